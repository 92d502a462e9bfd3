/** How a series looks in every chart and legend: a theme colour and a pattern, so that neither is needed alone. */
export type Look = 'primary' | 'accent' | 'third' | 'quiet' | 'alert';

/** Side of a pattern tile, in pixels. */
export const TILE = 8;

type Pattern = {
  /** What is drawn on a tile, as an SVG path. */
  readonly path: string;
  readonly width: number;
  /** Whether the lines are coloured and the space between them is empty. */
  readonly onEmpty?: boolean;
};

/** The pattern of each look; the plain one has none. */
export const PATTERNS: Readonly<Record<Look, Pattern | null>> = {
  primary: null,
  accent: { path: 'M-2 2L2-2M0 8L8 0M6 10L10 6', width: 2 },
  third: { path: 'M2 2h.01M6 6h.01', width: 3 },
  quiet: { path: 'M0 4H8', width: 1, onEmpty: true },
  alert: { path: 'M0 0L8 8M8 0L0 8', width: 1.5 },
};

/** Dashes of a line of each look: pixels of line and gap. */
export const DASHES: Readonly<Record<Look, readonly number[]>> = {
  primary: [],
  accent: [2, 4],
  third: [10, 3, 2, 3],
  quiet: [7, 4],
  alert: [4, 2],
};
