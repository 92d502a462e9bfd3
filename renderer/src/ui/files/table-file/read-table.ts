/** Reads a file with a table: its rows by the names of its columns, or what is wrong with it as a table. */
import { parseCsv } from '#domain/csv-reading.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

/** What is wrong in a cell, in words. */
export type FileFault = {
  readonly line: number;
  /** The name of the column; null where it is about the whole line. */
  readonly column: string | null;
  readonly why: string;
};

/** Notes a fault, one for each column of a line. */
export type NoteFault = (column: string | null, why: string) => void;

export type TableRow = {
  readonly line: number;
  /** What is in a column, without spaces around it; empty where there is none. */
  readonly cell: (name: string) => string;
  /** The first fault of each column, also of those that `fault` has noted. */
  readonly faults: readonly FileFault[];
  readonly fault: NoteFault;
};

type Reading =
  | { readonly ok: true; readonly rows: readonly TableRow[] }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

/** The columns of a file: those that it must have, and all that it may have. */
export type ColumnNames = {
  readonly needed: readonly string[];
  readonly known: ReadonlySet<string>;
};

export function readTable(
  text: string,
  columns: ColumnNames,
  empty: string,
  translator: Translator,
): Reading {
  const { t } = translator;
  const read = parseCsv(text);
  if (!read.ok) {
    const { line, what } = read.fault;
    const why = t(
      what === 'open-quote' ? 'tableFile.fault.openQuote' : 'tableFile.fault.strayQuote',
    );
    return { ok: false, faults: [{ line, column: null, why }] };
  }
  const [head, ...rows] = read.rows;
  if (head === undefined || rows.length === 0) {
    return { ok: false, faults: [{ line: 1, column: null, why: empty }] };
  }
  const names = head.cells.map((name) => name.trim());
  const ofHead = headFaults(names, columns, translator);
  if (ofHead.length > 0) return { ok: false, faults: ofHead };
  return {
    ok: true,
    rows: rows.map(({ line, cells }) => {
      const faults: FileFault[] = [];
      const fault: NoteFault = (column, why) => {
        if (!faults.some((each) => each.column === column)) faults.push({ line, column, why });
      };
      if (cells.length > names.length) fault(null, t('tableFile.fault.cells'));
      const cell = (name: string) => (cells[names.indexOf(name)] ?? '').trim();
      return { line, cell, faults, fault };
    }),
  };
}

function headFaults(
  names: readonly string[],
  { needed, known }: ColumnNames,
  { t }: Translator,
): readonly FileFault[] {
  const fault = (column: string, why: string): FileFault => ({ line: 1, column, why });
  return [
    ...needed
      .filter((name) => !names.includes(name))
      .map((name) => fault(name, t('tableFile.fault.missing'))),
    ...names
      .filter((name) => !known.has(name))
      .map((name) => fault(name, t('tableFile.fault.unknown'))),
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => fault(name, t('tableFile.fault.twice'))),
  ];
}
