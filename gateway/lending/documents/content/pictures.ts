import sharp from 'sharp';
import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import type { RefusalReason } from '#domain/lending/documents.ts';
import {
  MAX_DOCUMENT_BYTES,
  MAX_PIXELS_A_BYTE,
  MAX_PICTURE_PIXELS,
  MAX_SENT_PIXELS,
} from '#domain/lending/documents.ts';

/** How well a picture is kept; the next one where it would be too large. */
const QUALITIES = [85, 70, 50] as const;
/** Seconds. */
const MAX_WORK = 20;

// Nothing but the three formats is ever decoded, whatever a file pretends to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});
sharp.cache(false);
sharp.concurrency(1);

const open = (sent: Buffer) =>
  sharp(sent, { limitInputPixels: MAX_SENT_PIXELS, failOn: 'error', sequentialRead: true });

const written = (sent: Buffer, width: number, quality: number) =>
  open(sent)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality })
    .timeout({ seconds: MAX_WORK })
    .toBuffer();

/** What a picture says of itself; nothing of it is decoded. */
const headerOf = (sent: Buffer) => sharp(sent, { limitInputPixels: false }).metadata();

/** How many pixels decoding would make; 0 for what is refused before. */
export async function pixelsToDecode(sent: Buffer): Promise<number> {
  const { width, height } = await headerOf(sent).catch(() => ({ width: 0, height: 0 }));
  const pixels = width * height;
  const isDecoded = pixels <= MAX_SENT_PIXELS && pixels <= MAX_PIXELS_A_BYTE * sent.byteLength;
  return isDecoded ? pixels : 0;
}

/**
 * Decodes a picture and re-encodes it as a JPEG: upright, of 12 megapixels and so many bytes at most, with nothing
 * of the file but what can be seen.
 */
export async function rewritePicture(
  sent: Buffer,
  most = MAX_DOCUMENT_BYTES,
): Promise<Result<Buffer, RefusalReason>> {
  try {
    const { autoOrient } = await headerOf(sent);
    const pixels = autoOrient.width * autoOrient.height;
    if (pixels > MAX_SENT_PIXELS) return fail('too-many-pixels');
    if (pixels > MAX_PIXELS_A_BYTE * sent.byteLength) return fail('empty-picture');
    const scale = Math.min(1, Math.sqrt(MAX_PICTURE_PIXELS / pixels));
    const width = Math.max(1, Math.floor(autoOrient.width * scale));
    for (const quality of QUALITIES) {
      const picture = await written(sent, width, quality);
      if (picture.byteLength <= most) return succeed(picture);
    }
    return fail('too-large');
  } catch {
    return fail('unreadable-picture');
  }
}
