/** What is wrong with a translation, so that nothing broken is taken back from a translator. */
import { leftInLatin } from '#scripts/words/left-in-latin.ts';
import type { Leaf } from '#renderer/i18n/words.ts';
import { formsOf, leafOf, namesIn, UnusableMessage } from '#translations/icu.ts';

type Writing = {
  /** The letters that a language is written in. */
  readonly letters: RegExp;
  /** How a sentence ends. */
  readonly stop: string;
  /** Signs of other languages in its place. */
  readonly foreign: RegExp;
};

const WRITING: Readonly<Record<string, Writing>> = {
  hi: { letters: /\p{Script=Devanagari}/u, stop: '।', foreign: /۔|\.(?!\w)/ },
  mr: { letters: /\p{Script=Devanagari}/u, stop: '.', foreign: /[।۔]/ },
  bn: { letters: /\p{Script=Bengali}/u, stop: '।', foreign: /۔|\.(?!\w)/ },
  ta: { letters: /\p{Script=Tamil}/u, stop: '.', foreign: /[।۔]/ },
  ur: { letters: /\p{Script=Arabic}/u, stop: '۔', foreign: /[।;?]|[,.](?!\w)/ },
};
const SCRIPTS = Object.values(WRITING).map(({ letters }) => letters);

const LETTER = /\p{Letter}/u;
const PLACEHOLDER = /\{\{\w+\}\}/g;
/** Digits but Latin ones, and characters without width, which break searching and copying. */
const UNWANTED = /(?![0-9])\p{Nd}|[\u200B-\u200F\u2060\uFEFF]/u;
const MARKUP = /<\/?[a-z][^>]*>|&(?:\w+|#\d+);/i;
const FIGURE = /\d+(?:[.,]\d+)*/g;
/** File names, because not every device handles another script. */
export const NAME_OF_FILE = /File$/;

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
  const { letters } = WRITING[language] ?? {};
  return [
    ...(stays || letters === undefined || letters.test(text)
      ? []
      : ['is not in the script of the language']),
    ...writingFaults(text, english, language),
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

/** Shorter texts are headings, which may do without a stop. */
const SENTENCE = /^[^]{40,}[a-z]{3}\.\s*$/;
const MISPLACED_SPACE = / {2}| [.,;:।۔،؛](?!\w)/u;
/** Names, addresses and figures with a full stop in them. */
const WITH_STOPS = /https?:\S+|\S+@\S+|(?:[A-Z]\.)+|\b[\w-]+(?:\.[\w-]+)+|\{\{\w+\}\}/g;
const ENDS_WITH_VALUE = /\}\}\s*$/;

function writingFaults(text: string, english: string, language: string): string[] {
  const writing = WRITING[language];
  // A language is named in its own letters everywhere.
  if (writing === undefined || text === english) return [];
  const { letters, stop, foreign } = writing;
  // A danda stands in Bengali too.
  const written = text.replaceAll('।', '');
  const isOpen = SENTENCE.test(english) && !ENDS_WITH_VALUE.test(text);
  const sign = foreign.exec(text.replaceAll(WITH_STOPS, 'x'))?.[0];
  return [
    ...(text === text.normalize('NFC') ? [] : ['is not composed (NFC)']),
    ...(SCRIPTS.some((other) => String(other) !== String(letters) && other.test(written))
      ? ['has letters of another script']
      : []),
    ...(MISPLACED_SPACE.test(text) ? ['has two spaces, or one before a sign'] : []),
    ...(isOpen && !text.trimEnd().endsWith(stop) ? [`does not end with ${stop}`] : []),
    ...(sign === undefined ? [] : [`has a sign of another language: ${sign}`]),
  ];
}
