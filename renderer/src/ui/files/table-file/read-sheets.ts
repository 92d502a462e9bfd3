/**
 * The sheets of an XLSX file, each as CSV. The file comes from a stranger: it is unpacked within limits first, and what reads
 * the sheets gets the parts that were looked at, unpacked, and nothing else.
 */
import { Unzip, UnzipInflate, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { csvOf } from '#domain/csv.ts';
import { typedDay } from '#domain/days.ts';
import type { FileProblem, Sheet, TableFile } from '#renderer/ui/files/table-file/table-file.ts';

const MAX_PARTS = 500;
/** Bytes of an archive that are unpacked at once: at most a thousand times as many come out. */
const PIECE_BYTES = 4096;
/** Bytes of all parts that are read, unpacked. */
const MAX_UNPACKED_BYTES = 8 * 1024 * 1024;
export const MAX_SHEETS = 20;
export const MAX_LINES = 5000;
export const MAX_COLUMNS = 100;
/** Characters of all cells, as each names its text and a text can be named often. */
const MAX_TEXT = 2_000_000;

class Unread extends Error {
  readonly problem: FileProblem;
  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

export async function sheetsIn(file: Uint8Array<ArrayBuffer>): Promise<TableFile> {
  try {
    const [first, ...others] = textsOf(await readXlsxFile(repacked(file), { parseNumber: plain }));
    return first === undefined
      ? { ok: false, problem: 'broken' }
      : { ok: true, sheets: [first, ...others] };
  } catch (error) {
    // What reads archives and sheets throws whatever it stumbles over.
    return { ok: false, problem: error instanceof Unread ? error.problem : 'broken' };
  }
}

/** The parts that say something of a table, packed anew without compression. */
function repacked(file: Uint8Array): ArrayBuffer {
  const parts = partsOf(file);
  if (!parts.has('xl/workbook.xml')) throw new Unread('foreign');
  const texts = [...parts].map(
    ([name, bytes]) => [name, checked(new TextDecoder().decode(bytes))] as const,
  );
  if (texts.filter(([, text]) => text.includes('sheetData')).length > MAX_SHEETS) {
    throw new Unread('large');
  }
  const utf8 = new TextEncoder();
  const again = Object.fromEntries(texts.map(([name, text]) => [name, utf8.encode(text)]));
  return new Uint8Array(zipSync(again, { level: 0 })).buffer;
}

/** Unpacks piece by piece and counts what comes out: no size that the archive claims is believed. */
function partsOf(file: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const parts = new Map<string, Uint8Array>();
  let begun = 0;
  let ended = 0;
  let unpacked = 0;
  const unzip = new Unzip((part) => {
    begun += 1;
    if (begun > MAX_PARTS) throw new Unread('large');
    if (!/\.(?:xml|rels)$/.test(part.name)) {
      ended += 1;
      return;
    }
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    part.ondata = (error, piece, isLast) => {
      if (error !== null) throw error;
      unpacked += piece.length;
      if (unpacked > MAX_UNPACKED_BYTES) throw new Unread('large');
      pieces.push(new Uint8Array(piece));
      if (!isLast) return;
      ended += 1;
      parts.set(part.name, joined(pieces));
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < file.length; at += PIECE_BYTES) {
    unzip.push(file.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= file.length);
  }
  if (ended < begun) throw new Unread('broken');
  return parts;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** The text of a part; refuses one that defines entities, or has a cell so far away that its sheet would fill the memory. */
function checked(text: string): string {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new Unread('broken');
  for (const [, , address = ''] of text.matchAll(/\sr\s*=\s*(["'])([^"']*)\1/g)) {
    const place = /^([A-Z]*)(\d+)$/.exec(address);
    if (place === null) throw new Unread('broken');
    const [, letters = '', line] = place;
    if (Number(line) > MAX_LINES || columnOf(letters) > MAX_COLUMNS) throw new Unread('wide');
  }
  // An error, such as #REF!, is what the cell says: as text it is not taken for an empty cell.
  return text.replaceAll(/(<c\s(?:[^<>]*\s)?)t="e"/g, '$1t="str"');
}

/** From 1; 0 for no letters. */
const columnOf = (letters: string): number =>
  letters.length > 3
    ? Infinity
    : Array.from(letters).reduce((sum, each) => sum * 26 + each.charCodeAt(0) - 64, 0);

function textsOf(sheets: Awaited<ReturnType<typeof readXlsxFile<string>>>): Sheet[] {
  let length = 0;
  return sheets.map(({ sheet: name, data }) => {
    const lines = data.map((cells) => {
      const texts = cells.map(textOf);
      length += texts.reduce((sum, text) => sum + text.length, 0);
      if (length > MAX_TEXT) throw new Unread('large');
      return texts;
    });
    return { name, text: csvOf(lines) };
  });
}

/** As a spreadsheet program shows a number: with 15 digits, so that 7000.4999999999991 is 7000.5. */
const plain = (written: string): string => String(Number(Number(written).toPrecision(15)));

/** What CSV would say of a cell: each of its lines an entry of the list within it, as lines of the file are counted. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) return typedDay(cell.toISOString().slice(0, 10));
  if (typeof cell !== 'string' && typeof cell !== 'number' && typeof cell !== 'boolean') return '';
  return String(cell)
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .join('; ');
}
