import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MAX_PICTURE_PIXELS } from '#domain/lending/documents.ts';
import { pixelsToDecode, rewritePicture } from '#gateway/lending/documents/content/pictures.ts';
import { picture } from '#gateway/testing/sample-files.ts';

async function rewritten(sent: Buffer): Promise<Buffer> {
  const done = await rewritePicture(sent);
  if (!done.ok) throw new Error(done.failure);
  return done.value;
}

describe('a picture', () => {
  it('is re-encoded as a JPEG, whichever of the three formats it had', async () => {
    for (const sent of [
      await picture().jpeg().toBuffer(),
      await picture().png().toBuffer(),
      await picture().webp().toBuffer(),
    ]) {
      const { format, width, height } = await sharp(await rewritten(sent)).metadata();
      expect([format, width, height]).toStrictEqual(['jpeg', 64, 48]);
    }
  });

  it('loses where and with what it was taken, and whatever follows it', async () => {
    const exif = { IFD0: { Make: 'Camera of Asha', Copyright: 'at home' } };
    const sent = Buffer.concat([
      await picture().withExif(exif).jpeg().toBuffer(),
      Buffer.from('PK\u0003\u0004 and what is hidden here'),
    ]);
    expect(sent.includes('Camera of Asha')).toBe(true);
    const kept = await rewritten(sent);
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    for (const hidden of ['Camera', 'Exif', 'hidden']) expect(kept.includes(hidden)).toBe(false);
  });

  it('is turned upright', async () => {
    const sent = await picture(60, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { width, height, orientation } = await sharp(await rewritten(sent)).metadata();
    expect([width, height, orientation]).toStrictEqual([20, 60, undefined]);
  });

  it('is shrunk to twelve megapixels', async () => {
    const { width, height } = await sharp(
      await rewritten(await picture(4300, 3000).jpeg().toBuffer()),
    ).metadata();
    expect(width * height).toBeLessThanOrEqual(MAX_PICTURE_PIXELS);
    expect(width * height).toBeGreaterThan(MAX_PICTURE_PIXELS * 0.99);
    expect(width / height).toBeCloseTo(4.3 / 3, 2);
  });

  it('is refused before it is decoded when it claims to be far larger', async () => {
    const bomb = await picture().jpeg().toBuffer();
    // Height and width, in the header of the frame.
    const frame = bomb.indexOf(Buffer.from([0xff, 0xc0]));
    bomb.writeUInt16BE(60_000, frame + 5);
    bomb.writeUInt16BE(60_000, frame + 7);
    expect(await rewritePicture(bomb)).toStrictEqual({ ok: false, failure: 'too-many-pixels' });
  });

  it('is refused before it is decoded when it has next to no bytes for its pixels', async () => {
    const white = {
      create: { width: 5000, height: 5000, channels: 3, background: 'white' },
    } as const;
    const empty = await sharp(white).webp({ lossless: true }).toBuffer();
    expect(await rewritePicture(empty)).toStrictEqual({ ok: false, failure: 'empty-picture' });
    expect(await pixelsToDecode(empty)).toBe(0);
    // An empty page of A4 from a scanner, in the formats that phones and scanners write.
    const page = { create: { ...white.create, width: 2480, height: 3508 } };
    for (const scan of [
      await sharp(page).jpeg().toBuffer(),
      await sharp(page).png().toBuffer(),
      await sharp(page).png({ palette: true, colours: 2 }).toBuffer(),
      await sharp(page).webp().toBuffer(),
    ]) {
      expect((await rewritePicture(scan)).ok).toBe(true);
      expect(await pixelsToDecode(scan)).toBe(2480 * 3508);
    }
  });

  it('is white where it was transparent', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const sent = await sharp({ create: { width: 8, height: 8, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const pixels = await sharp(await rewritten(sent))
      .raw()
      .toBuffer();
    expect(Math.min(...pixels)).toBeGreaterThan(250);
  });

  it('is kept at lower quality when it would be too large, and refused when that does not help', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const sent = await sharp({
      create: { width: 300, height: 300, channels: 3, background: 'white', noise },
    })
      .png()
      .toBuffer();
    const { byteLength } = await rewritten(sent);
    const smaller = await rewritePicture(sent, byteLength - 1);
    expect(smaller.ok && smaller.value.byteLength).toBeLessThan(byteLength);
    expect(await rewritePicture(sent, 5000)).toStrictEqual({ ok: false, failure: 'too-large' });
  });

  it('is refused when it is cut off, broken, or in a format that is not accepted', async () => {
    const whole = await picture(400, 400).jpeg().toBuffer();
    const noise = await picture().png().toBuffer();
    noise.fill(0x55, 40);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const sent of [
      whole.subarray(0, whole.length / 2),
      noise,
      svg,
      await picture().gif().toBuffer(),
      await picture().avif().toBuffer(),
      await picture().tiff().toBuffer(),
      Buffer.alloc(0),
    ]) {
      expect(await rewritePicture(sent)).toStrictEqual({
        ok: false,
        failure: 'unreadable-picture',
      });
    }
  });
});
