import { makeStyles } from '@griffel/react';
import { useEffect, useState } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';

/** Spec section 9: seconds before a new code can be requested. */
export const RESEND_AFTER_SECONDS = 60;

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
});

/** The countdown below the code field, then the button that requests a new code. */
export function ResendCountdown({
  sentAt,
  busy,
  onResend,
}: {
  /** When the last code was sent, in milliseconds since 1970. */
  readonly sentAt: number;
  readonly busy: boolean;
  readonly onResend: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const seconds = useSecondsUntil(sentAt + RESEND_AFTER_SECONDS * 1000);
  return (
    <div className={styles.row}>
      <span role="timer">
        {seconds > 0 ? t('phone.resendIn', { seconds }) : t('phone.resendNow')}
      </span>
      <Button disabled={seconds > 0 || busy} onClick={onResend}>
        {t('phone.resend')}
      </Button>
    </div>
  );
}

function useSecondsUntil(deadline: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}
