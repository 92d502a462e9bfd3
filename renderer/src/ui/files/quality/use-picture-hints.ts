import { useEffect, useState } from 'react';
import type { DocumentKind } from '#domain/lending/documents.ts';
import { loadChunk } from '#renderer/platform/load-chunk.ts';
import type { OpenedPicture } from '#renderer/ui/files/picture/draw-picture.ts';
import type { PictureHint } from '#renderer/ui/files/quality/picture-hints.ts';

const NONE: readonly PictureHint[] = [];

/** What may be wrong with a picture. Nothing until it is measured, and if that fails: a hint is not worth an error. */
export function usePictureHints(
  picture: OpenedPicture | null,
  kind: DocumentKind,
): readonly PictureHint[] {
  const [found, setFound] = useState<{
    readonly of: OpenedPicture;
    readonly hints: readonly PictureHint[];
  } | null>(null);
  useEffect(() => {
    if (picture === null) return;
    let isGone = false;
    const load = () => import('#renderer/ui/files/quality/hints-about-picture.ts');
    void loadChunk(load).then(
      ({ hintsAboutPicture }) => {
        if (!isGone) setFound({ of: picture, hints: hintsAboutPicture(picture, kind) });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [picture, kind]);
  return found !== null && found.of === picture ? found.hints : NONE;
}
