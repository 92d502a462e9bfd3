import * as z from 'zod/mini';

/** Who is signed in on this device. */
export const sessionState = z.strictObject({
  /** null when nobody is signed in. */
  userId: z.nullable(z.string()),
  /** Who was signed in until the session ended by itself, while that person's things may still be on the screen. */
  lapsed: z.exactOptional(z.string()),
  /** Whether the session has not ended, but waits behind a lock for that person. */
  locked: z.exactOptional(z.literal(true)),
  /**
   * Where the session token is kept: in the keychain of the operating system, in memory until the program ends, or in the
   * browser's local storage. `memory` also where what lies in a keychain opens only with a key in memory (kiosks).
   */
  keeping: z.enum(['keychain', 'memory', 'browser']),
});
export type SessionState = Readonly<z.infer<typeof sessionState>>;
export type SessionKeeping = SessionState['keeping'];
