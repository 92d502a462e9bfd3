import { normalisedName } from '#renderer/features/branches/search/place-name.ts';
import { typingDistance } from '#renderer/features/branches/search/typing-distance.ts';

/** Spellings that sound alike, mapped to one form. In Devanagari, vowel signs too. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/([bcdgjkpt])h/g, '$1'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/(\p{L})\1/gu, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
  [/ै/g, 'े'],
  [/ौ/g, 'ो'],
  [/[नमङञण]्(?=[क-म])/g, 'ं'],
  [/[शष]/g, 'स'],
  [/ण/g, 'न'],
];

/** Edit distance between a typed word and a known name; Infinity if it is too large to be a typo. */
export function typosBetween(word: string, name: string): number {
  const known = normalisedName(name);
  const typos = Math.min(
    typingDistance(word, known),
    // A name that only sounds the same ranks behind an exact match.
    typingDistance(soundOf(word), soundOf(known)) + SAME_SOUND,
  );
  return typos <= maxTypos(Math.min(word.length, known.length)) + SAME_SOUND ? typos : Infinity;
}

const SAME_SOUND = 0.5;

function soundOf(plain: string): string {
  return ALIKE.reduce((sound, [spelling, one]) => sound.replaceAll(spelling, one), plain);
}

/** Maximum number of typos for a word of this length. Short names are too similar for any. */
function maxTypos(letters: number): number {
  if (letters < 4) return -1;
  return letters < 7 ? 1 : 2;
}
