/** What a kiosk does besides showing the portal: giving staff access, and keeping contact messages. */
import * as z from 'zod/mini';
import { addContactUs } from '#contract/gateway.ts';
import { withLatinDigits } from '#domain/latin-digits.ts';

export const pin = z.string().check(z.overwrite(withLatinDigits), z.regex(/^\d{4,12}$/));

export const unlockOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('unlocked') }),
  /** Tries left before a waiting time applies. */
  z.object({ outcome: z.literal('wrong'), triesLeft: z.number() }),
  z.object({ outcome: z.literal('wait'), seconds: z.number() }),
]);
export type UnlockOutcome = z.infer<typeof unlockOutcome>;

/** How long a message waits for the gateway before it is discarded, in days. */
export const KEPT_DAYS = 7;

export const keptMessageId = z.uuid();

/**
 * A contact message that waits for the gateway. Only this call is ever kept: never a password, code or registration.
 */
export const keptMessage = z.strictObject({
  id: keptMessageId,
  /** ISO 8601, UTC. */
  keptAt: z.iso.datetime(),
  /** After this it is discarded unsent. */
  expiresAt: z.iso.datetime(),
  /** The outcome of the last attempt to send it. */
  lastTry: z.enum(['none', 'unreachable', 'refused']),
  message: addContactUs.body,
});
export type KeptMessage = z.infer<typeof keptMessage>;

/** The limit of kept messages is reached. */
export const keepFailure = z.object({ kind: z.literal('full') });
export type KeepFailure = z.infer<typeof keepFailure>;

/** Why a staff operation is refused: the PIN was not entered, or too long ago; or there is no such message. */
export const staffFailure = z.enum(['locked', 'unknown']);
