/** What is said about a picture before it is sent. The limits are measured: docs/picture-hints.md. */
import { type DocumentKind, mustBePicture } from '#domain/lending/documents.ts';
import type { PictureMeasures } from '#renderer/ui/files/quality/picture-measures.ts';

export type PictureHint = 'small' | 'dark' | 'blurred';

const LEAST_LONGEST = 600;
const LEAST_PAPER = 70;
const LEAST_SHARPNESS = 0.16;

/** Why a picture may not be readable; empty if nothing speaks against it. */
export function hintsAbout(
  { longest, paper, sharpness }: PictureMeasures,
  kind: DocumentKind,
): readonly PictureHint[] {
  const hints: PictureHint[] = [];
  if (longest < LEAST_LONGEST) hints.push('small');
  if (paper < LEAST_PAPER) hints.push('dark');
  // Sharpness was measured on text, and not in the dark. A face has soft outlines.
  else if (!mustBePicture(kind) && sharpness !== null && sharpness < LEAST_SHARPNESS) {
    hints.push('blurred');
  }
  return hints;
}
