/** Pages that were drawn, as the document that is sent: a JPEG if there is one page, else a PDF. */
import { type Result, fail, succeed } from '#contract/result.ts';
import { MAX_DOCUMENT_BYTES } from '#domain/lending/documents.ts';
import { BYTES_BESIDE_PICTURE, pdfOfPictures } from '#renderer/ui/files/locked/pdf-of-pictures.ts';
import {
  type Changes,
  UNCHANGED,
  type WrittenPicture,
  openPicture,
  writePicture,
} from '#renderer/ui/files/picture/draw-picture.ts';
import { PAGE_ATTEMPTS, WANTED_BYTES } from '#renderer/ui/viewer/picture-size.ts';

export type PagesDocument = {
  readonly ending: 'jpg' | 'pdf';
  readonly content: Uint8Array<ArrayBuffer>;
};

/** What a PDF has besides its pages. */
const BYTES_BESIDE_PAGES = 1000;

export async function writePages(
  pages: readonly Blob[],
  changes: readonly Changes[],
): Promise<Result<PagesDocument, 'failed' | 'tooLarge'>> {
  const written: WrittenPicture[] = [];
  let room = MAX_DOCUMENT_BYTES - BYTES_BESIDE_PAGES - pages.length * BYTES_BESIDE_PICTURE;
  let first = 0;
  for (const [index, page] of pages.entries()) {
    const opened = await openPicture(page);
    if (opened === null) return fail('failed');
    // What the earlier pages left over is shared by the others.
    const share = room / (pages.length - index);
    const picture = await writePicture(opened, changes[index] ?? UNCHANGED, {
      wantedBytes: Math.min(WANTED_BYTES, share),
      attempts: PAGE_ATTEMPTS,
      first,
    });
    if (picture === null) return fail('failed');
    written.push(picture);
    room -= picture.content.byteLength;
    // Pages are alike: the next one starts with the attempt before the one that worked here.
    first = Math.max(0, picture.attempt - 1);
  }
  if (room < 0) return fail('tooLarge');
  const [only] = written;
  if (only !== undefined && written.length === 1) {
    return succeed({ ending: 'jpg', content: only.content });
  }
  return succeed({ ending: 'pdf', content: pdfOfPictures(written) });
}
