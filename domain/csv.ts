/** CSV files (RFC 4180) that spreadsheet programs open as intended. */

/** Marks the file as UTF-8 for spreadsheet programs, which otherwise garble the rupee sign. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** A file of these lines. A number is written as it is; a text that looks like a formula is made harmless. */
export const csvOf = (lines: readonly (readonly (string | number)[])[]): string =>
  BYTE_ORDER_MARK + lines.map((line) => line.map(cell).join(',') + LINE_END).join('');

/** Prefixes a text that looks like a formula with an apostrophe, so that no spreadsheet program runs it. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
