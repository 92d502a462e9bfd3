import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isHeic } from '#renderer/ui/files/picture/heic.ts';

const box = (...brands: string[]) => {
  const [own = '', ...others] = brands;
  const text = `ftyp${own}\0\0\0\0${others.join('')}`;
  return Buffer.from(`\0\0\0${String.fromCharCode(text.length + 4)}${text}and so on`, 'latin1');
};
const judged = (bytes: Uint8Array<ArrayBuffer>) => isHeic(new Blob([bytes]));

test('a picture that libheif wrote is HEIC, whatever it is called', async () => {
  expect(await judged(await readFile('tests/support/samples/files/phone.heic'))).toBe(true);
});

test.each([['heic'], ['heix'], ['mif1', 'heic'], ['msf1', 'hevc'], ['MiHE', 'mif1', 'heic']])(
  'the brands %s %s %s are HEIC',
  async (...brands) => expect(await judged(box(...brands.filter(Boolean)))).toBe(true),
);

test('other pictures, films and cut-off files are not', async () => {
  expect(await judged(box('avif', 'mif1', 'miaf'))).toBe(false);
  expect(await judged(box('isom', 'mp42'))).toBe(false);
  expect(await judged(Buffer.from('\0\0\0\u0018ftyp'))).toBe(false);
  // Names a brand only behind its first box.
  expect(await judged(Buffer.concat([box('isom'), Buffer.from('heicheicheic')]))).toBe(false);
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
  expect(await judged(await picture.png().toBuffer())).toBe(false);
});
