/**
 * How a file of a backup is sealed: a first line that names the key, then frames of AES-256-GCM under a key of this file
 * alone. A frame's nonce is its number and whether it is the last, so that frames cannot be cut off, repeated or moved.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { BackupUnusable } from '#gateway/upkeep/backup/backup-unusable.ts';
import type { MasterKey, MasterKeys } from '#gateway/foundation/sealing/master-keys.ts';
import { KEY_BYTES } from '#gateway/foundation/sealing/master-keys.ts';

const CIPHER = 'aes-256-gcm';
const TAG_BYTES = 16;
const SALT_BYTES = 32;
/** Bytes of what is sealed in a frame; the last one may have fewer. */
export const FRAME_BYTES = 256 * 1024;
const HEADER = /^rinsetu-backup 1 (?<id>[\w-]{1,40}) (?<salt>[\w-]{43})$/;
const MAX_HEADER = 200;

/** A file opens only under the name with which it was sealed. */
const fileKey = (key: Buffer, salt: Buffer, name: string) =>
  Buffer.from(hkdfSync('sha256', key, salt, `rinsetu backup\n${name}`, KEY_BYTES));

function nonceOf(frame: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(frame), 0);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Cuts a stream into pieces of a size, and says which of them is the last; there is always one. */
async function* piecesOf(source: AsyncIterable<Uint8Array>, size: number) {
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of source) {
    parts.push(part);
    length += part.byteLength;
    if (length <= size) continue;
    let all = Buffer.concat(parts);
    while (all.length > size) {
      yield { bytes: all.subarray(0, size), isLast: false };
      all = all.subarray(size);
    }
    parts = [all];
    length = all.length;
  }
  yield { bytes: Buffer.concat(parts), isLast: true };
}

export async function* sealStream(
  key: MasterKey,
  name: string,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  yield Buffer.from(`rinsetu-backup 1 ${key.id} ${salt.toString('base64url')}\n`);
  const own = fileKey(key.bytes, salt, name);
  let frame = 0;
  for await (const { bytes, isLast } of piecesOf(source, FRAME_BYTES)) {
    const cipher = createCipheriv(CIPHER, own, nonceOf(frame, isLast));
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    frame += 1;
  }
}

const notSealed = (name: string) => new BackupUnusable(`${name} is not a sealed file of a backup`);

/** Splits off the first line; throws when it is not that of a sealed file. */
async function readHeader(source: AsyncIterator<Uint8Array>, name: string) {
  let start = Buffer.alloc(0);
  while (!start.includes(10) && start.length < MAX_HEADER) {
    const next = await source.next();
    if (next.done === true) break;
    start = Buffer.concat([start, next.value]);
  }
  const end = start.indexOf(10);
  const parts = HEADER.exec(start.subarray(0, Math.max(end, 0)).toString('latin1'))?.groups;
  if (parts === undefined) throw notSealed(name);
  const salt = Buffer.from(parts['salt'] ?? '', 'base64url');
  // Two bits of the last digit say nothing, so four texts give the same salt. Only one of them was written.
  if (salt.toString('base64url') !== parts['salt']) throw notSealed(name);
  return { id: parts['id'] ?? '', salt, rest: start.subarray(end + 1) };
}

async function* startingWith(first: Buffer, source: AsyncIterator<Uint8Array>) {
  yield first;
  for (let next = await source.next(); next.done !== true; next = await source.next()) {
    yield next.value;
  }
}

/** Opens what `sealStream` sealed under the same name. Throws `BackupUnusable`, before it gives anything that is not whole. */
export async function* openStream(
  keys: MasterKeys,
  name: string,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const from = source[Symbol.asyncIterator]();
  try {
    const { id, salt, rest } = await readHeader(from, name);
    const key = keys.byId.get(id);
    if (key === undefined) {
      throw new BackupUnusable(
        `${name} is sealed with the key ${id}, which is not in the key file`,
      );
    }
    const own = fileKey(key.bytes, salt, name);
    let frame = 0;
    for await (const piece of piecesOf(startingWith(rest, from), FRAME_BYTES + TAG_BYTES)) {
      yield openFrame(own, frame, piece, `${name}, sealed with the key ${id},`);
      frame += 1;
    }
  } finally {
    await from.return?.();
  }
}

function openFrame(
  key: Buffer,
  frame: number,
  { bytes, isLast }: { readonly bytes: Buffer; readonly isLast: boolean },
  what: string,
): Buffer {
  const end = bytes.length - TAG_BYTES;
  try {
    const decipher = createDecipheriv(CIPHER, key, nonceOf(frame, isLast), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(Math.max(end, 0)));
    return Buffer.concat([decipher.update(bytes.subarray(0, Math.max(end, 0))), decipher.final()]);
  } catch {
    throw new BackupUnusable(`${what} does not open: another key, cut short or damaged`);
  }
}
