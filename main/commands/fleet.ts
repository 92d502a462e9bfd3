/** Configurations for many machines, made from one that they share and a table with a line for each. */
import * as z from 'zod/mini';
import { pin } from '#contract/kiosk.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import { parseCsv, type CsvRow } from '#domain/csv-reading.ts';
import { parseJsonFile } from '#domain/json-file.ts';
import { withLatinDigits } from '#domain/latin-digits.ts';
import { parseConfigurationFile } from '#main/configuration/configuration-file.ts';

/** A configuration file for a machine: its name, without the folder, and its text. */
export type MadeFile = { readonly name: string; readonly text: string };

/** What is wrong in the table, or in what a line of it would make. */
export type FleetFault = {
  /** Of the table, from 1; null where it is about the shared configuration. */
  readonly line: number | null;
  readonly what: string;
};

type Json = { [name: string]: unknown };

/** The column that names the file, and the one with a PIN, of which only the hash goes into the file. */
const FILE = 'file';
const PIN = 'pin';
const PIN_HASH = 'kiosk.pinHash';

const fileName = z.string().check(z.regex(/^[\w-]{1,60}$/));
const jsonObject = z.record(z.string(), z.unknown());

/**
 * A file for each line of the table, whose columns are `file`, `pin`, and names of the configuration such as `branch.id`. An
 * empty cell leaves what the shared configuration has. Fails with every fault; then there is no file.
 */
export async function makeFleet(
  shared: string,
  table: string,
  hashPin: (pin: string) => Promise<string>,
): Promise<Result<readonly MadeFile[], readonly FleetFault[]>> {
  const base = parseJsonFile(shared, jsonObject);
  if (!base.ok) {
    const [{ line, what }] = base.failure;
    return fail([{ line: null, what: `the shared configuration, line ${line}: ${what}` }]);
  }
  const read = parseCsv(table);
  if (!read.ok) {
    const { line, what } = read.fault;
    return fail([
      { line, what: what === 'open-quote' ? 'a quote is not closed' : 'a stray quote' },
    ]);
  }
  const [header, ...rows] = read.rows;
  const columns = header?.cells.map((cell) => cell.trim()) ?? [];
  const wrong = headerFaults(columns, header?.line ?? 1);
  if (wrong.length > 0) return fail(wrong);

  const faults: FleetFault[] = [];
  const made = new Map<string, MadeFile>();
  for (const row of rows) {
    const { name, what, text } = await fileOf(row, columns, base.value, hashPin);
    const all = made.has(name)
      ? [...what, `the file ${name} is made by another line already`]
      : what;
    faults.push(...all.map((each) => ({ line: row.line, what: each })));
    made.set(name, { name: `${name}.json`, text });
  }
  if (rows.length === 0) faults.push({ line: null, what: 'the table has no line for a machine' });
  return faults.length > 0 ? fail(faults) : succeed([...made.values()]);
}

function headerFaults(columns: readonly string[], line: number): FleetFault[] {
  const twice = columns.filter((name, index) => columns.indexOf(name) !== index);
  return [
    ...(columns.includes(FILE) ? [] : [`the first line must name a column ${FILE}`]),
    ...twice.map((name) => `the column ${name} is here twice`),
    ...(columns.includes('') ? ['a column has no name'] : []),
  ].map((what) => ({ line, what }));
}

async function fileOf(
  { cells }: CsvRow,
  columns: readonly string[],
  base: Json,
  hashPin: (pin: string) => Promise<string>,
): Promise<{ readonly name: string; readonly what: readonly string[]; readonly text: string }> {
  const content = structuredClone(base);
  const what: string[] = [];
  let name = '';
  let hasWrongPin = false;
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]?.trim() ?? '';
    if (column === FILE) {
      name = cell;
      if (!fileName.safeParse(cell).success) {
        what.push(`${FILE}: a name of letters, digits and hyphens, without .json`);
      }
    } else if (column === PIN) {
      if (cell === '') continue;
      hasWrongPin = !pin.safeParse(cell).success;
      if (hasWrongPin) what.push(`${PIN}: 4 to 12 digits`);
      else put(content, PIN_HASH, await hashPin(cell));
    } else if (cell !== '') {
      put(content, column, valueOf(cell));
    }
  }
  const text = `${JSON.stringify(content, null, 2)}\n`;
  const parsed = parseConfigurationFile(text);
  // Lines of a file that was never written say nothing to whoever reads the table.
  const found = parsed.ok ? [] : parsed.failure.map((each) => each.what);
  what.push(...found.filter((each) => !(hasWrongPin && each.startsWith(PIN_HASH))));
  return { name, what, text };
}

/** `true`, `false` and whole numbers as such; everything else is a text. */
function valueOf(cell: string): unknown {
  if (cell === 'true' || cell === 'false') return cell === 'true';
  const digits = withLatinDigits(cell);
  return /^\d{1,9}$/.test(digits) ? Number(digits) : cell;
}

/** Sets what a dotted name such as `branch.id` names. */
function put(content: Json, name: string, value: unknown): void {
  const steps = name.split('.');
  const last = steps.pop() ?? name;
  let at = content;
  for (const step of steps) {
    const inner = jsonObject.safeParse(at[step]);
    const next: Json = inner.success ? inner.data : {};
    at[step] = next;
    at = next;
  }
  at[last] = value;
}
