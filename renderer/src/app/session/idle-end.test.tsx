import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { succeed } from '#contract/result.ts';
import { type IdleEnd, idleEnd } from '#renderer/app/session/idle-end.ts';
import { type SessionWarning, watchSession } from '#renderer/app/session/session-watch.ts';

const MINUTE = 60_000;
const LIMIT = 900;

let usedAt: number;
let ended: number;
let said: (SessionWarning | null)[];
let idle: IdleEnd;
let watch: ReturnType<typeof watchSession>;

/** A gateway that ends sessions after 15 idle minutes. */
const ask = (stay: boolean) => {
  if (stay) usedAt = Date.now();
  const idleSecondsLeft = LIMIT - Math.floor((Date.now() - usedAt) / 1000);
  return Promise.resolve(succeed({ idleSecondsLeft, secondsLeft: 43_200 }));
};
/** A call that the page makes by itself. */
const poll = () => {
  usedAt = Date.now();
};
const touch = () => void window.dispatchEvent(new Event('keydown'));
const begin = (other: Partial<Parameters<typeof idleEnd>[0]> = {}) =>
  idleEnd(
    { userId: 'RS1', limit: Infinity, isNew: false, onEnd: () => (ended += 1), ...other },
    ask,
    localStorage,
  );
const last = () => said.at(-1);

async function pass(minutes: number, each: () => void = () => undefined): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    await vi.advanceTimersByTimeAsync(MINUTE);
    each();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  usedAt = Date.now();
  ended = 0;
  said = [];
  idle = begin();
  watch = watchSession(idle.ask, (warning) => {
    idle.setWarned(warning !== null);
    said.push(warning);
  });
});
afterEach(() => {
  watch.stop();
  idle.stop();
  vi.useRealTimers();
  localStorage.clear();
});

describe('an idle page', () => {
  it('warns, and ends after 15 minutes, however often it makes calls by itself', async () => {
    await pass(12, poll);
    expect(last()).toBeNull();
    await pass(2, poll);
    expect(last()).toEqual({ withinSeconds: 60, canStay: true });
    expect(ended).toBe(0);
    await pass(1, poll);
    await vi.advanceTimersByTimeAsync(5000);
    expect(ended).toBeGreaterThan(0);
  });

  it('does not end while somebody is there, neither here nor at the gateway', async () => {
    await pass(60, touch);
    expect(ended).toBe(0);
    expect(last()).toBeNull();
    expect((Date.now() - usedAt) / MINUTE).toBeLessThan(15);
  });

  it('continues when the warning is answered, and only then', async () => {
    await pass(14);
    touch();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(last()).not.toBeNull();
    await watch.stay();
    expect(last()).toBeNull();
    await pass(12);
    expect(ended).toBe(0);
    expect(last()).toBeNull();
  });

  it('continues while somebody uses another tab', async () => {
    const other = begin({ onEnd: () => undefined });
    for (let minute = 0; minute < 40; minute += 1) {
      await pass(1);
      localStorage.setItem('until-sign-out:RS1:page-touched', String(Date.now()));
    }
    other.stop();
    expect(ended).toBe(0);
    expect(last()).toBeNull();
  });

  it('ends earlier where its own limit is shorter', async () => {
    watch.stop();
    idle.stop();
    idle = begin({ limit: 10 * MINUTE });
    watch = watchSession(idle.ask, (warning) => said.push(warning));
    await pass(9, poll);
    expect(ended).toBe(0);
    expect(last()).toEqual({ withinSeconds: 60, canStay: true });
    await pass(1, poll);
    expect(ended).toBeGreaterThan(0);
  });

  it('ends when it is opened again too late, but not for somebody who has just signed in', () => {
    idle.stop();
    vi.setSystemTime(Date.now() + 11 * MINUTE);
    begin({ limit: 10 * MINUTE }).stop();
    expect(ended).toBe(1);
    localStorage.setItem('until-sign-out:RS1:page-touched', String(Date.now() - 11 * MINUTE));
    begin({ limit: 10 * MINUTE, isNew: true }).stop();
    expect(ended).toBe(1);
  });

  it('ends when somebody comes back too late, or sets the clock back', async () => {
    await pass(1);
    vi.setSystemTime(Date.now() + 16 * MINUTE);
    touch();
    expect(ended).toBe(1);
    idle.stop();
    localStorage.clear();
    idle = begin();
    await idle.ask(true);
    vi.setSystemTime(Date.now() - 16 * MINUTE);
    touch();
    expect(ended).toBe(2);
  });
});
