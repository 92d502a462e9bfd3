import { makeStyles } from '@griffel/react';
import { useEffect, useRef } from 'react';
import { drawTurned, openPicture } from '#renderer/ui/files/picture/draw-picture.ts';
import { LONGEST_SIDE } from '#renderer/ui/viewer/picture-size.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';

const useStyles = makeStyles({ picture: { maxWidth: '100%', alignSelf: 'center' } });

/** A document's picture, drawn: it has no address from which anything could load it again. */
export function PictureDialog({
  name,
  picture,
  onClose,
}: {
  readonly name: string;
  readonly picture: Blob;
  readonly onClose: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    void openPicture(picture).then((opened) => {
      if (opened !== null && canvas.current !== null && !isGone) {
        drawTurned(canvas.current, opened, 0, LONGEST_SIDE);
      }
    });
    return () => {
      isGone = true;
    };
  }, [picture]);
  return (
    <Dialog
      title={name}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('documents.sent.close')}</Button>}
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('documents.sent.picture')}
        className={styles.picture}
      />
    </Dialog>
  );
}
