import { OPS, VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { BYTES_BESIDE_PICTURE, pdfOfPictures } from '#renderer/ui/files/locked/pdf-of-pictures.ts';

const jpeg = async (width: number, height: number) => ({
  width,
  height,
  content: await sharp({ create: { width, height, channels: 3, background: '#7a1fa2' } })
    .jpeg()
    .toBuffer(),
});

test('has a page in the shape of each picture, and nothing but the picture on it', async () => {
  const pictures = [await jpeg(1700, 2400), await jpeg(2400, 1700), await jpeg(1000, 1000)];
  const task = getDocument({ data: pdfOfPictures(pictures), verbosity: VerbosityLevel.ERRORS });
  const pdf = await task.promise;
  expect(pdf.numPages).toBe(3);
  for (const [index, { width, height }] of pictures.entries()) {
    const page = await pdf.getPage(index + 1);
    const size = page.getViewport({ scale: 1 });
    expect(Math.max(size.width, size.height)).toBe(842);
    expect(size.width / size.height).toBeCloseTo(width / height, 3);
    const { fnArray } = await page.getOperatorList();
    expect(fnArray.filter((operator) => operator === OPS.paintImageXObject)).toHaveLength(1);
    expect(await page.getTextContent()).toMatchObject({ items: [] });
  }
  await task.destroy();
});

test('takes hardly more room than its pictures', async () => {
  const picture = await jpeg(2400, 1700);
  const pictures = Array.from({ length: 25 }, () => picture);
  const beside = pdfOfPictures(pictures).byteLength - 25 * picture.content.byteLength;
  expect(beside).toBeLessThan(25 * BYTES_BESIDE_PICTURE);
});
