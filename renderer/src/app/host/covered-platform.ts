import type { GatewayFailure } from '#contract/gateway.ts';
import { personOf } from '#contract/person-of.ts';
import type { Result } from '#contract/result.ts';
import type { SessionState } from '#contract/session-state.ts';
import type { Platform } from '#renderer/platform/platform.ts';

/**
 * The platform for pages behind a lock: to them their user stays signed in, and their calls wait until the desk is
 * unlocked. For anybody else these pages are gone by then.
 */
export function coveredPlatform(platform: Platform): Platform {
  const { session } = platform;
  const { prerendered } = session;
  let seen = session.current();
  let shown = uncovered(seen);

  async function wait<Value>(
    ask: () => Promise<Result<Value, GatewayFailure>>,
  ): Promise<Result<Value, GatewayFailure>> {
    await unlocked(session);
    const answer = await ask();
    // Locked between the call and its answer.
    const isCovered = !answer.ok && answer.failure.kind === 'signed-out' && isLocked(session);
    return isCovered ? wait(ask) : answer;
  }

  return {
    ...platform,
    session: {
      ...session,
      current: () => {
        const now = session.current();
        if (now !== seen) {
          seen = now;
          shown = uncovered(now);
        }
        return shown;
      },
      ...(prerendered !== undefined && { prerendered: uncoveredOnce(prerendered()) }),
    },
    call: (name, body, phoneProof) => wait(() => platform.call(name, body, phoneProof)),
    uploadPart: (part) => wait(() => platform.uploadPart(part)),
    fetchDocument: (document) => wait(() => platform.fetchDocument(document)),
    fetchFile: (name, body) => wait(() => platform.fetchFile(name, body)),
  };
}

const isLocked = (session: Platform['session']) => session.current().locked === true;

function uncovered(state: SessionState): SessionState {
  return state.locked === true ? { userId: personOf(state), keeping: state.keeping } : state;
}

function uncoveredOnce(state: SessionState): () => SessionState {
  const shown = uncovered(state);
  return () => shown;
}

function unlocked(session: Platform['session']): Promise<void> {
  return new Promise((resolve) => {
    let stop = () => {};
    const look = () => {
      if (isLocked(session)) return;
      stop();
      resolve();
    };
    stop = session.subscribe(look);
    look();
  });
}
