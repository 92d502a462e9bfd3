/** Files as visitors choose them, good and bad. */
import { Buffer } from 'node:buffer';

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
