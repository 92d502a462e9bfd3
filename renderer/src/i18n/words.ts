import type { Area, English } from '#renderer/i18n/areas.ts';

/**
 * A text in forms. Plural forms are chosen by the value `count`, or by the value that `by` names; the language decides which
 * exist. Other forms are chosen by the value itself, such as `female`.
 */
export type PluralForms = { readonly other: string } & { readonly [form: string]: string };
export type Leaf = string | PluralForms;
/** A text, plain or with plural forms. */
export type Text = string | number;

/** The shape of an area's language file: English's groups and names; texts and plural forms per language. */
export type Words<Name extends Area = Area> = WordsLike<English[Name]>;
type WordsLike<Branch> = {
  readonly [Name in keyof Branch]: Branch[Name] extends string
    ? string
    : Branch[Name] extends PluralForms
      ? PluralForms
      : WordsLike<Branch[Name]>;
};

/** The groups of all areas merged, as keys name them. */
type AllGroups = Intersection<English[Area]>;
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer Both,
) => void
  ? Both
  : never;

/** The keys of the language files, such as `login.submit`. */
export type TranslationKey = KeyIn<AllGroups>;
type KeyIn<Branch> = {
  [Name in keyof Branch & string]: Branch[Name] extends Leaf
    ? Name
    : `${Name}.${KeyIn<Branch[Name]>}`;
}[keyof Branch & string];

/** The arguments of `t` after a key: none, or a value for each `{{name}}` of its English text. */
export type Values<Key extends TranslationKey> = [NameIn<TextAt<Key, AllGroups>>] extends [never]
  ? []
  : [Readonly<Record<NameIn<TextAt<Key, AllGroups>>, Text>>];

/** The keys whose text needs no values, such as a schema's error. */
export type PlainKey = {
  [Key in TranslationKey]: Values<Key> extends [] ? Key : never;
}[TranslationKey];

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
