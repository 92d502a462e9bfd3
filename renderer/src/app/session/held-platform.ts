import type { GatewayFailure } from '#contract/gateway.ts';
import { type Result, fail } from '#contract/result.ts';
import { personOf } from '#contract/person-of.ts';
import type { SessionState } from '#contract/session-state.ts';
import type { Platform } from '#renderer/platform/platform.ts';

/** Two, because the desktop's page may hear of the refusal before it hears that the session has ended. */
const MOST_REPEATS = 2;

/**
 * The platform for pages that go on after their session has ended by itself. To them the person stays signed in, so that
 * they keep what was typed; a call that is refused for that reason waits until that person has signed in again, and is then
 * repeated. It belongs to the first person who is signed in: what continues after somebody else has come, like a
 * save in progress, makes no calls in their name.
 */
export function heldPlatform(platform: Platform): Platform {
  let seen = platform.session.current();
  let shown = held(seen);
  let owner = personOf(seen);

  async function insist<Value>(
    ask: () => Promise<Result<Value, GatewayFailure>>,
  ): Promise<Result<Value, GatewayFailure>> {
    const person = personOf(platform.session.current());
    owner ??= person;
    if (person !== null && person !== owner) return fail({ kind: 'signed-out' });
    let answer = await ask();
    for (let again = 0; again < MOST_REPEATS; again += 1) {
      if (answer.ok || answer.failure.kind !== 'signed-out') return answer;
      if (!(await signsInAgain(platform.session, person))) return answer;
      answer = await ask();
    }
    return answer;
  }

  return {
    ...platform,
    session: {
      ...platform.session,
      current: () => {
        const now = platform.session.current();
        if (now !== seen) {
          seen = now;
          owner ??= personOf(now);
          shown = held(now);
        }
        return shown;
      },
    },
    call: (name, body, phoneProof) => insist(() => platform.call(name, body, phoneProof)),
    uploadPart: (part) => insist(() => platform.uploadPart(part)),
    fetchDocument: (document) => insist(() => platform.fetchDocument(document)),
    fetchFile: (name, body) => insist(() => platform.fetchFile(name, body)),
  };
}

function held(state: SessionState): SessionState {
  return { ...state, userId: personOf(state) };
}

/** Waits until this or another person is signed in, or it is clear that no one will be. */
function signsInAgain(session: Platform['session'], person: string | null): Promise<boolean> {
  return new Promise((resolve) => {
    let stop = () => {};
    const look = () => {
      const state = session.current();
      if (person !== null && state.userId === null && state.lapsed === person) return;
      stop();
      resolve(person !== null && state.userId === person);
    };
    stop = session.subscribe(look);
    look();
  });
}
