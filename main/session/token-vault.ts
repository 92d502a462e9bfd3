import * as z from 'zod/mini';
import type { SessionKeeping } from '#contract/session-state.ts';

export const storedSession = z.strictObject({
  userId: z.string().check(z.minLength(1), z.maxLength(256)),
  token: z.string().check(z.minLength(1), z.maxLength(8192)),
});
export type StoredSession = z.infer<typeof storedSession>;

/** Where the session token is kept between uses. Rejects when the place cannot be reached. */
export type TokenVault = {
  readonly keeping: () => SessionKeeping;
  readonly read: () => Promise<StoredSession | null>;
  readonly write: (session: StoredSession) => Promise<void>;
  /** Whether it is certain that nothing is left. A locked keyring does not delete, and only says that it did not. */
  readonly clear: () => Promise<boolean>;
};
