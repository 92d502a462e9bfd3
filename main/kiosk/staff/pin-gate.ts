import * as z from 'zod/mini';
import type { UnlockOutcome } from '#contract/kiosk.ts';
import type { StoredValue } from '#main/storage/json-file.ts';
import type { Log } from '#main/lib/log.ts';

/** Number of free wrong PINs in a row, and the waiting times after further ones, in seconds. */
export const FREE_TRIES = 5;
export const WAITS_SECONDS = [60, 300, 900, 3600] as const;

const MAX_WAIT_MS = 3600 * 1000;

export const pinAttempts = z.strictObject({
  wrongInARow: z.int().check(z.gte(0)),
  /** Milliseconds since 1970. */
  waitUntil: z.number(),
});
export type PinAttempts = z.infer<typeof pinAttempts>;

const NO_ATTEMPTS: PinAttempts = { wrongInARow: 0, waitUntil: 0 };

export type PinGateEffects = {
  readonly hash: string;
  readonly verify: (hash: string, pin: string) => Promise<boolean>;
  /** Survives restarts, so that a restart gives no new tries. */
  readonly attempts: StoredValue<PinAttempts>;
  readonly now: () => number;
  readonly log: Log;
};

/** Checks a PIN, one try at a time; waiting times make guessing take years. */
export function pinGate(effects: PinGateEffects): (pin: string) => Promise<UnlockOutcome> {
  let last: Promise<unknown> = Promise.resolve();
  return (pin) => {
    const next = last.then(() => tryPin(effects, pin));
    last = next.catch(() => {});
    return next;
  };
}

async function tryPin(
  { hash, verify, attempts, now, log }: PinGateEffects,
  pin: string,
): Promise<UnlockOutcome> {
  const { wrongInARow, waitUntil } = attempts.read() ?? NO_ATTEMPTS;
  // A clock that was set back must not extend the wait beyond the maximum.
  const waitMs = Math.min(waitUntil - now(), MAX_WAIT_MS);
  if (waitMs > 0) return { outcome: 'wait', seconds: Math.ceil(waitMs / 1000) };

  // Counted as wrong before it is checked, so that ending the program meanwhile gives no try back.
  const tried = wrongInARow + 1;
  const seconds = waitAfter(tried);
  attempts.write({ wrongInARow: tried, waitUntil: seconds === 0 ? 0 : now() + seconds * 1000 });
  if (await verify(hash, pin)) {
    attempts.clear();
    log({ event: 'kiosk-unlocked' });
    return { outcome: 'unlocked' };
  }
  log({ event: 'pin-wrong', inARow: tried });
  if (seconds > 0) return { outcome: 'wait', seconds };
  return { outcome: 'wrong', triesLeft: FREE_TRIES - tried };
}

function waitAfter(wrongInARow: number): number {
  if (wrongInARow < FREE_TRIES) return 0;
  return WAITS_SECONDS[wrongInARow - FREE_TRIES] ?? WAITS_SECONDS[WAITS_SECONDS.length - 1] ?? 0;
}
