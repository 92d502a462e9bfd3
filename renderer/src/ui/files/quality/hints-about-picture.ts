import type { DocumentKind } from '#domain/lending/documents.ts';
import type { OpenedPicture } from '#renderer/ui/files/picture/draw-picture.ts';
import { type PictureHint, hintsAbout } from '#renderer/ui/files/quality/picture-hints.ts';
import { measurePicture } from '#renderer/ui/files/quality/picture-measures.ts';

/** What may be wrong with an opened picture. In a chunk of its own, with all that is measured. */
export function hintsAboutPicture(
  picture: OpenedPicture,
  kind: DocumentKind,
): readonly PictureHint[] {
  const { width, height } = picture;
  const pixels = picture.getContext('2d')?.getImageData(0, 0, width, height);
  return pixels === undefined ? [] : hintsAbout(measurePicture(pixels), kind);
}
