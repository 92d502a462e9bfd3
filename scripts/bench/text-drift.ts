/** Whether the hand-written page still says what home says: another text would be another amount of work. */

/** Share of words. Home's carousels have buttons and positions that a page without script has no use for. */
export const MAX_DRIFT = 0.02;

export type TextDrift = {
  /** Words that only one of the two has, as a share of all words of both. */
  readonly share: number;
  readonly onlyOnHome: readonly string[];
  readonly onlyByHand: readonly string[];
};

/** Compares what two pages say, word by word, wherever the words are. */
export function textDrift(home: string, byHand: string): TextDrift {
  const homeWords = wordsOf(home);
  const handWords = wordsOf(byHand);
  const onlyOnHome = without(homeWords, handWords);
  const onlyByHand = without(handWords, homeWords);
  const all = homeWords.length + handWords.length;
  const share = all === 0 ? 0 : (onlyOnHome.length + onlyByHand.length) / all;
  return { share, onlyOnHome, onlyByHand };
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}₹%&@.'’-]+/gu) ?? [];
}

/** The words that are left when each of the others has cancelled one equal to it. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  others.forEach((word) => counts.set(word, (counts.get(word) ?? 0) + 1));
  return words.filter((word) => {
    const left = counts.get(word) ?? 0;
    if (left > 0) counts.set(word, left - 1);
    return left === 0;
  });
}
