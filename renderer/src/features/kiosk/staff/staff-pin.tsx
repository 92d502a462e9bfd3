import { Input } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { type SubmitEvent, useId, useState } from 'react';
import { pin } from '#contract/kiosk.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Host } from '#renderer/platform/platform.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { Field } from '#renderer/ui/basics/field.tsx';

const SECONDS_PER_MINUTE = 60;
const MAX_PIN_LENGTH = 12;

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: space.m },
});

/** Asks staff for the PIN. The main process counts the tries left and the waiting time. */
export function StaffPin({
  unlock,
  ended,
  onUnlocked,
  onClose,
}: {
  readonly unlock: Host['unlock'];
  /** Whether staff had access before and it expired. */
  readonly ended: boolean;
  readonly onUnlocked: () => void;
  readonly onClose: () => void;
}) {
  const styles = useStyles();
  const controls = useControlStyles();
  const { t } = useTranslation();
  const form = useId();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(ended ? t('staff.lockedAgain') : undefined);

  async function check(): Promise<void> {
    setTyped('');
    setProblem(undefined);
    if (!pin.safeParse(typed).success) return setProblem(t('staff.pinShape'));
    setBusy(true);
    const answer = await unlock(typed).catch(() => null);
    setBusy(false);
    if (answer === null) return setProblem(t('staff.unlockFailed'));
    if (answer.outcome === 'unlocked') return onUnlocked();
    if (answer.outcome === 'wrong') {
      return setProblem(t('staff.wrong', { count: answer.triesLeft }));
    }
    const minutes = Math.ceil(answer.seconds / SECONDS_PER_MINUTE);
    return setProblem(t('staff.wait', { count: minutes }));
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    // Focuses the field for the next try, even if the button was pressed.
    const field = event.currentTarget.elements.namedItem('pin');
    if (field instanceof HTMLElement) field.focus();
    if (!busy) void check();
  }

  return (
    <Dialog
      title={t('staff.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('staff.cancel')}</Button>
          <Button type="submit" form={form} kind="primary" busy={busy}>
            {t('staff.unlock')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={submit}>
        <p>{t('staff.pinText')}</p>
        <Field label={t('staff.pin')} required={false} hint={undefined} error={problem}>
          <Input
            name="pin"
            type="password"
            inputMode="numeric"
            enterKeyHint="go"
            autoComplete="off"
            maxLength={MAX_PIN_LENGTH}
            value={typed}
            className={controls.control}
            onChange={(_, { value }) => setTyped(value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
