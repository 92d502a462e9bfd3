/** Reads CSV files (RFC 4180), as `csvOf` and spreadsheet programs write them. */

export type CsvRow = {
  /** In the file, from 1: a cell may have several lines. */
  readonly line: number;
  readonly cells: readonly string[];
};

/** Why a file cannot be read as CSV: a quotation mark that is not closed, or one within a cell that does not begin with one. */
export type CsvFault = { readonly line: number; readonly what: 'open-quote' | 'stray-quote' };

type Reading =
  | { readonly ok: true; readonly rows: readonly CsvRow[] }
  | { readonly ok: false; readonly fault: CsvFault };

/** A cell with quotation marks around it, or without, and what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;

/** What `csvOf` puts in front of a text that looks like a formula. */
const HARMLESS = /^'(?=[=+\-@\t\r])/;

/** The rows that say something. */
export function parseCsv(file: string): Reading {
  const text = file.replace(/^\uFEFF/, '');
  const rows: CsvRow[] = [];
  let line = 1;
  let row: { line: number; cells: string[] } = { line, cells: [] };
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length || row.cells.length > 0) {
    const begins = CELL.lastIndex;
    const found = CELL.exec(text);
    if (found === null) {
      const what = text[begins] === '"' ? quoteFaultAt(text, begins) : 'stray-quote';
      return { ok: false, fault: { line, what } };
    }
    const [whole, quoted, plain = '', end] = found;
    row.cells.push((quoted?.replaceAll('""', '"') ?? plain).replace(HARMLESS, ''));
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0;
    if (end === ',') continue;
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push(row);
    row = { line, cells: [] };
    if (end === '') break;
  }
  return { ok: true, rows };
}

/** Whether the mark at a place is never closed, or closed before the cell ends. */
const quoteFaultAt = (text: string, at: number): CsvFault['what'] =>
  /^"(?:[^"]|"")*"/.test(text.slice(at)) ? 'stray-quote' : 'open-quote';
