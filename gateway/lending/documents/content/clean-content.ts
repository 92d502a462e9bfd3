import { fileTypeFromBuffer } from 'file-type';
import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import type { DocumentKind, RefusalReason } from '#domain/lending/documents.ts';
import { mustBePicture } from '#domain/lending/documents.ts';
import { openPdf } from '#gateway/lending/documents/content/open-pdf.ts';
import { rewritePicture } from '#gateway/lending/documents/content/pictures.ts';

const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];
const PDF = 'application/pdf';

/** What is kept of a document, and handed on. */
export type Content = {
  readonly type: 'image/jpeg' | typeof PDF;
  readonly bytes: Buffer;
};

/** The bytes alone say what they are. Pictures are re-encoded; a PDF must open and have a page, and stays as it is. */
export async function cleanContent(
  kind: DocumentKind,
  sent: Buffer,
): Promise<Result<Content, RefusalReason>> {
  const type = (await fileTypeFromBuffer(sent))?.mime ?? '';
  if (PICTURES.includes(type)) {
    const picture = await rewritePicture(sent);
    return picture.ok ? succeed({ type: 'image/jpeg', bytes: picture.value }) : picture;
  }
  if (type !== PDF) return fail('unknown-format');
  if (mustBePicture(kind)) return fail('no-picture');
  const finding = await openPdf(sent);
  if (finding === 'readable') return succeed({ type: PDF, bytes: sent });
  return fail(finding === 'encrypted' ? 'encrypted-pdf' : 'unreadable-pdf');
}
