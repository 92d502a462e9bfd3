/** Texts of pages in the language of a journey, named by the English ones. */
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { HOST_AREAS } from '#renderer/i18n/areas.ts';
import { pseudoText } from '#translations/pseudo.ts';
import { wordsOf } from '#tests/support/words.ts';

/** A text as pages show it, or any of several. Texts that are not among the portal's words stay unchanged. */
export type Say = (english: string) => string | RegExp;

export const inEnglish: Say = (english) => english;

/** How the words of the portal say in a language what they say in English. */
export async function sayIn(language: Language): Promise<Say> {
  const [english, translated] = await Promise.all([textsOf('en'), textsOf(language)]);
  return (text) => {
    const keys = [...english].filter(([, words]) => words === text).map(([key]) => key);
    const found = new Set(keys.flatMap((key) => translated.get(key) ?? []));
    const [first = text, ...others] = found;
    return others.length === 0 ? first : anyOf([first, ...others]);
  };
}

/**
 * How names begin that say in any language, or in the pseudo-language, what the English texts say, whatever is put into
 * their placeholders.
 */
export async function inAnyLanguage(...english: readonly string[]): Promise<RegExp> {
  const inEach = await Promise.all(LANGUAGES.map((language) => textsOf(language)));
  const [texts] = inEach;
  const keys = [...(texts ?? [])].filter(([, text]) => english.includes(text)).map(([key]) => key);
  const found = inEach.flatMap((each) => keys.flatMap((key) => each.get(key) ?? []));
  if (found.length === 0) throw new Error(`No text is '${english.join("' or '")}'.`);
  return beginningLike([...found, ...english.map((text) => pseudoText(text))]);
}

/** How lines begin with one of the texts, whatever is put into their placeholders. */
export function beginningLike(texts: readonly string[]): RegExp {
  const patterns = texts.map((text) => text.split(PLACEHOLDER).map(quoted).join('.*'));
  // A value in a text of Urdu begins with a sign that nobody sees; in the pseudo-language it is also within a text's marks.
  return new RegExp(String.raw`^[\u2066-\u2069⟦]*(?:${patterns.join('|')})`);
}

type Texts = { readonly [name: string]: string | Texts };

async function textsOf(language: Language): Promise<ReadonlyMap<string, string>> {
  const areas = await wordsOf(language, HOST_AREAS);
  return new Map(areas.flatMap((area) => textsIn(area)));
}

const textsIn = (group: Texts, path = ''): [key: string, text: string][] =>
  Object.entries(group).flatMap(([name, inside]) =>
    typeof inside === 'string'
      ? [[`${path}${name}`, inside] as const]
      : textsIn(inside, `${path}${name}.`),
  );

const PLACEHOLDER = /\{\{\w+\}\}/;
const quoted = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const anyOf = (texts: readonly string[]) => new RegExp(`^(?:${texts.map(quoted).join('|')})$`);
