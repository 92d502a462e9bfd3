import { newSessionToken, tokenHash } from '#gateway/accounts/tokens.ts';
import type { Account, SessionProof, SessionTerms, Store } from '#gateway/store/store.ts';

export type Sessions = {
  /** Starts a session and returns its token, which is never stored. */
  readonly start: (userId: string, proof: SessionProof) => Promise<string>;
  /** The token's owner, and the key under which the store has the session. */
  readonly find: (token: string) => Promise<SignedIn | null>;
  readonly end: (sessionKey: string) => Promise<void>;
};

export type SignedIn = {
  readonly account: Account;
  readonly sessionKey: string;
  readonly proof: SessionProof;
};

/** Beyond this, the oldest session ends. */
export const MAX_SESSIONS = 20;
/** Recording each use would write to disk on every call; a thirtieth of the idle time is exact enough. */
const NOTED_USES_PER_IDLE_TIME = 30;
/** A session from the future was written by a wrong clock. In milliseconds. */
const CLOCK_DIFFERENCE = 60_000;

export function storedSessions(store: Store, terms: SessionTerms): Sessions {
  const idle = terms.idleSeconds * 1000;
  const absolute = terms.absoluteSeconds * 1000;

  return {
    async start(userId, proof) {
      const token = newSessionToken();
      await store.addSession(tokenHash(token), userId, proof, MAX_SESSIONS);
      return token;
    },
    async find(token) {
      const sessionKey = tokenHash(token);
      const found = await store.findSession(sessionKey);
      if (found === null) return null;
      const { now, startedAt, usedAt, account, proof } = found;
      if (startedAt - now > CLOCK_DIFFERENCE) return null;
      if (now - startedAt >= absolute || now - usedAt >= idle) return null;
      if (now - usedAt >= idle / NOTED_USES_PER_IDLE_TIME) await store.noteSessionUse(sessionKey);
      return { account, sessionKey, proof };
    },
    end: (sessionKey) => store.endSession(sessionKey),
  };
}
