import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, succeed } from '#contract/result.ts';
import {
  type SessionAnswer,
  type SessionWarning,
  watchSession,
} from '#renderer/app/session/session-watch.ts';

const IDLE = 1800;
const HALF_A_DAY = 43_200;

/** The part of a gateway that this call needs, used by this tab and by others. */
function startSession() {
  const startedAt = Date.now();
  let usedAt = startedAt;
  let isAway = false;
  let refusing: number | null = null;
  let asked = 0;
  const answer = (): SessionAnswer => {
    if (isAway) return fail({ kind: 'unreachable' });
    if (refusing !== null) return fail({ kind: 'refused', status: refusing });
    const now = Date.now();
    const idleSecondsLeft = IDLE - Math.floor((now - usedAt) / 1000);
    const secondsLeft = HALF_A_DAY - Math.floor((now - startedAt) / 1000);
    const ended = idleSecondsLeft <= 0 || secondsLeft <= 0;
    return ended ? fail({ kind: 'signed-out' }) : succeed({ idleSecondsLeft, secondsLeft });
  };
  return {
    ask: (stay: boolean) => {
      asked += 1;
      if (stay && !isAway) usedAt = Date.now();
      return Promise.resolve(answer());
    },
    use: () => {
      usedAt = Date.now();
    },
    setAway: (away: boolean) => {
      isAway = away;
    },
    setRefusing: (status: number | null) => {
      refusing = status;
    },
    asked: () => asked,
  };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe('watching a session', () => {
  let session: ReturnType<typeof startSession>;
  let said: (SessionWarning | null)[];
  let watch: ReturnType<typeof watchSession>;
  const last = () => said.at(-1);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    session = startSession();
    said = [];
    watch = watchSession(session.ask, (warning) => said.push(warning));
  });
  afterEach(() => {
    watch.stop();
    vi.useRealTimers();
  });

  it('warns two minutes before the end and announces the time left in three steps', async () => {
    await pass(IDLE - 125);
    expect(said.every((warning) => warning === null)).toBe(true);
    await pass(10);
    expect(last()).toEqual({ withinSeconds: 120, canStay: true });
    await pass(60);
    expect(last()).toEqual({ withinSeconds: 60, canStay: true });
    await pass(30);
    expect(last()).toEqual({ withinSeconds: 30, canStay: true });
    await pass(30);
    expect(last()).toBeNull();
  });

  it('seldom asks while there is time', async () => {
    await pass(IDLE - 130);
    expect(session.asked()).toBe(1);
  });

  it('stays quiet as long as the session is used, in this tab or in another', async () => {
    for (let minutes = 0; minutes < 120; minutes += 20) {
      session.use();
      await pass(20 * 60);
    }
    expect(said.every((warning) => warning === null)).toBe(true);
  });

  it('stops warning when the session is used elsewhere', async () => {
    await pass(IDLE - 100);
    expect(last()).not.toBeNull();
    session.use();
    await pass(15);
    expect(last()).toBeNull();
  });

  it('stops warning when the person stays, and warns again later', async () => {
    await pass(IDLE - 60);
    expect(await watch.stay()).toBe(true);
    expect(last()).toBeNull();
    await pass(IDLE - 60);
    expect(last()).toEqual({ withinSeconds: 60, canStay: true });
  });

  it('says so when staying does not reach the gateway, and keeps warning', async () => {
    await pass(IDLE - 60);
    session.setAway(true);
    expect(await watch.stay()).toBe(false);
    expect(last()).toEqual({ withinSeconds: 60, canStay: true });
  });

  it.each([429, 503])('asks again soon when the gateway answers %i', async (status) => {
    session.setRefusing(status);
    await pass(60);
    session.setRefusing(null);
    await pass(IDLE - 120);
    expect(last()).toEqual({ withinSeconds: 60, canStay: true });
    session.setRefusing(status);
    await pass(15);
    expect(last()).toEqual({ withinSeconds: 60, canStay: true });
  });

  it('warns before an end that use of the session does not delay', async () => {
    for (let minutes = 0; minutes < 12 * 60 - 1; minutes += 1) {
      session.use();
      await pass(60);
    }
    expect(last()).toEqual({ withinSeconds: 60, canStay: false });
  });

  it('shows nothing where the gateway cannot say, and does not ask again', async () => {
    let asked = 0;
    const tell = vi.fn<(warning: SessionWarning | null) => void>();
    const other = watchSession(() => {
      asked += 1;
      return Promise.resolve(fail({ kind: 'malformed' }));
    }, tell);
    await pass(2 * IDLE);
    other.stop();
    expect(asked).toBe(1);
    expect(tell.mock.calls.every(([warning]) => warning === null)).toBe(true);
  });
});
