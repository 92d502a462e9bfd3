import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';
import { LazyPart, type LoadPart } from '#renderer/ui/loading/lazy-part.tsx';

const stayHere = () => undefined;
const IN_PLACE = { onSignedIn: stayHere };

/** Signs in where the session has ended. The page behind appears again for the same person. */
export function SignInAgain({
  signIn,
  onLeave,
}: {
  readonly signIn: LoadPart<{ readonly onSignedIn?: () => void }>;
  readonly onLeave: () => void;
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
      <LazyPart load={signIn} props={IN_PLACE} />
    </Dialog>
  );
}
