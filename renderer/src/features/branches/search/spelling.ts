import { normalisedName } from '#renderer/features/branches/search/place-name.ts';
import { soundOf } from '#renderer/features/branches/search/sound-of.ts';
import { type Costs, typingDistance } from '#renderer/features/branches/search/typing-distance.ts';

/**
 * How much a typed word differs from a known name; Infinity if it is too much for a typo. It counts letters, or sounds,
 * which find a name across scripts as well, whichever is less.
 */
export function typosBetween(word: string, name: string): number {
  const known = normalisedName(name);
  const [heard, sound] = [soundOf(word), soundOf(known)];
  // People get a name wrong, but hardly its beginning: गोपाल is not भोपाल.
  if (!beginAlike(heard, sound)) return Infinity;
  const letters = within(typingDistance(word, known), maxTypos(shorter(word, known)));
  const sounds = within(typingDistance(heard, sound, OF_SOUNDS), maxSounds(shorter(heard, sound)));
  // A name that only sounds the same ranks behind an exact match, and one in another script behind that.
  const script = isDevanagari(word) === isDevanagari(known) ? 0 : OTHER_SCRIPT;
  return Math.min(letters, sounds + SAME_SOUND) + script;
}

const SAME_SOUND = 0.5;
const OTHER_SCRIPT = 1;

/** Vowels are what people mishear: those that sound nearly alike count least, and so does a short one too many. */
const OF_SOUNDS: Costs = {
  replace: (heard, wanted) => {
    const pair = `${heard}${wanted}`;
    if (/^(?:[ei]{2}|[ou]{2})$/.test(pair)) return 0.25;
    return /^(?:a[eiou]|[eiou]a|[mn]{2}|[bv]{2})$/.test(pair) ? 0.5 : 1;
  },
  leaveOut: (sound) => (/[ah]/.test(sound) ? 0.25 : /[eioun]/.test(sound) ? 0.5 : 1),
};

const isDevanagari = (text: string) => /[ऀ-ॿ]/.test(text);
const shorter = (one: string, other: string) => Math.min(one.length, other.length);
const within = (typos: number, most: number) => (typos <= most ? typos : Infinity);

function beginAlike(one: string, other: string): boolean {
  const [first = '', second = ''] = [one[0], other[0]];
  return first === second || /^[aeiou]{2}$/.test(first + second);
}

/** Maximum number of typos for a word of this length. Short names are too similar for any. */
function maxTypos(letters: number): number {
  if (letters < 5) return -1;
  return letters < 7 ? 1 : 2;
}

/** The same of sounds, of which most count less than one. */
function maxSounds(sounds: number): number {
  if (sounds < 4) return sounds < 3 ? -1 : 0;
  if (sounds < 6) return 0.5;
  return sounds < 8 ? 0.75 : 1.5;
}
