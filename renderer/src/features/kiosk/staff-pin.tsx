import { makeStyles } from '@griffel/react';
import { useEffect, useId, useRef, useState } from 'react';
import { pin } from '#contract/kiosk.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import type { Host } from '#renderer/platform/platform.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/button.tsx';
import { useControlStyles } from '#renderer/ui/form/control-styles.ts';
import { Panel } from '#renderer/ui/panel.tsx';

const SECONDS_OF_A_MINUTE = 60;

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: space.m },
  pin: { maxWidth: '16rem' },
  outcome: { color: token.colorPaletteRedForeground1, fontWeight: token.fontWeightSemibold },
});

/** Asks staff for the PIN. How many tries are left, and how long one has to wait, is told as main counts it. */
export function StaffPin({
  host,
  ended,
  onUnlocked,
}: {
  readonly host: Host;
  readonly ended: boolean;
  readonly onUnlocked: () => void;
}) {
  const styles = useStyles();
  const controls = useControlStyles();
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [busy, work] = useState(false);
  const [problem, tell] = useState(ended ? t('staff.lockedAgain') : null);

  useEffect(() => field.current?.focus(), []);

  async function unlock(): Promise<void> {
    const typed = field.current?.value ?? '';
    if (field.current !== null) field.current.value = '';
    field.current?.focus();
    if (!pin.safeParse(typed).success) {
      tell(t('staff.pinShape'));
      return;
    }
    work(true);
    const answer = await host.unlock(typed);
    work(false);
    if (answer.outcome === 'unlocked') onUnlocked();
    else if (answer.outcome === 'wrong') tell(t('staff.wrong', { count: answer.triesLeft }));
    else tell(t('staff.wait', { count: Math.ceil(answer.seconds / SECONDS_OF_A_MINUTE) }));
  }

  return (
    <Panel>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void unlock();
        }}
      >
        <p>{t('staff.pinText')}</p>
        <div className={styles.pin}>
          <label htmlFor={id}>{t('staff.pin')}</label>
          <input
            ref={field}
            id={id}
            type="password"
            inputMode="numeric"
            enterKeyHint="go"
            autoComplete="off"
            maxLength={12}
            className={controls.control}
          />
        </div>
        <p role="alert" className={styles.outcome}>
          {problem}
        </p>
        <div>
          <Button type="submit" kind="primary" busy={busy}>
            {t('staff.unlock')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
