import { useEffect, useState } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import {
  type Changes,
  type OpenedPicture,
  UNCHANGED,
  openPicture,
} from '#renderer/ui/files/picture/draw-picture.ts';
import { PictureEditor } from '#renderer/ui/files/picture/picture-editor.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';

/** The pages of a PDF that was locked, one at a time, as they will be sent. */
export function PagesEditor({
  pages,
  changes,
  canCover,
  onChange,
}: {
  /** JPEGs. */
  readonly pages: readonly Blob[];
  readonly changes: readonly Changes[];
  readonly canCover: boolean;
  /** Pages count from 0. */
  readonly onChange: (page: number, changes: Changes) => void;
}) {
  const { t } = useTranslation();
  const [page, setPage] = useState(0);
  const last = pages.length - 1;
  const picture = useOpened(pages[page]);
  return (
    <>
      {picture === null ? (
        <p>{t('lockedPdf.pages.opening')}</p>
      ) : (
        <PictureEditor
          key={page}
          picture={picture}
          changes={changes[page] ?? UNCHANGED}
          canCover={canCover}
          advice={t('lockedPdf.pages.advice')}
          onChange={(changed) => onChange(page, changed)}
        />
      )}
      {pages.length > 1 && (
        <>
          <p role="status">{t('lockedPdf.pages.place', { page: page + 1, pages: pages.length })}</p>
          <FormActions>
            <Button busy={page === 0} onClick={() => setPage(Math.max(0, page - 1))}>
              {t('lockedPdf.pages.before')}
            </Button>
            <Button busy={page === last} onClick={() => setPage(Math.min(last, page + 1))}>
              {t('lockedPdf.pages.after')}
            </Button>
          </FormActions>
        </>
      )}
    </>
  );
}

/** The opened picture; null until it is. */
function useOpened(page: Blob | undefined): OpenedPicture | null {
  const [opened, setOpened] = useState<{
    readonly of: Blob;
    readonly picture: OpenedPicture | null;
  } | null>(null);
  useEffect(() => {
    if (page === undefined) return;
    let isGone = false;
    void openPicture(page).then((picture) => {
      if (!isGone) setOpened({ of: page, picture });
    });
    return () => {
      isGone = true;
    };
  }, [page]);
  return opened !== null && opened.of === page ? opened.picture : null;
}
