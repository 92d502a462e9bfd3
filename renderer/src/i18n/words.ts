import type { en } from '#renderer/i18n/en.ts';

/** A text in the plural forms of its language, chosen by the value `count`. Which forms there are is the language's. */
export type PluralForms = { readonly other: string } & {
  readonly [Form in Intl.LDMLPluralRule]?: string;
};
export type Leaf = string | PluralForms;
/** What may stand in a text. */
export type Text = string | number;

type English = typeof en;

/** The shape of a language file: English's groups and names, each language with its own texts and plural forms. */
export type Words = WordsLike<English>;
type WordsLike<Branch> = {
  readonly [Name in keyof Branch]: Branch[Name] extends string
    ? string
    : Branch[Name] extends PluralForms
      ? PluralForms
      : WordsLike<Branch[Name]>;
};

/** The keys of the language files, such as `login.submit`. */
export type TranslationKey = KeyIn<English>;
type KeyIn<Branch> = {
  [Name in keyof Branch & string]: Branch[Name] extends Leaf
    ? Name
    : `${Name}.${KeyIn<Branch[Name]>}`;
}[keyof Branch & string];

/** What `t` must be given for a key: nothing, or a value for each `{{name}}` of its English text. */
export type Values<Key extends TranslationKey> = [NameIn<TextAt<Key, English>>] extends [never]
  ? []
  : [Readonly<Record<NameIn<TextAt<Key, English>>, Text>>];

type TextAt<Key extends string, Branch> = Key extends `${infer Group}.${infer Rest}`
  ? Group extends keyof Branch
    ? TextAt<Rest, Branch[Group]>
    : never
  : Key extends keyof Branch
    ? Branch[Key] extends string
      ? Branch[Key]
      : Branch[Key][keyof Branch[Key]]
    : never;

type NameIn<Content> = Content extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NameIn<Rest>
  : never;
