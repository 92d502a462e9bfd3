import { csvOf } from '#domain/csv.ts';
import { requireFinite } from '#domain/finite-numbers.ts';
import type { Instalment } from '#domain/loans/amortisation.ts';
import { toTwoDecimals } from '#domain/money/rounding.ts';

/**
 * A schedule as a CSV file (RFC 4180): month, opening, instalment, interest, principal, closing, under
 * headings in that order. Amounts in rupees with two decimals and no grouping. `after` are rows of fewer cells below it.
 */
export function scheduleCsv(
  schedule: readonly Instalment[],
  headings: readonly string[],
  after: readonly (readonly string[])[] = [],
): string {
  schedule.forEach(requireFinite);
  const lines = schedule.map((row) => [
    String(row.month),
    ...[row.opening, row.instalment, row.interest, row.principal, row.closing].map((rupees) =>
      toTwoDecimals(rupees).toFixed(2),
    ),
  ]);
  const padded = after.map((cells) => [
    ...cells,
    ...Array.from({ length: headings.length - cells.length }, () => ''),
  ]);
  return csvOf([headings, ...lines, ...padded]);
}
