import { useState } from 'react';
import type { SessionWarning } from '#renderer/app/session/session-watch.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

export type SessionWarningProps = SessionWarning & {
  /** Whether the gateway could not be notified that the person stays. */
  readonly failed: boolean;
  readonly onStay: () => Promise<void>;
  readonly onSignOut: () => void;
};

/** Warns that the session ends soon. Escape keeps the person signed in, which loses nothing. */
export function SessionWarningDialog({
  withinSeconds,
  canStay,
  failed,
  onStay,
  onSignOut,
}: SessionWarningProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  async function stay(): Promise<void> {
    setBusy(true);
    await onStay();
    setBusy(false);
  }
  const left =
    withinSeconds < 60
      ? t('recovery.withinSeconds', { count: withinSeconds })
      : t('recovery.withinMinutes', { count: withinSeconds / 60 });
  return (
    <Dialog
      title={t(canStay ? 'recovery.endsSoon' : 'recovery.endsAnyway')}
      urgent
      onClose={() => void stay()}
      actions={
        <>
          <Button kind="primary" busy={busy} onClick={() => void stay()}>
            {t(canStay ? 'recovery.stay' : 'recovery.goOn')}
          </Button>
          <Button onClick={onSignOut}>{t('recovery.signOut')}</Button>
        </>
      }
    >
      <p role="status">{left}</p>
      <p>{t(canStay ? 'recovery.stayWhy' : 'recovery.goOnWhy')}</p>
      <OutcomeMessage
        outcome={failed ? { kind: 'failure', text: t('errors.noConnection') } : null}
      />
    </Dialog>
  );
}
