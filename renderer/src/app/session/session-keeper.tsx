import { makeStyles } from '@griffel/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LOCK_AFTER_MINUTES } from '#contract/lock-after.ts';
import { personOf } from '#contract/person-of.ts';
import { heldPlatform } from '#renderer/app/session/held-platform.ts';
import { useSessionWarning } from '#renderer/app/session/use-session-warning.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import { ExpectEndContext, type ExpectedEnd } from '#renderer/platform/context/expected-end.ts';
import {
  PlatformContext,
  usePlatform,
  useSession,
} from '#renderer/platform/context/platform-context.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';

const AREAS: readonly Area[] = ['recovery'];
const loadWarning = async () =>
  (await import('#renderer/app/session/session-warning.tsx')).SessionWarningDialog;
const STAFF_AREAS: readonly Area[] = [...AREAS, 'staff'];
const byEither = async () => (await import('#renderer/app/session/sign-in-again.tsx')).SignInAgain;
const loadLock = async () => (await import('#renderer/app/session/locked-page.tsx')).LockedPage;
const LOCK_AREAS: readonly Area[] = ['lock'];
const AS_IT_IS = {};
const byBoth = async () =>
  (await import('#renderer/app/session/staff-sign-in-again.tsx')).StaffSignInAgain;

/** How long pages may be idle, in milliseconds: null for as long as they make calls, Infinity for the gateway's limit. */
const IDLE_LIMITS = { person: null, desk: LOCK_AFTER_MINUTES * 60_000, staff: Infinity } as const;

const useStyles = makeStyles({
  // Not `display: none`, which would lose the scroll position.
  unseen: { visibility: 'hidden' },
});

/**
 * Wraps a page with somebody's own data. Warns before an idle session ends. When it has ended, the page stays as
 * it is, but hidden, until the same person has signed in again on the spot; for somebody else it starts afresh. On pages
 * with other people's data, the session also ends when nobody touches them; operators and lenders' staff sign in with
 * both password and phone code.
 */
export function SessionKeeper({
  of = 'person',
  children,
}: {
  readonly of?: keyof typeof IDLE_LIMITS;
  readonly children: ReactNode;
}) {
  const forStaff = of === 'staff';
  const styles = useStyles();
  const platform = usePlatform();
  const session = useSession();
  const visit = useVisit(personOf(session));
  // One for each visit: the next person does not get calls that the previous one left pending.
  const held = useMemo(() => ({ visit, platform: heldPlatform(platform) }), [platform, visit]);
  const [leaves, setLeaves] = useState(0);
  // A showroom's program has its own lock around every page.
  const warning = useSessionWarning(platform.host === null ? IDLE_LIMITS[of] : null, of === 'desk');
  const [expectedEnd, setExpectedEnd] = useState<ExpectedEnd | null>(null);
  const hasLapsed = session.userId === null && session.lapsed !== undefined;
  useEffect(() => {
    // Who returns is signing in at this moment: signing out now could end that new session.
    if (hasLapsed && expectedEnd === 'leaves') void platform.signOut();
  }, [hasLapsed, expectedEnd, platform]);
  /** Nothing of the person who leaves is kept, not even what was typed. */
  const leave = () => {
    void platform.signOut();
    setLeaves(leaves + 1);
  };
  return (
    <>
      <div inert={hasLapsed} className={hasLapsed ? styles.unseen : undefined}>
        <PlatformContext value={held.platform} key={`${held.visit} ${leaves}`}>
          <ExpectEndContext value={setExpectedEnd}>{children}</ExpectEndContext>
        </PlatformContext>
      </div>
      {warning !== null && (
        <OpenedPart load={loadWarning} props={{ ...warning, onSignOut: leave }} areas={AREAS} />
      )}
      {hasLapsed && expectedEnd === null && session.locked === true && (
        <OpenedPart load={loadLock} props={AS_IT_IS} areas={LOCK_AREAS} />
      )}
      {hasLapsed && expectedEnd === null && session.locked !== true && (
        <OpenedPart
          load={forStaff ? byBoth : byEither}
          props={{ onLeave: leave }}
          areas={forStaff ? STAFF_AREAS : AREAS}
        />
      )}
    </>
  );
}

/**
 * A number that changes when one person follows another, even if the sign-out was in another tab. The page then forgets
 * what its address asked for.
 */
function useVisit(person: string | null): number {
  const navigate = useNavigate();
  const [shown, setShown] = useState({ person, visit: 0 });
  if (person !== null && shown.person !== person) {
    const isOther = shown.person !== null;
    setShown({ person, visit: shown.visit + (isOther ? 1 : 0) });
  }
  useEffect(() => {
    if (shown.visit > 0) void navigate({ search: '', hash: '' }, { replace: true });
  }, [shown.visit, navigate]);
  return shown.visit;
}
