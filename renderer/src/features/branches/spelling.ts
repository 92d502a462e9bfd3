import { plainName } from '#renderer/features/branches/place-name.ts';
import { typingDistance } from '#renderer/features/branches/typing-distance.ts';

/** Spellings that sound alike, each written one way. Signs of Devanagari stand for their letters' vowels. */
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

/** How many slips lie between a word as it was typed and a known name; infinite when they are too many for a slip. */
export function slipsBetween(word: string, name: string): number {
  const known = plainName(name);
  const slips = Math.min(
    typingDistance(word, known),
    // A name that sounds the same is still no exact match.
    typingDistance(soundOf(word), soundOf(known)) + SAME_SOUND,
  );
  return slips <= slipsAllowed(Math.min(word.length, known.length)) + SAME_SOUND ? slips : Infinity;
}

const SAME_SOUND = 0.5;

function soundOf(plain: string): string {
  return ALIKE.reduce((sound, [spelling, one]) => sound.replaceAll(spelling, one), plain);
}

/** Short names are too close to each other to be guessed. */
function slipsAllowed(letters: number): number {
  if (letters < 4) return -1;
  return letters < 7 ? 1 : 2;
}
