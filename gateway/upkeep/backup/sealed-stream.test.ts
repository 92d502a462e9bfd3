import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { BackupUnusable } from '#gateway/upkeep/backup/backup-unusable.ts';
import { FRAME_BYTES, openStream, sealStream } from '#gateway/upkeep/backup/sealed-stream.ts';
import type { MasterKeys } from '#gateway/foundation/sealing/master-keys.ts';

const keysWith = (...ids: string[]): MasterKeys => {
  const all = ids.map((id) => ({ id, bytes: randomBytes(32) }));
  const [current] = all;
  if (current === undefined) throw new Error('no key');
  return { current, byId: new Map(all.map((key) => [key.id, key])) };
};

async function* inPieces(bytes: Uint8Array, size = 60_000) {
  for (let start = 0; start < bytes.length; start += size)
    yield bytes.subarray(start, start + size);
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const KEYS = keysWith('first', 'second');
const sealed = (bytes: Uint8Array, name = 'database') =>
  buffer(sealStream(KEYS.current, name, inPieces(bytes)));
const opened = (bytes: Uint8Array, name = 'database', keys = KEYS) =>
  buffer(openStream(keys, name, inPieces(bytes)));

describe('a sealed stream', () => {
  it.each([0, 1, FRAME_BYTES - 1, FRAME_BYTES, FRAME_BYTES + 1, 3 * FRAME_BYTES])(
    'gives back %i bytes, and shows none of them',
    async (length) => {
      const bytes = randomBytes(length);
      const file = await sealed(bytes);
      expect((await opened(file)).equals(bytes)).toBe(true);
      const shown = length > 16 && file.includes(bytes.subarray(0, 16));
      expect(shown).toBe(false);
    },
  );

  it('does not open once a byte is changed, cut off or added, wherever that is', async () => {
    const file = await sealed(randomBytes(2 * FRAME_BYTES + 10));
    const header = file.indexOf(10) + 1;
    const frame = FRAME_BYTES + 16;
    for (const at of [header - 2, header, header + frame, file.length - 1]) {
      const changed = Buffer.from(file);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      await expect(opened(changed)).rejects.toThrow(BackupUnusable);
    }
    for (const end of [0, 10, header, header + frame, header + 2 * frame, file.length - 1]) {
      await expect(opened(file.subarray(0, end))).rejects.toThrow(BackupUnusable);
    }
    await expect(opened(Buffer.concat([file, Buffer.of(0)]))).rejects.toThrow(BackupUnusable);
  });

  it('does not open with a salt that is spelled in another way', async () => {
    const file = await sealed(randomBytes(100));
    const header = file.subarray(0, file.indexOf(10)).toString();
    const salt = header.slice(header.lastIndexOf(' ') + 1);
    // The last two of the 258 bits that 43 digits can hold are no part of the salt.
    const spelled = DIGITS.split('').map((digit) => `${salt.slice(0, -1)}${digit}`);
    const same = (text: string) =>
      Buffer.from(text, 'base64url').equals(Buffer.from(salt, 'base64url'));
    const others = spelled.filter((text) => text !== salt && same(text));
    expect(others).toHaveLength(3);
    for (const other of others) {
      const changed = Buffer.concat([
        Buffer.from(header.replace(salt, other)),
        file.subarray(header.length),
      ]);
      await expect(opened(changed)).rejects.toThrow('not a sealed file');
    }
  });

  it('does not open with frames in another order', async () => {
    const file = await sealed(randomBytes(3 * FRAME_BYTES));
    const header = file.indexOf(10) + 1;
    const frame = FRAME_BYTES + 16;
    const [first, second] = [0, 1].map((at) =>
      file.subarray(header + at * frame, header + (at + 1) * frame),
    );
    const swapped = Buffer.concat([
      file.subarray(0, header),
      second ?? Buffer.alloc(0),
      first ?? Buffer.alloc(0),
      file.subarray(header + 2 * frame),
    ]);
    await expect(opened(swapped)).rejects.toThrow('does not open');
  });

  it('opens under its own name and with its own key alone, and names the key that is missing', async () => {
    const file = await sealed(randomBytes(100));
    await expect(opened(file, 'documents')).rejects.toThrow('does not open');
    await expect(opened(file, 'database', keysWith('other'))).rejects.toThrow(
      'sealed with the key first, which is not in the key file',
    );
    await expect(opened(file, 'database', keysWith('first'))).rejects.toThrow('does not open');
    const { current } = KEYS;
    const rotated = { current: keysWith('new').current, byId: new Map([[current.id, current]]) };
    expect(await opened(file, 'database', rotated)).toHaveLength(100);
  });

  it('is not taken for one when it is something else', async () => {
    await expect(opened(Buffer.from('SQLite format 3\0'))).rejects.toThrow('not a sealed file');
  });
});
