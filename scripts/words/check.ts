/** What is wrong with a translation, so that nothing broken is taken back from a translator. */
import { leftInLatin } from '#scripts/words/left-in-latin.ts';
import type { Leaf } from '#renderer/i18n/words.ts';
import { formsOf, leafOf, namesIn, UnusableMessage } from '#translations/icu.ts';

/** The letters that a language is written in. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  hi: /\p{Script=Devanagari}/u,
  mr: /\p{Script=Devanagari}/u,
  bn: /\p{Script=Bengali}/u,
  ta: /\p{Script=Tamil}/u,
  ur: /\p{Script=Arabic}/u,
};

const LETTER = /\p{Letter}/u;
const PLACEHOLDER = /\{\{\w+\}\}/g;
/** Digits but Latin ones, and characters without width, which break searching and copying. */
const UNWANTED = /(?![0-9])\p{Nd}|[\u200B-\u200F\u2060\uFEFF]/u;
const MARKUP = /<\/?[a-z][^>]*>|&(?:\w+|#\d+);/i;
const FIGURE = /\d+(?:[.,]\d+)*/g;
/** File names, because not every device handles another script. */
const NAME_OF_FILE = /File$/;

const figuresOf = (text: string) =>
  (text.match(FIGURE) ?? []).toSorted((a, b) => (a < b ? -1 : 1)).join(' ');

/** The faults of a message that translates an English one, in words, such as `lacks {name}`. None for an empty message. */
export function faultsOf(
  {
    key,
    english,
    message,
  }: { readonly key: string; readonly english: string; readonly message: string },
  language: string,
): readonly string[] {
  if (message === '') return [];
  let leaf: Leaf;
  try {
    leaf = leafOf(message);
  } catch (error) {
    if (error instanceof UnusableMessage) return [error.message];
    throw error;
  }
  const model = leafOf(english);
  return [
    ...namesFaults(leaf, model),
    ...formsFaults(leaf, model, language),
    ...(NAME_OF_FILE.test(key)
      ? []
      : formsOf(leaf).flatMap(([form, text]) => textFaults(text, modelFor(model, form), language))),
  ];
}

function namesFaults(leaf: Leaf, model: Leaf): string[] {
  const [own, wanted] = [namesIn(leaf), namesIn(model)];
  return [
    ...[...wanted].filter((name) => !own.has(name)).map((name) => `lacks {${name}}`),
    ...[...own]
      .filter((name) => !wanted.has(name))
      .map((name) => `has {${name}}, which English does not have`),
  ];
}

function formsFaults(leaf: Leaf, model: Leaf, language: string): string[] {
  if (typeof model === 'string') return [];
  if (typeof leaf === 'string') return ['needs its plural forms'];
  const [by, wanted] = [leaf['by'] ?? 'count', model['by'] ?? 'count'];
  if (by !== wanted) return [`chooses by {${by}} where English chooses by {${wanted}}`];
  const forms = new Set(formsOf(leaf).map(([form]) => form));
  return new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.filter((form) => !forms.has(form))
    .map((form) => `lacks the plural form \`${form}\``);
}

/** The English form that a form is measured by: a language may have forms that English lacks. */
function modelFor(model: Leaf, form: string): string {
  const forms = new Map(formsOf(model));
  return forms.get(form) ?? forms.get('other') ?? forms.get('always') ?? '';
}

function textFaults(text: string, english: string, language: string): string[] {
  const spoken = english.replaceAll(PLACEHOLDER, '');
  const stays = !LETTER.test(spoken) || leftInLatin(spoken).length === 0;
  const letters = LETTERS[language];
  return [
    ...(stays || letters === undefined || letters.test(text)
      ? []
      : ['is not in the script of the language']),
    ...(UNWANTED.test(text)
      ? ['has a digit that is not 0 to 9, or a character without width']
      : []),
    ...(MARKUP.test(text) ? ['has markup'] : []),
    ...leftInLatin(text).map((word) => `leaves ${word} in Latin letters`),
    ...(figuresOf(text) === figuresOf(english)
      ? []
      : [`has the figures ${figuresOf(text) || 'none'} for ${figuresOf(english) || 'none'}`]),
  ];
}
