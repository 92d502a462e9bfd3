/** How large a picture is drawn before it is sent: small for the connection, and text must stay readable. */
export type Size = { readonly width: number; readonly height: number };

/** Quarter turns to the right. */
export type Turns = 0 | 1 | 2 | 3;

/** Pixels of the longest side: an A4 page then has 200 per inch, like a scan. */
export const LONGEST_SIDE = 2400;

/** What a picture should weigh at most. */
export const WANTED_BYTES = 900 * 1024;

type Attempt = { readonly longest: number; readonly quality: number };

/** Tried in order until the picture is small enough; the last one is used in any case. */
export const ATTEMPTS: readonly Attempt[] = [
  { longest: LONGEST_SIDE, quality: 0.8 },
  { longest: LONGEST_SIDE, quality: 0.65 },
  { longest: 2000, quality: 0.65 },
  { longest: 1600, quality: 0.6 },
];

/** For a page, many of which share a document. It is drawn, and stays readable where a photo would not. */
export const PAGE_ATTEMPTS: readonly Attempt[] = [
  ...ATTEMPTS,
  { longest: 1600, quality: 0.4 },
  { longest: 1400, quality: 0.35 },
];

/** The size of a picture whose longest side is limited to so many pixels. Pictures never grow. */
export function fittedSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** The size after quarter turns. */
export function turnedSize({ width, height }: Size, turns: Turns): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

const TURNS: readonly Turns[] = [0, 1, 2, 3];

/** One quarter turn more, to the right (1) or to the left (-1). */
export function turnedBy(turns: Turns, step: 1 | -1): Turns {
  return TURNS[(turns + step + 4) % 4] ?? 0;
}
