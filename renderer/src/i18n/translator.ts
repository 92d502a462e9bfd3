import type { Language } from '#domain/languages.ts';
import { isolated } from '#renderer/i18n/isolated.ts';
import type {
  Leaf,
  PlainKey,
  PluralForms,
  Text,
  TranslationKey,
  Values,
  Words,
} from '#renderer/i18n/words.ts';

/**
 * Gives the words of one language. Created once per prerendered page, or once in a browser. It is our own because every island
 * carries it: 0.6 KB instead of 15.8 KB for i18next and react-i18next (decision 6).
 */
export type Translator = {
  readonly language: Language;
  /** The text of a key, with its `{{names}}` filled in; a text with plural forms is chosen by the value `count`. */
  readonly t: <Key extends TranslationKey>(key: Key, ...values: Values<Key>) => string;
  /** Whether a text is the key of a text that needs no values. */
  readonly isKey: (text: string | undefined) => text is PlainKey;
};

/** A percent sign belongs to its number, also where the number keeps its own direction. */
const PLACEHOLDER = /\{\{(\w+)\}\}(%?)/g;

/** A translator over language files. Throws if a key or a value is missing. */
export function translatorOf(language: Language, files: readonly Words[]): Translator {
  const texts = new Map(files.flatMap((file) => leavesOf(file)));
  const plurals = new Intl.PluralRules(language);
  return {
    language,
    t: (key, ...[given]) => {
      const values: Readonly<Record<string, Text>> = given ?? {};
      const leaf = texts.get(key);
      if (leaf === undefined) throw new Error(`There is no text for ${key}.`);
      const text =
        typeof leaf === 'string'
          ? leaf
          : formOf(leaf, values[leaf['by'] ?? 'count'] ?? '', plurals);
      return text.replace(PLACEHOLDER, (_, name: string, percent: string) => {
        const value = values[name];
        if (value === undefined) throw new Error(`The text for ${key} lacks its ${name}.`);
        return isolated(`${value}${percent}`, language);
      });
    },
    isKey: (text): text is PlainKey => {
      const leaf = texts.get(text ?? '');
      return typeof leaf === 'string' && leaf.search(PLACEHOLDER) < 0;
    },
  };
}

const formOf = (forms: PluralForms, value: Text, plurals: Intl.PluralRules): string =>
  forms[value] ?? forms[plurals.select(Number(value))] ?? forms.other;

type Branch = { readonly [name: string]: Leaf | Branch };

/** Every text of a language file with its key, such as `login.submit`. */
export function leavesOf(branch: Branch, prefix = ''): [string, Leaf][] {
  return Object.entries(branch).flatMap(([name, entry]) => {
    const key = `${prefix}${name}`;
    return isLeaf(entry) ? [[key, entry] satisfies [string, Leaf]] : leavesOf(entry, `${key}.`);
  });
}

function isLeaf(entry: Leaf | Branch): entry is Leaf {
  return typeof entry === 'string' || typeof entry['other'] === 'string';
}
