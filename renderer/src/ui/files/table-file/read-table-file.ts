import type { TableFile } from '#renderer/ui/files/table-file/table-file.ts';

/** Bytes of a file that is read. */
export const MAX_TABLE_FILE_BYTES = 2 * 1024 * 1024;

/** How a ZIP archive begins, which an XLSX file is. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** How a container of older Office programs begins, and of newer ones for what a password protects. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
/** In the container of a file with a password, as UTF-16. */
const ENCRYPTED = Array.from('EncryptedPackage').flatMap((letter) => [letter.charCodeAt(0), 0]);

/** Reads a file by what is in it, whatever it is called. What reads spreadsheets is loaded for one only. */
export async function tableFileIn(file: Blob): Promise<TableFile> {
  if (file.size > MAX_TABLE_FILE_BYTES) return { ok: false, problem: 'big' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (beginsWith(bytes, COMPOUND)) {
    return { ok: false, problem: isWithin(bytes, ENCRYPTED) ? 'locked' : 'old' };
  }
  if (beginsWith(bytes, ZIP)) {
    const { sheetsIn } = await import('#renderer/ui/files/table-file/read-sheets.ts');
    return sheetsIn(bytes);
  }
  const text = textIn(bytes);
  return text === null
    ? { ok: false, problem: 'broken' }
    : { ok: true, sheets: [{ name: '', text }] };
}

/** Text in UTF-8; null where it is something else, as a spreadsheet program may write it. */
function textIn(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const beginsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

const isWithin = (bytes: Uint8Array, part: readonly number[]): boolean =>
  bytes.some((_, at) => beginsWith(bytes.subarray(at, at + part.length), part));
