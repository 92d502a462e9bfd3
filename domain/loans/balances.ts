/** The balance at the start and after each month of a loan, in the unit of its rows. */
export function balancesOf(
  rows: readonly { readonly opening: number; readonly closing: number }[],
): readonly number[] {
  const [first] = rows;
  return first === undefined ? [] : [first.opening, ...rows.map(({ closing }) => closing)];
}
