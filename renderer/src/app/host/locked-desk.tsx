import { personOf } from '#contract/person-of.ts';
import type { DeskPerson } from '#contract/desk.ts';
import { Login } from '#renderer/features/auth/login.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';
import type { Desk } from '#renderer/platform/platform.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';

const stayHere = () => undefined;

/** Covers a locked desk until its owner has signed in again, or another person takes over. */
export function LockedDesk({
  desk,
  people,
}: {
  readonly desk: Desk;
  /** Everybody who uses this computer. */
  readonly people: readonly DeskPerson[];
}) {
  const { t } = useTranslation();
  const owner = personOf(useSession()) ?? '';
  const nameOf = (userId: string) => {
    const ends = people.find((each) => each.userId === userId)?.numberEnds ?? null;
    return ends === null ? userId : t('lockedDesk.person', { userId, ends });
  };
  const others = people.filter(({ userId }) => userId !== owner);
  return (
    <Dialog
      title={t('lockedDesk.title')}
      opaque
      onClose={stayHere}
      actions={
        <>
          {others.map(({ userId }) => (
            <Button key={userId} onClick={() => void desk.switchTo(userId)}>
              {t('lockedDesk.goOnAs', { person: nameOf(userId) })}
            </Button>
          ))}
          <Button kind="subtle" onClick={() => void desk.switchTo(null)}>
            {t('lockedDesk.somebodyElse')}
          </Button>
        </>
      }
    >
      <p>{t('lockedDesk.why', { person: nameOf(owner) })}</p>
      <Login onSignedIn={stayHere} />
    </Dialog>
  );
}
