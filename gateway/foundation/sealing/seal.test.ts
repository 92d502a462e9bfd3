import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place } from '#gateway/foundation/sealing/seal.ts';
import {
  openBytes,
  openText,
  SealBroken,
  sealBytes,
  sealText,
} from '#gateway/foundation/sealing/seal.ts';

const KEY = randomBytes(32);
const part = fc.string({ maxLength: 20 });
const place = fc.record<Place>({ table: part, row: part, column: part });
const bytes = fc.uint8Array({ maxLength: 300 });

function opens(where: Place, sealed: string): boolean {
  try {
    openText(KEY, where, sealed);
    return true;
  } catch {
    return false;
  }
}

describe('a sealed value', () => {
  it('opens with its key, at its place', () => {
    fc.assert(
      fc.property(place, bytes, (where, value) => {
        expect(openBytes(KEY, where, sealBytes(KEY, where, value))).toStrictEqual(
          Buffer.from(value),
        );
      }),
    );
    fc.assert(
      fc.property(place, fc.string({ unit: 'grapheme' }), (where, value) => {
        expect(openText(KEY, where, sealText(KEY, where, value))).toBe(value);
      }),
    );
  });

  it('is written in one way only: another spelling of the same bytes does not open', () => {
    const where = { table: 'a', row: 'b', column: 'c' };
    // 36 bytes of seal and value end in a letter with bits to spare.
    const sealed = sealText(KEY, where, 'value12');
    expect(opens(where, sealed)).toBe(true);
    for (const other of [
      `${sealed} `,
      `${sealed}=`,
      sealed.replace(/^./, (first) => `${first}\n`),
    ]) {
      expect(opens(where, other)).toBe(false);
    }
  });

  it('does not open at another table, row or column', () => {
    fc.assert(
      fc.property(place, place, bytes, (where, elsewhere, value) => {
        fc.pre(JSON.stringify(where) !== JSON.stringify(elsewhere));
        const sealed = sealBytes(KEY, where, value);
        expect(() => openBytes(KEY, elsewhere, sealed)).toThrow(SealBroken);
      }),
    );
    const where = { table: 'a', row: 'b', column: 'c' };
    const sealed = sealBytes(KEY, where, Buffer.from('value'));
    for (const swapped of [
      { table: 'b', row: 'a', column: 'c' },
      { table: 'a', row: 'c', column: 'b' },
      { table: 'ab', row: '', column: 'c' },
    ]) {
      expect(() => openBytes(KEY, swapped, sealed)).toThrow(SealBroken);
    }
  });

  it('does not open after one bit of it changed, or when it was cut', () => {
    fc.assert(
      fc.property(place, bytes, fc.nat(), (where, value, at) => {
        const sealed = sealBytes(KEY, where, value);
        const bit = at % (sealed.length * 8);
        const changed = Buffer.from(sealed);
        changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
        expect(() => openBytes(KEY, where, changed)).toThrow(SealBroken);
        expect(() => openBytes(KEY, where, sealed.subarray(0, at % sealed.length))).toThrow(
          SealBroken,
        );
      }),
    );
  });

  it('does not open as text after any letter of it changed', () => {
    const where = { table: 't', row: 'r', column: 'c' };
    const sealed = sealText(KEY, where, 'ABCPV1234D');
    const changed = Array.from(sealed, (_, at) =>
      ['A', 'B', '_', '=', ' ', ''].map(
        (letter) => sealed.slice(0, at) + letter + sealed.slice(at + 1),
      ),
    ).flat();
    const opened = changed.filter((text) => text !== sealed && opens(where, text));
    expect(opened).toStrictEqual([]);
  });

  it('does not open with another key', () => {
    const where = { table: 't', row: 'r', column: 'c' };
    const sealed = sealBytes(KEY, where, Buffer.from('value'));
    expect(() => openBytes(randomBytes(32), where, sealed)).toThrow(SealBroken);
  });

  it('differs each time, and shows nothing of the value but its length', () => {
    const where = { table: 't', row: 'r', column: 'c' };
    const value = Buffer.from('ABCPV1234D '.repeat(20));
    const sealed = Array.from({ length: 50 }, () => sealBytes(KEY, where, value));
    expect(new Set(sealed.map((one) => one.subarray(1, 13).toString('hex'))).size).toBe(50);
    for (const one of sealed) {
      expect(one).toHaveLength(1 + 12 + 16 + value.length);
      expect(one.includes('ABCPV')).toBe(false);
    }
  });
});
