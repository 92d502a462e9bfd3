import type { SignIn } from '#renderer/features/dealer-desk/shell/sign-in-first.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';

const stayHere = () => undefined;

/** Covers a locked desk in a browser until its person has signed in again. */
export function LockedPage({
  userId,
  signIn,
  onUnlock,
  onLeave,
}: {
  readonly userId: string;
  readonly signIn: SignIn;
  readonly onUnlock: () => void;
  readonly onLeave: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('desk.locked')}
      opaque
      onClose={stayHere}
      actions={
        <Button kind="subtle" onClick={onLeave}>
          {t('desk.signOut')}
        </Button>
      }
    >
      <p>{t('desk.lockedWhy', { person: userId })}</p>
      <LazyPart load={signIn} props={{ onSignedIn: onUnlock }} />
    </Dialog>
  );
}
