import { makeStyles } from '@griffel/react';
import { type ReactNode, createContext, use, useMemo, useSyncExternalStore } from 'react';
import { pageLock } from '#renderer/features/dealer-desk/lock/page-lock.ts';
import type { SignIn } from '#renderer/features/dealer-desk/shell/sign-in-first.tsx';
import type { Area } from '#renderer/i18n/areas.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';

const AREAS: readonly Area[] = ['dealer-desk'];
const loadLock = async () =>
  (await import('#renderer/features/dealer-desk/lock/locked-page.tsx')).LockedPage;

const useStyles = makeStyles({
  // Not `display: none`, which would lose where the page was scrolled to.
  unseen: { visibility: 'hidden' },
});

const LockDeskContext = createContext<() => void>(() => undefined);

/** Locks the desk at once. */
export const useLockDesk = (): (() => void) => use(LockDeskContext);

/**
 * Around a dealer's desk: hides it when it was left alone, or when its person locks it, until that person has signed in
 * again. A showroom's program does that itself, around every page.
 */
export function DeskLock({
  signIn,
  children,
}: {
  readonly signIn: SignIn;
  readonly children: ReactNode;
}) {
  const { host } = usePlatform();
  const { userId } = useSession();
  const desk = host?.desk ?? null;
  if (desk !== null) {
    return <LockDeskContext value={() => void desk.lock()}>{children}</LockDeskContext>;
  }
  if (userId === null) return children;
  return (
    <LockedByPage key={userId} userId={userId} signIn={signIn}>
      {children}
    </LockedByPage>
  );
}

function LockedByPage({
  userId,
  signIn,
  children,
}: {
  readonly userId: string;
  readonly signIn: SignIn;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const platform = usePlatform();
  const { isLocked, lock, unlock, watch } = useMemo(
    () => pageLock(userId, window.localStorage),
    [userId],
  );
  const locked = useSyncExternalStore(watch, isLocked);
  /** Somebody else who has signed in here gets a desk of their own. */
  const onUnlock = () => {
    if (platform.session.current().userId === userId) unlock();
  };
  const onLeave = () => void platform.signOut();
  return (
    <LockDeskContext value={lock}>
      <div inert={locked} className={locked ? styles.unseen : undefined}>
        {children}
      </div>
      {locked && (
        <OpenedPart load={loadLock} props={{ userId, signIn, onUnlock, onLeave }} areas={AREAS} />
      )}
    </LockDeskContext>
  );
}
