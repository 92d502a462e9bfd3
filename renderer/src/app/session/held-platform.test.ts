import { describe, expect, it } from 'vitest';
import { callGateway } from '#contract/call-gateway.ts';
import { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import type { SessionState } from '#contract/session-state.ts';
import { heldPlatform } from '#renderer/app/session/held-platform.ts';
import type { Platform } from '#renderer/platform/platform.ts';
import { prerenderPlatform } from '#renderer/platform/prerender-platform.ts';

const ENDED = { ok: false, failure: { kind: 'signed-out' } } as const;
const DETAILS = {
  responseData: { firstName: 'A', lastName: 'B', userType: 'CSR', emailId: 'a@b.in' },
};

/** A platform whose session changes when a test says so; its gateway refuses the first call. */
function startPlatform() {
  let state: SessionState = { userId: 'RS1', keeping: 'browser' };
  const listeners = new Set<() => void>();
  let calls = 0;
  const fetch = async () => {
    calls += 1;
    return calls === 1 ? new Response('{}', { status: 401 }) : Response.json(DETAILS);
  };
  const platform: Platform = {
    ...prerenderPlatform,
    call: (name, body) =>
      callGateway({ fetch, gatewayUrl: 'https://gateway.example' }, RENDERER_CALLS[name], body, {
        token: 'token',
        phoneProof: null,
      }),
    session: {
      current: () => state,
      ready: Promise.resolve(),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
  return {
    held: heldPlatform(platform),
    become: (next: Partial<SessionState>) => {
      state = { userId: null, keeping: 'browser', ...next };
      listeners.forEach((listener) => listener());
    },
    calls: () => calls,
    listening: () => listeners.size,
  };
}

describe('the platform of a page that outlives its session', () => {
  it('shows the person whose session has ended as signed in, until that person leaves', () => {
    const { held, become } = startPlatform();
    become({ lapsed: 'RS1' });
    expect(held.session.current().userId).toBe('RS1');
    expect(held.session.current()).toBe(held.session.current());
    become({});
    expect(held.session.current().userId).toBeNull();
  });

  it('repeats a refused call once the same person is back', async () => {
    const { held, become, calls, listening } = startPlatform();
    const answer = held.call('userDetails', { userId: 'RS1' });
    become({ lapsed: 'RS1' });
    await expect.poll(listening).toBe(1);
    expect(calls()).toBe(1);
    become({ userId: 'RS1' });
    expect(await answer).toEqual({ ok: true, value: DETAILS });
    expect(calls()).toBe(2);
    expect(listening()).toBe(0);
  });

  it('makes no call for somebody else, whoever began it', async () => {
    const { held, become, calls } = startPlatform();
    const first = held.call('userDetails', { userId: 'RS1' });
    become({});
    become({ userId: 'RS2' });
    await first;
    expect(await held.call('userDetails', { userId: 'RS1' })).toEqual(ENDED);
    expect(calls()).toBe(1);
    become({ userId: 'RS1' });
    expect(await held.call('userDetails', { userId: 'RS1' })).toEqual({ ok: true, value: DETAILS });
  });

  it.each([{ userId: 'RS2' }, {}])(
    'gives the call up when somebody else comes, or nobody: %j',
    async (next) => {
      const { held, become, calls, listening } = startPlatform();
      const answer = held.call('userDetails', { userId: 'RS1' });
      become({ lapsed: 'RS1' });
      await expect.poll(listening).toBe(1);
      become(next);
      expect(await answer).toEqual(ENDED);
      expect(calls()).toBe(1);
      expect(listening()).toBe(0);
    },
  );
});
