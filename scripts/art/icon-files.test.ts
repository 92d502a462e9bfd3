import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { icnsFile, icoFile } from '#scripts/art/icon-files.ts';

const PNG_SIGNATURE = '89504e470d0a1a0a';
const picture = (size: number) => ({ size, png: Buffer.from(`picture of ${size}`) });

test('an .ico says where each picture is', () => {
  const file = icoFile([picture(16), picture(256)]);
  expect(file.readUInt16LE(4)).toBe(2);
  expect([file.readUInt8(6), file.readUInt8(22)]).toEqual([16, 0]);
  const [bytes, offset] = [file.readUInt32LE(22 + 8), file.readUInt32LE(22 + 12)];
  expect(file.subarray(offset, offset + bytes).toString()).toBe('picture of 256');
  expect(() => icoFile([picture(512)])).toThrow('512');
});

test('an .icns names each kind of picture and its length', () => {
  const file = icnsFile([picture(128)]);
  expect(file.subarray(0, 4).toString()).toBe('icns');
  expect(file.readUInt32BE(4)).toBe(file.length);
  expect(file.subarray(8, 12).toString()).toBe('ic07');
  expect(file.subarray(16).toString()).toBe('picture of 128');
  expect(() => icnsFile([picture(100)])).toThrow('100');
});

test('the icons that the packages take are drawn', () => {
  const ico = readFileSync('resources/icons/icon.ico');
  const largest = ico.readUInt32LE(6 + (ico.readUInt16LE(4) - 1) * 16 + 12);
  expect(ico.subarray(largest, largest + 8).toString('hex')).toBe(PNG_SIGNATURE);
  // Pixels of the picture, from the PNG's own header.
  expect(ico.readUInt32BE(largest + 16)).toBe(256);

  const icns = readFileSync('resources/icons/icon.icns');
  expect(icns.readUInt32BE(4)).toBe(icns.length);

  const linux = readdirSync('resources/icons/linux').toSorted();
  expect(linux).toContain('512x512.png');
  for (const name of linux) {
    const png = readFileSync(`resources/icons/linux/${name}`);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}.png`).toBe(name);
  }
});
