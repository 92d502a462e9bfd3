import type { PricedModel } from '#domain/lending/price-list.ts';

/** The list with another model in the place of one, at its end where there is none, or without it where that is null. */
export function listWith(
  models: readonly PricedModel[],
  there: PricedModel | undefined,
  next: PricedModel | null,
): PricedModel[] {
  const others = models.flatMap((each) => (each === there ? (next ?? []) : each));
  return there === undefined && next !== null ? [...others, next] : others;
}

/** Whether both say the same; none is the same as none. */
export const isEqualModel = (
  one: PricedModel | null | undefined,
  other: PricedModel | null | undefined,
): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
