import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { PART_BYTES } from '#domain/lending/documents.ts';

/** A PDF file of these objects, the first of which is its catalogue. */
function pdfOf(objects: readonly string[], inTrailer = ''): Buffer {
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${inTrailer} >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** One empty page. */
const ONE_PAGE = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
];

/** A PDF of so many bytes that cannot be guessed: an empty page, and a stream that is on none. */
export function samplePdf(bytes = 1000): Buffer {
  const filled = (length: number) => {
    const filling = randomBytes(length).toString('base64').slice(0, length);
    return pdfOf([...ONE_PAGE, `<< /Length ${length} >>\nstream\n${filling}\nendstream`]);
  };
  // The lengths that are written in it have as many digits with a filling that is nearly as long.
  let length = bytes - filled(0).byteLength;
  while (filled(length).byteLength > bytes) length -= 1;
  const found = filled(length);
  if (found.byteLength !== bytes) throw new RangeError(`there is no sample PDF of ${bytes} bytes`);
  return found;
}

/** A PDF that opens only with a password, which nobody knows. */
export const encryptedPdf = (): Buffer => {
  const unknown = () => `<${randomBytes(32).toString('hex')}>`;
  const handler = `<< /Filter /Standard /V 1 /R 2 /O ${unknown()} /U ${unknown()} /P -44 >>`;
  return pdfOf([...ONE_PAGE, handler], ` /Encrypt 4 0 R /ID [${unknown()} ${unknown()}]`);
};

/**
 * A small PDF that unpacks to so many MiB of blanks, in the stream where its catalogue should be.
 */
export function swellingPdf(mebibytes: number): Buffer {
  const blanks = deflateSync(Buffer.alloc(mebibytes * 1024 * 1024, ' '));
  const start = '%PDF-1.5\n';
  const objects = Buffer.concat([
    Buffer.from(
      `3 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${blanks.byteLength} >>\nstream\n`,
    ),
    blanks,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  const table = start.length + objects.byteLength;
  const entry = (type: number, place: number) => {
    const bytes = Buffer.alloc(6);
    bytes.writeUInt8(type);
    bytes.writeUInt32BE(place, 1);
    return bytes;
  };
  const IN_THE_FILE = 1;
  const IN_A_STREAM = 2;
  const entries = [
    entry(0, 0),
    entry(IN_THE_FILE, table),
    entry(IN_A_STREAM, 3),
    entry(IN_THE_FILE, start.length),
  ];
  return Buffer.concat([
    Buffer.from(start),
    objects,
    Buffer.from('1 0 obj\n<< /Type /XRef /Size 4 /Root 2 0 R /W [1 4 1] /Length 24 >>\nstream\n'),
    ...entries,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${table}\n%%EOF\n`),
  ]);
}

/** A PDF that can be read, with one line of text on each page in a font that is not embedded. */
export function readablePdf(lines: readonly string[]): Buffer {
  const FONT = 3;
  const firstPage = 4;
  const kids = lines.map((_, index) => `${firstPage + 2 * index} 0 R`);
  return pdfOf([
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
  ]);
}

/** Of three parts. */
export const longPdf = () => samplePdf(2 * PART_BYTES + 1000);

export const picture = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#7a1fa2' } });
