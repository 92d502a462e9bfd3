import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { PART_BYTES } from '#domain/lending/documents.ts';

/** A PDF of so many bytes that cannot be guessed: all that it has of a PDF are its first and last lines. */
export function samplePdf(bytes = 1000): Buffer {
  const head = Buffer.from('%PDF-1.7\n');
  const tail = Buffer.from('\n%%EOF\n');
  return Buffer.concat([head, randomBytes(bytes - head.length - tail.length), tail]);
}

/** A PDF that can be read, with one line of text on each page in a font that is not embedded. */
export function readablePdf(lines: readonly string[]): Buffer {
  const FONT = 3;
  const firstPage = 4;
  const kids = lines.map((_, index) => `${firstPage + 2 * index} 0 R`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${lines.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...lines.flatMap((line, index) => {
      const drawing = `BT /F1 28 Tf 60 700 Td (${line}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 ${FONT} 0 R >> >> /Contents ${firstPage + 2 * index + 1} 0 R >>`,
        `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** Of three parts. */
export const longPdf = () => samplePdf(2 * PART_BYTES + 1000);

export const picture = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#7a1fa2' } });
