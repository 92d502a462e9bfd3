import { useEffect, useEffectEvent, useState } from 'react';
import {
  type IdleTimes,
  type Presence,
  type Watch,
  presenceAt,
  touchCounts,
} from '#renderer/features/kiosk/presence.ts';

const LOOK_EVERY_MS = 250;
const SIGNS_OF_LIFE = ['pointerdown', 'pointerup', 'keydown', 'wheel', 'touchmove'] as const;

/** Follows whether somebody is at the terminal; `stay` says that somebody is. `onOver` is called once. */
export function usePresence(
  times: IdleTimes | null,
  onOver: () => void,
): { readonly presence: Presence; readonly stay: () => void } {
  const [watch, setWatch] = useState<Watch>(() => ({
    openedAt: performance.now(),
    touchedAt: null,
  }));
  const [presence, setPresence] = useState<Presence>({ kind: 'waiting' });

  const stay = () => {
    const touched = { ...watch, touchedAt: performance.now() };
    setWatch(touched);
    setPresence(presenceAt(touched.touchedAt, touched, times));
  };
  const touch = useEffectEvent(() => {
    if (touchCounts(presence)) stay();
  });
  const look = useEffectEvent(() => {
    const next = presenceAt(performance.now(), watch, times);
    if (presence.kind === 'over' || isSame(presence, next)) return;
    setPresence(next);
    if (next.kind === 'over') onOver();
  });

  useEffect(() => {
    const timer = setInterval(() => look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    const touched = () => touch();
    const options = { capture: true, passive: true };
    SIGNS_OF_LIFE.forEach((sign) => window.addEventListener(sign, touched, options));
    return () =>
      SIGNS_OF_LIFE.forEach((sign) => window.removeEventListener(sign, touched, options));
  }, []);

  return { presence, stay };
}

function isSame(one: Presence, other: Presence): boolean {
  if (one.kind !== other.kind) return false;
  return one.kind !== 'asking' || other.kind !== 'asking' || one.secondsLeft === other.secondsLeft;
}
