import { useEffect, useEffectEvent, useState } from 'react';
import type { StaffCallAsk, StaffCallOutcome } from '#contract/terminals/at-terminal.ts';
import type { Host } from '#renderer/platform/platform.ts';

/** How often a call that is going on is looked at, in milliseconds. */
const LOOK_EVERY_MS = 4000;

/** The next time it is looked at may go better. */
const ignored = () => {};

const isGoingOn = (call: StaffCallOutcome | null) =>
  call !== null && ['waiting', 'coming'].includes(call.outcome);

/** The visitor's call for a member of staff; null until it is known whether one can be made here. */
export function useStaffCall(host: Host | null): {
  readonly call: StaffCallOutcome | null;
  readonly isBusy: boolean;
  readonly ask: (ask: StaffCallAsk) => Promise<void>;
} {
  const [call, setCall] = useState<StaffCallOutcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const take = useEffectEvent((seen: StaffCallOutcome) => {
    // What is shown stays while the gateway does not answer.
    if (seen.outcome !== 'unreachable' || call === null) setCall(seen);
  });
  useEffect(() => {
    host?.askStaff('look').then(take, ignored);
  }, [host]);
  const goesOn = isGoingOn(call);
  useEffect(() => {
    if (!goesOn) return undefined;
    const look = () => void host?.askStaff('look').then(take, ignored);
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [goesOn, host]);

  return {
    call,
    isBusy,
    ask: async (ask) => {
      if (host === null) return;
      setIsBusy(true);
      setCall(await host.askStaff(ask).catch(() => ({ outcome: 'unreachable' }) as const));
      setIsBusy(false);
    },
  };
}
