/** Every other language says what English says: the same parts in the same order and the same figures. */
import { describe, expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { brandIn } from '#renderer/content/brand/words/words.ts';
import { CONTENT_NAMES } from '#renderer/content/contents.ts';
import { HOST_AREAS, STAFF_AREAS } from '#renderer/i18n/areas.ts';
import { loadContents } from '#renderer/i18n/content-files.ts';
import { leftInLatin } from '#renderer/i18n/left-in-latin.ts';
import { leavesOf } from '#renderer/i18n/translator.ts';
import { loadWords } from '#renderer/i18n/word-files.ts';
import type { Leaf } from '#renderer/i18n/words.ts';

type Value = string | number | boolean | null;
type Copy = Value | readonly Copy[] | { readonly [name: string]: Copy };

/** Keys of machine-readable values. They are the same in every language; everything else is translated. */
const MACHINE_READ = new Set(
  [
    'accountNumber card countryCode currency deliveryDate email emailId emails endedOn icon id image iso kind network',
    'openDate orderDate orderId pinAreas pinCode places rateType userId',
  ].flatMap((line) => line.split(' ')),
);
/** The same for keys that mean something else elsewhere. */
const MACHINE_READ_AT =
  /^brand\.name$|partnerTypes\.items\.\d+\.category$|profile\.category$|orders\.\d+\.status$|items\.\d+\.date$/;
const ADDRESS = /^(?:\/|https:)/;

/** Whether a value is the same in every language: machine-readable values and addresses. */
function isMachineRead(where: string, value: Value): boolean {
  if (typeof value !== 'string' || ADDRESS.test(value) || MACHINE_READ_AT.test(where)) return true;
  return where.split('.').some((name) => MACHINE_READ.has(name));
}

/** Every value of the copy by its path. */
function valuesOf(copy: Copy, where: string): [string, Value][] {
  if (typeof copy !== 'object' || copy === null) return [[where, copy]];
  return Object.entries(copy).flatMap(([name, part]) => valuesOf(part, `${where}.${name}`));
}

const FIGURE = /\d+(?:[.,]\d+)*/g;
const figuresOf = (text: string) => (text.match(FIGURE) ?? []).toSorted((a, b) => (a < b ? -1 : 1));

const LETTER = /\p{Letter}/u;
const DEVANAGARI_LETTER = /[\u0904-\u0939\u0958-\u0961]/;
/** Devanagari digits, and zero-width characters, which break searching and copying. */
const UNWANTED = /[\u0966-\u096F\u200B-\u200F\u2060\uFEFF]/;

/** What is wrong with a Hindi text, compared with its English one. */
function faultsOf(hindi: string, english: string): string[] {
  const spoken = english.replaceAll(/\{\{\w+\}\}/g, '');
  const stays = !LETTER.test(spoken) || leftInLatin(spoken).length === 0;
  return [
    ...(stays || DEVANAGARI_LETTER.test(hindi) ? [] : ['is not in Devanagari']),
    ...(UNWANTED.test(hindi) ? ['has a Devanagari digit or a character without width'] : []),
    ...leftInLatin(hindi).map((word) => `says ${word}`),
    ...(figuresOf(hindi).join(' ') === figuresOf(english).join(' ')
      ? []
      : [`has the figures ${figuresOf(hindi).join(' ')} for ${figuresOf(english).join(' ')}`]),
  ];
}

/** The forms of a text, by plural category. */
const formsOf = (leaf: Leaf) => (typeof leaf === 'string' ? { always: leaf } : leaf);

async function copyIn(language: Language): Promise<ReadonlyMap<string, Value>> {
  const { ...copies }: { readonly [name: string]: Copy } = await loadContents(
    language,
    CONTENT_NAMES,
  );
  return new Map(
    Object.entries({ ...copies, brand: brandIn(language) }).flatMap(([name, copy]) =>
      valuesOf(copy, name),
    ),
  );
}

describe('the copy in Hindi', async () => {
  const [english, hindi] = [await copyIn('en'), await copyIn('hi')];

  test('has the parts of the English copy, no more and no fewer', () => {
    expect(english.size).toBeGreaterThan(1000);
    expect([...hindi.keys()]).toEqual([...english.keys()]);
  });

  test('has the same figures, links and machine-readable values', () => {
    const machineRead = [...english].filter(([where, value]) => isMachineRead(where, value));
    expect(machineRead.map(([where]) => [where, hindi.get(where)])).toEqual(machineRead);
  });

  test('translates the rest, with the same figures', () => {
    const faults = [...english].flatMap(([where, text]) => {
      if (typeof text !== 'string' || isMachineRead(where, text)) return [];
      const own = String(hindi.get(where));
      return faultsOf(own, text).map((fault) => `${where} ${fault}: ${own}`);
    });
    expect(faults).toEqual([]);
  });
});

/** File names, because not every device handles another script. */
const NAME_OF_FILE = /File$/;

describe('the words in Hindi', () => {
  test.each([...HOST_AREAS, ...STAFF_AREAS])(
    'the words of the area %s are Hindi, with the same figures',
    async (area) => {
      const english = new Map(leavesOf(await loadWords('en', area)));
      const faults = leavesOf(await loadWords('hi', area)).flatMap(([key, leaf]) => {
        if (NAME_OF_FILE.test(key)) return [];
        const model = english.get(key) ?? '';
        const models: Readonly<Record<string, string>> = formsOf(model);
        return Object.entries(formsOf(leaf)).flatMap(([form, text]) =>
          faultsOf(text, models[form] ?? '').map((fault) => `${key} ${form} ${fault}: ${text}`),
        );
      });
      expect(faults).toEqual([]);
    },
  );
});
