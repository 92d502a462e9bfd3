/** The groups and names of an English file of words, with texts of another language. */
export type WordsLike<English> = {
  readonly [Name in keyof English]: English[Name] extends string
    ? string
    : WordsLike<English[Name]>;
};
