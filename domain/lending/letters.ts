/**
 * Messages about an application between the service and its borrower, and the templates of those that the service writes. A
 * template has words in every language of the staff, with placeholders from a closed list.
 */
import { daysAfter, indianDayOf } from '#domain/days.ts';
import type { InStaffLanguages, StaffLanguage } from '#domain/languages.ts';
import { MAX_DAYS_NAMED, MIN_OWN_WORDS } from '#domain/lending/letter-limits.ts';

/** What stands in a template between braces, such as `{lender}`. */
export const PLACEHOLDERS = ['application', 'first-name', 'lender', 'date', 'text'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Those that the operator fills in for each message; the others are known. */
export const FILLED_IN = ['lender', 'date', 'text'] as const satisfies readonly Placeholder[];
export type FilledIn = (typeof FILLED_IN)[number];

/** In one language. */
export type LetterWords = { readonly subject: string; readonly text: string };
export type TemplateWords = InStaffLanguages<LetterWords>;

const IN_BRACES = /\{([^{}]*)\}/g;

const isPlaceholder = (name: string): name is Placeholder =>
  PLACEHOLDERS.some((known) => known === name);

const wholeOf = ({ subject, text }: LetterWords): string => `${subject}\n${text}`;

/** The names between braces, each once, in their order. */
const namesIn = (written: string): readonly string[] => [
  ...new Set(Array.from(written.matchAll(IN_BRACES), ([, name = '']) => name)),
];

/** The placeholders of words in one language. */
export const placeholdersIn = (words: LetterWords): readonly Placeholder[] =>
  namesIn(wholeOf(words)).filter(isPlaceholder);

/** What an operator has to fill in, by the words of any language: all have the same placeholders. */
export const toFillIn = (words: LetterWords): readonly FilledIn[] => {
  const found = placeholdersIn(words);
  return FILLED_IN.filter((name) => found.includes(name));
};

export type TextProblem =
  /** Something between braces that is no placeholder. */
  | { readonly is: 'unknown'; readonly name: string }
  /** A brace without its other half. */
  | { readonly is: 'brace' };

/** What is wrong with the placeholders of one text; null if nothing is. */
export function textProblem(written: string): TextProblem | null {
  const unknown = namesIn(written).find((name) => !isPlaceholder(name));
  if (unknown !== undefined) return { is: 'unknown', name: unknown };
  return /[{}]/.test(written.replaceAll(IN_BRACES, '')) ? { is: 'brace' } : null;
}

/** A placeholder that one language has and the other has not; null where both have the same. */
export function onlyInOne({ en, hi }: TemplateWords): Placeholder | null {
  const [inEnglish, inHindi] = [placeholdersIn(en), placeholdersIn(hi)];
  return PLACEHOLDERS.find((name) => inEnglish.includes(name) !== inHindi.includes(name)) ?? null;
}

export type FreedomProblem =
  /** An operator would write the subject. */
  | 'free-subject'
  /** What an operator adds would be nearly all there is. */
  | 'few-own-words';

/** What leaves an operator too free in one language: another person has approved what a message says. Null if nothing does. */
export function freedomProblem({ subject, text }: LetterWords): FreedomProblem | null {
  if (namesIn(subject).includes('text')) return 'free-subject';
  if (!namesIn(text).includes('text')) return null;
  const own = text.replaceAll(IN_BRACES, '').match(/[\p{L}\p{M}\p{N}]/gu) ?? [];
  return own.length < MIN_OWN_WORDS ? 'few-own-words' : null;
}

/** The days that a message may name, by when it is sent. */
export function daysNamed(at: number): { readonly first: string; readonly last: string } {
  const first = indianDayOf(at);
  return { first, last: daysAfter(first, MAX_DAYS_NAMED) };
}

/** What an operator has filled in; null for what the template does not ask for. */
export type Filled = {
  /** Name of the lender, in the language of the message. */
  readonly lender: string | null;
  /** Such as `2026-11-30`. */
  readonly date: string | null;
  readonly text: string | null;
};

/** A day as people read it in a sentence, such as `30 November 2026`. */
const dayInWords = (day: string, language: StaffLanguage): string =>
  new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Stands for what is not filled in yet. */
const OPEN = '…';

/** A message as its borrower reads it. */
export function letterFrom(
  words: LetterWords,
  language: StaffLanguage,
  known: { readonly number: string; readonly firstName: string },
  filled: Filled,
): LetterWords {
  const values: Readonly<Record<Placeholder, string | null>> = {
    application: known.number,
    'first-name': known.firstName,
    lender: filled.lender,
    date: filled.date === null ? null : dayInWords(filled.date, language),
    text: filled.text,
  };
  const fill = (written: string): string =>
    written.replaceAll(IN_BRACES, (whole, name: string) =>
      isPlaceholder(name) ? (values[name] ?? OPEN) : whole,
    );
  return { subject: fill(words.subject).replaceAll(/\s+/g, ' '), text: fill(words.text) };
}
