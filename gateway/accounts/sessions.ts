import type { Clock } from '#gateway/clock.ts';
import type { Account, Store } from '#gateway/store/store.ts';
import { newSessionToken, tokenHash } from '#gateway/accounts/tokens.ts';

export type SessionTerms = { readonly idleSeconds: number; readonly absoluteSeconds: number };

export type Sessions = {
  /** Starts a session and gives its token, which is told once and never stored. */
  readonly start: (userId: string) => Promise<string>;
  readonly accountOf: (token: string) => Promise<Account | null>;
};

/** Noting each use would write to disk on every call; a thirtieth of the idle time is exact enough. */
const NOTED_USES_PER_IDLE_TIME = 30;

export function storedSessions(store: Store, terms: SessionTerms, now: Clock): Sessions {
  const idle = terms.idleSeconds * 1000;
  const absolute = terms.absoluteSeconds * 1000;

  return {
    async start(userId) {
      const token = newSessionToken();
      await store.removeSessionsBefore({ startedAt: now() - absolute, usedAt: now() - idle });
      await store.addSession({
        tokenHash: tokenHash(token),
        userId,
        startedAt: now(),
        usedAt: now(),
      });
      return token;
    },
    async accountOf(token) {
      const found = await store.sessionByTokenHash(tokenHash(token));
      if (found === null) return null;
      if (now() - found.startedAt >= absolute || now() - found.usedAt >= idle) return null;
      if (now() - found.usedAt >= idle / NOTED_USES_PER_IDLE_TIME) {
        await store.noteSessionUse(found.tokenHash, now());
      }
      return store.accountByUserId(found.userId);
    },
  };
}
