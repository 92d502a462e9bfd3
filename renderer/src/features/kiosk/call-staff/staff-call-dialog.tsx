import { makeStyles } from '@griffel/react';
import type { StaffCallOutcome } from '#contract/terminals/at-terminal.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';

const SECONDS_PER_MINUTE = 60;

const useStyles = makeStyles({
  said: { fontSize: token.fontSizeBase500, lineHeight: '1.4' },
});

/** How the call stands, and what the visitor can do about it. */
export function StaffCallDialog({
  call,
  isBusy,
  onCall,
  onCancel,
  onClose,
}: {
  readonly call: StaffCallOutcome;
  readonly isBusy: boolean;
  readonly onCall: () => void;
  readonly onCancel: () => void;
  readonly onClose: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const goesOn = call.outcome === 'waiting' || call.outcome === 'coming';
  return (
    <Dialog
      title={t('callStaff.title')}
      centred
      onClose={onClose}
      actions={
        goesOn || isBusy ? (
          <>
            <Button kind="primary" onClick={onClose}>
              {t('callStaff.goOn')}
            </Button>
            <Button busy={isBusy} onClick={onCancel}>
              {t('callStaff.cancel')}
            </Button>
          </>
        ) : (
          <>
            <Button kind="primary" onClick={onCall}>
              {t('callStaff.again')}
            </Button>
            <Button onClick={onClose}>{t('callStaff.close')}</Button>
          </>
        )
      }
    >
      <p role="status" className={styles.said}>
        {isBusy ? t('callStaff.calling') : said(call, t)}
      </p>
    </Dialog>
  );
}

function said(call: StaffCallOutcome, t: Translator['t']): string {
  switch (call.outcome) {
    case 'waiting':
      return t('callStaff.waiting');
    case 'coming': {
      const minutes = Math.floor(call.secondsAgo / SECONDS_PER_MINUTE);
      return minutes === 0 ? t('callStaff.comingNow') : t('callStaff.coming', { count: minutes });
    }
    case 'unanswered':
      return t('callStaff.unanswered');
    case 'too-often':
      return t('callStaff.tooOften');
    case 'none':
      return t('callStaff.ended');
    case 'unavailable':
    case 'unreachable':
      return t('callStaff.unreachable');
  }
}
