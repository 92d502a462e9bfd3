import { makeStyles } from '@griffel/react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { token } from '#renderer/theme/token.ts';
import { visuallyHidden } from '#renderer/theme/visually-hidden.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';

/** How often the remaining seconds are announced, in seconds. */
const ANNOUNCE_EVERY = 5;

const useStyles = makeStyles({
  seconds: {
    color: token.colorBrandForeground1,
    fontSize: '5rem',
    fontWeight: token.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1',
  },
  unseen: visuallyHidden,
});

/** Counts down to the end of a visit that seems abandoned. */
export function StillHere({
  secondsLeft,
  onStay,
  onEnd,
}: {
  readonly secondsLeft: number;
  readonly onStay: () => void;
  readonly onEnd: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const said = Math.ceil(secondsLeft / ANNOUNCE_EVERY) * ANNOUNCE_EVERY;
  return (
    <Dialog
      title={t('stillHere.title')}
      urgent
      centred
      onClose={onStay}
      actions={
        <>
          <Button kind="primary" onClick={onStay}>
            {t('stillHere.stay')}
          </Button>
          <Button onClick={onEnd}>{t('kiosk.endSession')}</Button>
        </>
      }
    >
      <p aria-hidden className={styles.seconds}>
        {secondsLeft}
      </p>
      <p>{t('stillHere.text')}</p>
      <p role="timer" aria-live="assertive" className={styles.unseen}>
        {t('stillHere.left', { count: said })}
      </p>
    </Dialog>
  );
}
