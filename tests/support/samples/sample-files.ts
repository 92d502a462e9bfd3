/** Files as visitors choose them, good and bad. */
import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type SampleFile = {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
};

const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

/** Red, 2 by 2 pixels. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==';

export const pdf = (name: string): SampleFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(PDF),
});

export const png = (name: string): SampleFile => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(PNG, 'base64'),
});

export const empty = (name: string): SampleFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(0),
});

/** The password of the PDFs that qpdf locked. */
export const PDF_PASSWORD = 'SURE1990';

const fileOf = (folder: string, name: string) => readFile(join(import.meta.dirname, folder, name));

/** Two pages, which open with `PDF_PASSWORD`: `qpdf --encrypt SURE1990 owner 256 -- --object-streams=generate`. */
export const lockedStatement = async (): Promise<SampleFile> => ({
  name: 'statement.pdf',
  mimeType: 'application/pdf',
  buffer: await fileOf('files', 'locked-aes256.pdf'),
});

/** One page with the same password, locked in an older way: `qpdf --encrypt SURE1990 owner 128`. */
export const lockedAadhaar = async (): Promise<SampleFile> => ({
  name: 'eaadhaar.pdf',
  mimeType: 'application/pdf',
  buffer: await fileOf('files', 'locked-rc4.pdf'),
});

/** It forbids printing and opens without a password: `qpdf --encrypt '' owner 256 --print=none`. */
export const notToBePrinted = async (): Promise<SampleFile> => ({
  name: 'no-printing.pdf',
  mimeType: 'application/pdf',
  buffer: await fileOf('files', 'no-printing.pdf'),
});

/** As an iPhone takes it, by libheif's `heif-enc`. */
export const heicPicture = async (name: string): Promise<SampleFile> => ({
  name,
  mimeType: 'image/heic',
  buffer: await fileOf('files', 'phone.heic'),
});

/** A letter, photographed: drawn by scripts/art/draw-sample-papers.ts. */
export const photographedLetter = () => fileOf('papers', 'letter.webp');

/** What Windows runs, under the name of a PDF. */
export const renamedProgram = (name: string): SampleFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('MZ\u0090\u0000'), Buffer.alloc(2000, 7)]),
});

export const textFile = (name: string): SampleFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from('Articles of association'),
});

export const cutOffPicture = (name: string): SampleFile => ({
  ...png(name),
  buffer: Buffer.from(PNG, 'base64').subarray(0, 30),
});

/** A PDF by its first bytes, of 50 MB. Playwright passes a file that large only by its path. */
export function hugePdf(): Buffer {
  const content = Buffer.alloc(50 * 1024 * 1024, 32);
  content.write('%PDF-1.4\n');
  content.write('%%EOF\n', content.length - 6);
  return content;
}
