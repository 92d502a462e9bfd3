import { type Result, fail, succeed } from '#contract/result.ts';

/** File formats that a form accepts, detected by their first bytes: names and declared types can be wrong. */
export type FileFormat = 'pdf' | 'png' | 'jpeg';
export type FileRefusal = 'empty' | 'tooLarge' | 'otherFormat' | 'damaged';

/** A chosen file: held in memory until the page is left, and nowhere else. */
export type FileChoice =
  | { readonly kind: 'accepted'; readonly file: File; readonly format: FileFormat }
  | { readonly kind: 'refused'; readonly name: string; readonly why: FileRefusal }
  | null;

export const isFileChoice = (value: unknown): value is FileChoice =>
  value === null || (typeof value === 'object' && 'kind' in value);

export const MAX_FILE_MEGABYTES = 10;
const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * 1024 * 1024;

const SIGNATURES = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
} as const satisfies Record<FileFormat, readonly number[]>;
const HEAD_BYTES = 8;

/** A complete PDF ends with this marker; some programs append a few bytes. */
const PDF_END = '%%EOF';
const PDF_TAIL_BYTES = 2048;

/**
 * Checks a file's size, first bytes and completeness. `canDraw` says whether the browser can decode it as a picture.
 * Reads only a few bytes; nothing leaves the device.
 */
export async function checkFile(
  file: Blob,
  formats: readonly FileFormat[],
  canDraw: (picture: Blob) => Promise<boolean>,
): Promise<Result<FileFormat, FileRefusal>> {
  if (file.size === 0) return fail('empty');
  if (file.size > MAX_FILE_BYTES) return fail('tooLarge');
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const format = formats.find((candidate) =>
    SIGNATURES[candidate].every((byte, at) => head[at] === byte),
  );
  if (format === undefined) return fail('otherFormat');
  const whole = format === 'pdf' ? await endsAsPdf(file) : await canDraw(file);
  return whole ? succeed(format) : fail('damaged');
}

async function endsAsPdf(file: Blob): Promise<boolean> {
  return (await file.slice(-PDF_TAIL_BYTES).text()).includes(PDF_END);
}
