const WIDTH = /\((min|max)-width:\s*([\d.]+)px\)/;

/**
 * Compares media queries for sorting the style sheet: where two apply, the later one wins. Wider minimums and narrower
 * maximums are more specific. Griffel would sort them as text, 1200px before 576px.
 */
export function compareMediaQueries(one: string, other: string): number {
  const [group, place] = placeOf(one);
  const [otherGroup, otherPlace] = placeOf(other);
  return group - otherGroup || place - otherPlace || textOrder(one, other);
}

/** By code units: a comparison by language takes a noticeable part of the start. */
function textOrder(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Maximum widths first, then minimum widths, then everything else (dark colours, paper). */
function placeOf(query: string): readonly [group: number, place: number] {
  const [, bound, pixels] = WIDTH.exec(query) ?? [];
  if (bound === undefined) return [2, 0];
  return bound === 'max' ? [0, -Number(pixels)] : [1, Number(pixels)];
}
