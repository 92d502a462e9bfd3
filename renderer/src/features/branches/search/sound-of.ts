/** Devanagari letters as Latin ones; aspirates and long vowels as the plain ones, which sound alike. */
const LETTERS: readonly (readonly [string, string])[] = [
  ['कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह', 'kkggnCCjjnttddnttddnpfbbmyrllvsssh'],
  ['अआइईउऊएओऑािीुूेोॉंः्', 'aaiiuueooaiiuueoonh'],
];
const LATIN = new Map([
  ...LETTERS.flatMap(([letters, latin]) =>
    Array.from(letters, (letter, index) => [letter, latin[index] ?? ''] as const),
  ),
  ...Object.entries({ ऐ: 'ai', 'ै': 'ai', औ: 'au', 'ौ': 'au', ऋ: 'ri', 'ृ': 'ri' }),
]);

/** A consonant without a vowel sign. The short vowel that it then has is written as `@`. */
const BARE_CONSONANT = /([क-ह])(?![ा-ौ्])/g;
/** Where that vowel is silent: at a word's end, and between two other vowels. */
const SILENT_AT_END = /@(?= |$)/g;
const SILENT_WITHIN = /([aeiou@][^aeiou@ ])@(?=[^aeiou@ ][aeiou@])/g;

/** Spellings that sound alike, mapped to one form. `C` is the sound of 'ch'. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/@/g, 'a'],
  [/c+h+/g, 'C'],
  [/[cq]/g, 'k'],
  [/ph/g, 'f'],
  [/([bdgjkpts])h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/ore(?= |$)/g, 'or'],
  [/iy(?=[aeiou])/g, 'i'],
  [/y(?![aeiou])/g, 'i'],
  [/m(?=[bpm])/g, 'n'],
  [/ai(?=\p{L})/gu, 'e'],
  [/[ao][uv](?![aeiou])/g, 'o'],
  [/(\p{L})\1/gu, '$1'],
];

/** How a normalised name sounds, roughly, in Latin letters, whichever of the two scripts it is written in. */
export function soundOf(name: string): string {
  return ALIKE.reduce((sound, [spelling, one]) => sound.replaceAll(spelling, one), inLatin(name));
}

function inLatin(name: string): string {
  if (!/[ऀ-ॿ]/.test(name)) return name;
  const letters = Array.from(
    name.replaceAll(BARE_CONSONANT, '$1@'),
    (each) => LATIN.get(each) ?? each,
  );
  // Hindi decides from the end which of them are silent; the rule reads the same backwards.
  const backwards = reversed(letters.join('').replaceAll(SILENT_AT_END, ''));
  return reversed(backwards.replaceAll(SILENT_WITHIN, '$1'));
}

const reversed = (text: string) => Array.from(text).toReversed().join('');
