import { useEffect, useEffectEvent, useState } from 'react';
import {
  type IdleTimes,
  type Presence,
  type Activity,
  presenceAt,
  countsAsActivity,
} from '#renderer/features/kiosk/presence.ts';

const CHECK_INTERVAL_MS = 250;
const ACTIVITY_EVENTS = ['pointerdown', 'pointerup', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Tracks whether a visitor is at the terminal; `stay` reports activity. Calls `onOver` once when the visit has timed
 * out.
 */
export function usePresence(
  times: IdleTimes | null,
  onOver: () => void,
): { readonly presence: Presence; readonly stay: () => void } {
  const [activity, setActivity] = useState<Activity>(() => ({
    openedAt: performance.now(),
    touchedAt: null,
  }));
  const [presence, setPresence] = useState<Presence>({ kind: 'waiting' });

  const stay = () => {
    const touched = { ...activity, touchedAt: performance.now() };
    setActivity(touched);
    setPresence(presenceAt(touched.touchedAt, touched, times));
  };
  const touch = useEffectEvent(() => {
    if (countsAsActivity(presence)) stay();
  });
  const check = useEffectEvent(() => {
    const next = presenceAt(performance.now(), activity, times);
    if (presence.kind === 'over' || isSame(presence, next)) return;
    setPresence(next);
    if (next.kind === 'over') onOver();
  });

  useEffect(() => {
    const timer = setInterval(() => check(), CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    const touched = () => touch();
    const options = { capture: true, passive: true };
    ACTIVITY_EVENTS.forEach((event) => window.addEventListener(event, touched, options));
    return () =>
      ACTIVITY_EVENTS.forEach((event) => window.removeEventListener(event, touched, options));
  }, []);

  return { presence, stay };
}

function isSame(one: Presence, other: Presence): boolean {
  if (one.kind !== other.kind) return false;
  return one.kind !== 'asking' || other.kind !== 'asking' || one.secondsLeft === other.secondsLeft;
}
