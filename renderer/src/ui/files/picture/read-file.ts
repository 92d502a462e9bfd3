import { type Result, fail, succeed } from '#contract/result.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import { MAX_DOCUMENT_BYTES, mustBePicture } from '#domain/lending/documents.ts';
import type { OpenedPicture } from '#renderer/ui/files/picture/draw-picture.ts';

/** A chosen file that can be sent: its type is detected from its content, not its name. */
export type ChosenFile =
  | { readonly kind: 'picture'; readonly name: string; readonly picture: OpenedPicture }
  | { readonly kind: 'pdf'; readonly name: string; readonly content: Uint8Array<ArrayBuffer> };

export type FileProblem = 'empty' | 'tooLarge' | 'otherFormat' | 'notPicture' | 'unreadable';

const PDF_START = '%PDF-';

async function startsAsPdf(file: Blob): Promise<boolean> {
  return (await file.slice(0, PDF_START.length).text()) === PDF_START;
}

/** Opens a chosen file, or says why it cannot be sent as this kind of document. */
export async function readFile(
  file: File,
  kind: DocumentKind,
  open: (file: Blob) => Promise<OpenedPicture | null>,
): Promise<Result<ChosenFile, FileProblem>> {
  const { name } = file;
  try {
    if (file.size === 0) return fail('empty');
    if (await startsAsPdf(file)) {
      if (mustBePicture(kind)) return fail('notPicture');
      if (file.size > MAX_DOCUMENT_BYTES) return fail('tooLarge');
      return succeed({ kind: 'pdf', name, content: new Uint8Array(await file.arrayBuffer()) });
    }
    const picture = await open(file);
    return picture === null ? fail('otherFormat') : succeed({ kind: 'picture', name, picture });
  } catch {
    // The phone lost the file: its card was removed, or the picture is only in the cloud.
    return fail('unreadable');
  }
}
