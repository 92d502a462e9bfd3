import {
  canonicalUserId,
  parseApplicationNumber,
  parseChassisNumber,
  parseGrievanceNumber,
  parseTransactionReference,
} from '#domain/identifiers.ts';
import { withLatinDigits } from '#domain/latin-digits.ts';
import { foldedScript } from '#domain/folded-script.ts';
import { parseMobileNumber } from '#domain/mobile-number.ts';

/** By what operators find an application or a grievance. */
export const SEARCH_KINDS = [
  'application',
  'grievance',
  'userId',
  'phone',
  'chassis',
  'transfer',
  'name',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** One reading of what was typed, in the form in which it is stored; a name is as it was typed. */
export type SearchTerm = { readonly kind: SearchKind; readonly value: string };

/** The most characters of a search: as many as a name has. */
export const MAX_SEARCH = 120;

/** Of each kind that a search finds at most; the newest. */
export const MAX_FOUND = 20;

/** Some write a phone number with these. */
const AROUND_PHONE = /[().\p{Cf}\p{Pd}]/gu;
const HAS_DIGIT = /\d/;
const TWO_LETTERS = /\p{L}[^]*\p{L}/u;
const BETWEEN_WORDS = /[^\p{L}\p{M}]+/u;

/**
 * Everything that a typed text can be, the likeliest first; empty where it is nothing that can be looked for. Digits may be
 * of any script. A text with a digit is never a name, and one without never a number.
 */
export function searchTerms(typed: string): readonly SearchTerm[] {
  const plain = withLatinDigits(typed.normalize('NFKC'));
  if (!HAS_DIGIT.test(plain)) {
    const value = typed.trim();
    return TWO_LETTERS.test(value) ? [{ kind: 'name', value }] : [];
  }
  const read = (kind: SearchKind, value: string | null): readonly SearchTerm[] =>
    value === null ? [] : [{ kind, value }];
  // Their prefixes leave no doubt, although a transfer's reference may look the same.
  const named = [
    ...read('application', parseApplicationNumber(plain)),
    ...read('grievance', parseGrievanceNumber(plain)),
    ...read('userId', canonicalUserId(plain.replaceAll(/\s/g, ''))),
  ];
  if (named.length > 0) return named;
  return [
    ...read('phone', parseMobileNumber(plain.replaceAll(AROUND_PHONE, ''))),
    ...read('chassis', parseChassisNumber(plain)),
    ...read('transfer', parseTransactionReference(plain)),
  ];
}

const wordsOf = (text: string) =>
  foldedScript(text).toLowerCase().split(BETWEEN_WORDS).filter(Boolean);

/** Whether each word that was typed begins another word of a text, such as a name, in any order, case and spelling of a script. */
export function matchesWords(typed: string, text: string): boolean {
  const left = wordsOf(text);
  // The longest first: the shortest fits the most words.
  const wanted = wordsOf(typed).toSorted((one, other) => other.length - one.length);
  return (
    wanted.length > 0 &&
    wanted.every((word) => {
      const at = left.findIndex((each) => each.startsWith(word));
      if (at !== -1) left.splice(at, 1);
      return at !== -1;
    })
  );
}
