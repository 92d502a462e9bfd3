import { Login } from '#renderer/features/auth/login.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';

const stayHere = () => undefined;

/** Signs in where the session has ended. The page behind appears again for the same person. */
export function SignInAgain({ onLeave }: { readonly onLeave: () => void }) {
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
      <Login onSignedIn={stayHere} />
    </Dialog>
  );
}
