import type { Look } from '#renderer/ui/chart/look.ts';

/** What a chart shows. Its figures are those of the table next to it, in the same unit. */
export type ChartPicture = Doughnut | Plot;

export type ChartPart = { readonly name: string; readonly look: Look; readonly value: number };

type Doughnut = {
  readonly kind: 'doughnut';
  readonly parts: readonly ChartPart[];
  readonly money: (amount: number) => string;
};

export type ChartSeries = {
  readonly name: string;
  readonly look: Look;
  /** One per place; null if there is none, such as after a loan is paid off. */
  readonly values: readonly (number | null)[];
};

/** Areas and bars are stacked; lines are not. */
export type Plot = {
  readonly kind: 'area' | 'lines' | 'bars';
  /** Short labels along the axis, such as month numbers. */
  readonly places: readonly string[];
  /** The title of the axis. */
  readonly axis?: string;
  /** A place as read out, such as 'After 12 months'. Must be stable while its words do not change. */
  readonly placeInWords: (at: number) => string;
  /** Formats the round amounts along the other axis; null where an amount is not marked, such as half of a thing. */
  readonly roundMoney: (amount: number) => string | null;
  readonly money: (amount: number) => string;
  readonly series: readonly ChartSeries[];
};

/** The number of readable places of a chart. */
export function placesIn(picture: ChartPicture): number {
  return picture.kind === 'doughnut' ? picture.parts.length : picture.places.length;
}

/** Everything a chart shows at a place, in words. */
export function readingAt(picture: ChartPicture, at: number): string {
  const { money } = picture;
  if (picture.kind === 'doughnut') {
    const part = picture.parts[at];
    return part === undefined ? '' : `${part.name}: ${money(part.value)}`;
  }
  const values = picture.series.flatMap(({ name, values: all }) => {
    const value = all[at] ?? null;
    return value === null ? [] : [`${name}: ${money(value)}`];
  });
  return [picture.placeInWords(at), ...values].join(', ');
}
