import { requireFinite } from '#domain/finite-numbers.ts';
import type { Instalment } from '#domain/loans/amortisation.ts';
import { toPaise } from '#domain/money/rounding.ts';

/** Marks the file as UTF-8 for spreadsheet programs, which otherwise garble the rupee sign. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/**
 * A schedule as a CSV file (RFC 4180): month, opening, instalment, interest, principal, closing, under
 * headings in that order. Amounts in rupees with two decimals and no grouping.
 */
export function scheduleCsv(schedule: readonly Instalment[], headings: readonly string[]): string {
  schedule.forEach(requireFinite);
  const lines = schedule.map((row) => [
    String(row.month),
    ...[row.opening, row.instalment, row.interest, row.principal, row.closing].map((rupees) =>
      toPaise(rupees).toFixed(2),
    ),
  ]);
  const text = [headings.map(cell), ...lines].map((line) => line.join(',') + LINE_END).join('');
  return BYTE_ORDER_MARK + text;
}

/** Prefixes a text that looks like a formula with an apostrophe, so that no spreadsheet program runs it. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
