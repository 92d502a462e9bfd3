import { useEffect, useRef, useState } from 'react';
import type { SessionWarningProps } from '#renderer/app/session/session-warning.tsx';
import { idleEnd } from '#renderer/app/session/idle-end.ts';
import {
  type SessionAnswer,
  type SessionWarning,
  type SessionWatch,
  watchSession,
} from '#renderer/app/session/session-watch.ts';
import { fail } from '#contract/result.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';

/**
 * What the warning shows shortly before the session ends; null otherwise, and where the gateway cannot say. A
 * terminal that ends visits itself also warns itself. With a limit, in milliseconds, the session ends when nobody has
 * touched the page for that long, or for as long as the gateway permits, even if the page keeps making calls.
 */
export function useSessionWarning(
  idleLimit: number | null,
  /** Whether an idle page is locked, rather than that its session ends. */
  locks: boolean,
): Omit<SessionWarningProps, 'onSignOut'> | null {
  const platform = usePlatform();
  const { userId } = useSession();
  const [warning, setWarning] = useState<SessionWarning | null>(null);
  const [failed, setFailed] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const watch = useRef<SessionWatch | null>(null);
  const watched = platform.host?.can.endVisit === true ? null : userId;
  const wasNobody = useRef(false);

  useEffect(() => {
    const isNew = wasNobody.current;
    wasNobody.current = watched === null;
    if (watched === null) return undefined;
    const ask = async (stay: boolean): Promise<SessionAnswer> => {
      const known = await platform.usesGatewayAdditions().catch(() => null);
      if (known === null) return fail({ kind: 'unreachable' });
      return known ? platform.call('session', { stay }) : fail({ kind: 'malformed' });
    };
    const onEnd = () => void (locks ? platform.lock() : platform.call('signOut', {}));
    const idle =
      idleLimit === null
        ? null
        : idleEnd({ userId: watched, limit: idleLimit, isNew, onEnd }, ask, window.localStorage);
    const watching = watchSession(idle?.ask ?? ask, (next) => {
      idle?.setWarned(next?.canStay === true);
      setWarning((before) => (isSame(before, next) ? before : next));
      if (next !== null) return;
      setFailed(false);
      setDismissed(false);
    });
    watch.current = watching;
    return () => {
      watching.stop();
      idle?.stop();
      setWarning(null);
    };
  }, [platform, watched, idleLimit, locks]);

  if (warning === null || isDismissed) return null;
  return {
    ...warning,
    failed,
    onStay: async () => {
      if (!warning.canStay) return setDismissed(true);
      setFailed((await watch.current?.stay()) === false);
    },
  };
}

function isSame(one: SessionWarning | null, other: SessionWarning | null): boolean {
  return one?.withinSeconds === other?.withinSeconds && one?.canStay === other?.canStay;
}
