import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';

/** What a sign-in does here when it is done: the page behind follows the session. */
export const stayHere = () => undefined;

/** Covers a page whose session has ended. Its fields render immediately, so that the first one gets the focus. */
export function SessionEnded({
  onLeave,
  children,
}: {
  readonly onLeave: () => void;
  /** Signs in. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('recovery.ended')}
      opaque
      onClose={stayHere}
      actions={
        <Button kind="subtle" onClick={onLeave}>
          {t('recovery.leave')}
        </Button>
      }
    >
      <p>{t('recovery.endedWhy')}</p>
      {children}
    </Dialog>
  );
}
