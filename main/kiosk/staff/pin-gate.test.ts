import { hash, verify } from '@node-rs/argon2';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ARGON2_TERMS } from '#contract/argon2-terms.ts';
import type { StoredValue } from '#main/storage/json-file.ts';
import {
  FREE_TRIES,
  type PinAttempts,
  WAITS_SECONDS,
  pinGate,
} from '#main/kiosk/staff/pin-gate.ts';

const PIN = '204816';
let pinHash: string;
beforeAll(async () => {
  pinHash = await hash(PIN, ARGON2_TERMS);
});

let kept: PinAttempts | null;
let clock: number;
beforeEach(() => {
  kept = null;
  clock = Date.UTC(2026, 10, 21);
});

const attempts: StoredValue<PinAttempts> = {
  read: () => kept,
  write: (value) => {
    kept = value;
  },
  clear: () => {
    kept = null;
  },
};

/** A gate as each start of the program makes one. */
const gate = (check: (hash: string, pin: string) => Promise<boolean> = verify) =>
  pinGate({ hash: pinHash, verify: check, attempts, now: () => clock, log: () => {} });

const wrong = async () => false;

test('the right PIN opens, and the wrong ones before it are forgotten', async () => {
  const enter = gate();
  expect(await enter('000000')).toEqual({ outcome: 'wrong', triesLeft: FREE_TRIES - 1 });
  expect(await enter(PIN)).toEqual({ outcome: 'unlocked' });
  expect(kept).toBeNull();
});

test('after the free tries one has to wait, longer each time, and the right PIN waits too', async () => {
  const enter = gate(wrong);
  for (let tried = 1; tried < FREE_TRIES; tried += 1) await enter('000000');
  for (const seconds of [...WAITS_SECONDS, WAITS_SECONDS[3]]) {
    expect(await enter('000000')).toEqual({ outcome: 'wait', seconds });
    clock += seconds * 1000 - 1;
    expect(await gate()(PIN)).toEqual({ outcome: 'wait', seconds: 1 });
    clock += 1;
  }
  expect(await gate()(PIN)).toEqual({ outcome: 'unlocked' });
});

test('a restart gives no new tries', async () => {
  for (let tried = 1; tried < FREE_TRIES; tried += 1) await gate(wrong)('000000');
  expect(await gate(wrong)('000000')).toMatchObject({ outcome: 'wait' });
  expect(await gate()(PIN)).toMatchObject({ outcome: 'wait' });
});

test('a try counts even when the program is ended before the answer', async () => {
  void gate(() => new Promise<boolean>(() => {}))('000000');
  await Promise.resolve();
  expect(kept?.wrongInARow).toBe(1);
});

test('tries at the same time are counted one by one', async () => {
  const enter = gate(wrong);
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => enter('000000')));
  expect(outcomes.filter(({ outcome }) => outcome === 'wrong')).toHaveLength(FREE_TRIES - 1);
  expect(kept?.wrongInARow).toBe(FREE_TRIES);
});

test('a clock that was set back does not keep staff out for longer than an hour', async () => {
  kept = { wrongInARow: FREE_TRIES, waitUntil: clock + 365 * 24 * 3600 * 1000 };
  expect(await gate()(PIN)).toEqual({ outcome: 'wait', seconds: 3600 });
});
