import { requireFinite } from '#domain/finite-numbers.ts';
import type { Instalment } from '#domain/loans/amortisation.ts';
import { toPaise } from '#domain/money/rounding.ts';

/** Tells spreadsheet programs that the file is UTF-8, so that a rupee sign stays one. */
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

/** A text that begins like a formula gets an apostrophe, so that no spreadsheet program runs it. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
