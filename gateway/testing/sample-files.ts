import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { PART_BYTES } from '#domain/lending/documents.ts';

/** A PDF of so many bytes that cannot be guessed: all that it has of a PDF are its first and last lines. */
export function samplePdf(bytes = 1000): Buffer {
  const head = Buffer.from('%PDF-1.7\n');
  const tail = Buffer.from('\n%%EOF\n');
  return Buffer.concat([head, randomBytes(bytes - head.length - tail.length), tail]);
}

/** Of three parts. */
export const longPdf = () => samplePdf(2 * PART_BYTES + 1000);

export const picture = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#7a1fa2' } });
