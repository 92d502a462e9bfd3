/**
 * Writes a PDF whose pages are pictures. The libraries that can do it weigh 140 to 280 KB compressed, more than all that
 * somebody on a weak connection has loaded until then (decision 30).
 */
import type { Size } from '#renderer/ui/viewer/picture-size.ts';

/** A JPEG in red, green and blue, as a canvas writes it. */
type PagePicture = Size & { readonly content: Uint8Array };

/** Length of a page's longest side, in points: that of A4. */
const LONGEST_POINTS = 842;
/** Bytes that a page takes besides its picture; measured: 420 at most. */
export const BYTES_BESIDE_PICTURE = 600;

const CATALOGUE = 1;
const PAGES = 2;
const FIRST = 3;
/** A page, its content, its picture. */
const OBJECTS_OF_PAGE = 3;

export function pdfOfPictures(pictures: readonly PagePicture[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const places: number[] = [];
  let length = 0;
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
    parts.push(bytes);
    length += bytes.byteLength;
  };
  const writeObject = (dictionary: string, stream?: string | Uint8Array) => {
    places.push(length);
    write(`${places.length} 0 obj\n${dictionary}\n`);
    if (stream !== undefined) {
      write('stream\n');
      write(stream);
      write('\nendstream\n');
    }
    write('endobj\n');
  };
  const pages = pictures.map((_, index) => FIRST + index * OBJECTS_OF_PAGE);

  write('%PDF-1.4\n');
  writeObject(`<< /Type /Catalog /Pages ${PAGES} 0 R >>`);
  const kids = pages.map((page) => `${page} 0 R`).join(' ');
  writeObject(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  for (const [index, { width, height, content }] of pictures.entries()) {
    const page = FIRST + index * OBJECTS_OF_PAGE;
    const scale = LONGEST_POINTS / Math.max(width, height);
    const [across, down] = [(width * scale).toFixed(2), (height * scale).toFixed(2)];
    const drawing = `${across} 0 0 ${down} 0 0 cm /Picture Do`;
    writeObject(
      `<< /Type /Page /Parent ${PAGES} 0 R /MediaBox [0 0 ${across} ${down}] /Contents ${page + 1} 0 R /Resources << /XObject << /Picture ${page + 2} 0 R >> >> >>`,
    );
    writeObject(`<< /Length ${drawing.length} >>`, drawing);
    writeObject(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${content.byteLength} >>`,
      content,
    );
  }
  const table = length;
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  write(`xref\n0 ${places.length + 1}\n0000000000 65535 f \n${entries.join('')}`);
  write(`trailer\n<< /Size ${places.length + 1} /Root ${CATALOGUE} 0 R >>\n`);
  write(`startxref\n${table}\n%%EOF\n`);

  const file = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.byteLength;
  }
  return file;
}
