import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 1;

/** Where a sealed value belongs. It opens nowhere else, so that values cannot be swapped between rows. */
export type Place = { readonly table: string; readonly row: string; readonly column: string };

const additional = ({ table, row, column }: Place) =>
  Buffer.from(JSON.stringify([VERSION, table, row, column]));

/** Thrown when a sealed value does not open: another key or place, or somebody changed it. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

/** Seals bytes with AES-256-GCM: a version byte, a random nonce, the tag, then the ciphertext. */
export function sealBytes(key: Buffer, place: Place, value: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(additional(place));
  const sealed = Buffer.concat([cipher.update(value), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), sealed]);
}

/** Opens what `sealBytes` sealed for the same place; throws `SealBroken` otherwise. */
export function openBytes(key: Buffer, place: Place, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed);
  const start = 1 + NONCE_BYTES + TAG_BYTES;
  if (bytes.length < start || bytes[0] !== VERSION) throw new SealBroken('not a sealed value');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(1, 1 + NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(additional(place));
  decipher.setAuthTag(bytes.subarray(1 + NONCE_BYTES, start));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()]);
  } catch {
    throw new SealBroken('the sealed value does not open');
  }
}

/** Sealed bytes as a column of the database holds them. */
export const asColumn = (sealed: Buffer): string => sealed.toString('base64url');

/** Reads a column; throws `SealBroken` when it is not exactly what `asColumn` writes. */
export function fromColumn(column: string): Buffer {
  const sealed = Buffer.from(column, 'base64url');
  // Node passes over letters that are not base64, and over bits too many in the last one.
  if (asColumn(sealed) !== column) throw new SealBroken('not a sealed value');
  return sealed;
}

/** Seals text for a column of the database: base64url. */
export const sealText = (key: Buffer, place: Place, value: string): string =>
  asColumn(sealBytes(key, place, Buffer.from(value, 'utf8')));

export const openText = (key: Buffer, place: Place, sealed: string): string =>
  openBytes(key, place, fromColumn(sealed)).toString('utf8');
