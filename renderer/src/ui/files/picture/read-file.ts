import { type Result, fail, succeed } from '#contract/result.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import { MAX_DOCUMENT_BYTES, mustBePicture } from '#domain/lending/documents.ts';
import { namesEncryption } from '#renderer/ui/files/picture/names-encryption.ts';
import { type OpenedPicture, openPicture } from '#renderer/ui/files/picture/draw-picture.ts';
import { isHeic } from '#renderer/ui/files/picture/heic.ts';
import { openDrawable } from '#renderer/ui/viewer/drawable.ts';

type PdfFile = { readonly name: string; readonly content: Uint8Array<ArrayBuffer> };

/** A chosen file that can be sent: its type is detected from its content, not its name. */
export type ChosenFile =
  | { readonly kind: 'picture'; readonly name: string; readonly picture: OpenedPicture }
  | ({ readonly kind: 'pdf' } & PdfFile)
  /** The pages of a PDF that was locked, as JPEGs. */
  | { readonly kind: 'pages'; readonly name: string; readonly pages: readonly Blob[] };

/** A PDF that opens only with a password, and cannot be sent like that. */
export type LockedFile = { readonly kind: 'locked' } & PdfFile;

export type FileProblem =
  | 'empty'
  | 'tooLarge'
  | 'otherFormat'
  | 'heic'
  | 'notPicture'
  | 'unreadable';

export const MAX_DOCUMENT_MEGABYTES = MAX_DOCUMENT_BYTES / 1024 ** 2;

const PDF_START = '%PDF-';

async function startsAsPdf(file: Blob): Promise<boolean> {
  return (await file.slice(0, PDF_START.length).text()) === PDF_START;
}

/**
 * Whether a PDF opens only with a password. Some name an encryption and open without one; PDF.js, which the gateway asks too,
 * can tell. If it does not load, the gateway decides.
 */
async function isLocked(content: Uint8Array<ArrayBuffer>): Promise<boolean> {
  if (!namesEncryption(content)) return false;
  const opened = await openDrawable({ contentType: 'application/pdf', bytes: content });
  if (opened.ok) opened.value.close();
  return !opened.ok && opened.failure === 'locked';
}

/** Opens a chosen file, or says why it cannot be sent as this kind of document. */
export async function readFile(
  file: File,
  kind: DocumentKind,
): Promise<Result<ChosenFile | LockedFile, FileProblem>> {
  const { name } = file;
  try {
    if (file.size === 0) return fail('empty');
    if (await startsAsPdf(file)) {
      if (mustBePicture(kind)) return fail('notPicture');
      if (file.size > MAX_DOCUMENT_BYTES) return fail('tooLarge');
      const content = new Uint8Array(await file.arrayBuffer());
      return succeed({ kind: (await isLocked(content)) ? 'locked' : 'pdf', name, content });
    }
    const picture = await openPicture(file);
    if (picture !== null) return succeed({ kind: 'picture', name, picture });
    return fail((await isHeic(file)) ? 'heic' : 'otherFormat');
  } catch {
    // The phone lost the file: its card was removed, or the picture is only in the cloud.
    return fail('unreadable');
  }
}
