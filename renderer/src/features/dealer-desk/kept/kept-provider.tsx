import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { KeptWrite, KeptWrites } from '#contract/desk.ts';
import { KeptContext } from '#renderer/features/dealer-desk/shared/kept.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';

const NOTHING: KeptWrites = { keptOn: 'disk', writes: [] };

/** Follows what this computer keeps for the person at the desk. A browser keeps nothing. */
export function KeptProvider({ children }: { readonly children: ReactNode }) {
  const computer = usePlatform().host?.desk ?? null;
  const { userId } = useSession();
  const queries = useQueryClient();
  const [kept, setKept] = useState(NOTHING);

  useEffect(() => {
    if (computer === null || userId === null) return undefined;
    let asked = 0;
    let before = NOTHING;
    const read = async () => {
      asked += 1;
      const mine = asked;
      const answer = await computer.keptWrites();
      if (mine !== asked) return;
      const now = answer.ok ? answer.value : NOTHING;
      // What was sent, or not taken, has changed what the gateway shows.
      if (before.writes.some((each) => isOnItsWay(each) && !isStillOnItsWay(each, now))) {
        void queries.invalidateQueries();
      }
      before = now;
      setKept(now);
    };
    const stop = computer.onKeptChange(() => void read());
    void read();
    return () => {
      asked += 1;
      stop();
    };
  }, [computer, userId, queries]);

  const value = useMemo(() => (computer === null ? null : { ...kept, computer }), [computer, kept]);
  return <KeptContext value={value}>{children}</KeptContext>;
}

const isOnItsWay = ({ state }: KeptWrite): boolean =>
  state.kind === 'waiting' || state.kind === 'sending';

const isStillOnItsWay = ({ id }: KeptWrite, { writes }: KeptWrites): boolean =>
  writes.some((each) => each.id === id && isOnItsWay(each));
