/** What a kiosk does besides showing the portal: letting staff in, and keeping contact messages. */
import * as z from 'zod/mini';
import { addContactUs } from '#contract/gateway.ts';

export const pin = z.string().check(z.regex(/^\d{4,12}$/));

export const unlockOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('unlocked') }),
  /** How many more tries there are before one has to wait. */
  z.object({ outcome: z.literal('wrong'), triesLeft: z.number() }),
  z.object({ outcome: z.literal('wait'), seconds: z.number() }),
]);
export type UnlockOutcome = z.infer<typeof unlockOutcome>;

/** How long a message waits for the gateway before it is thrown away, in days. */
export const KEPT_DAYS = 7;

export const keptMessageId = z.uuid();

/** A contact message that waits for the gateway. Only this one call is ever kept: never a password, code or registration. */
export const keptMessage = z.strictObject({
  id: keptMessageId,
  /** ISO 8601, UTC. */
  keptAt: z.iso.datetime(),
  /** After this it is thrown away unsent. */
  expiresAt: z.iso.datetime(),
  /** What came of the last try to send it. */
  lastTry: z.enum(['none', 'unreachable', 'refused']),
  message: addContactUs.body,
});
export type KeptMessage = z.infer<typeof keptMessage>;

/** As many messages wait as may. */
export const keepFailure = z.object({ kind: z.literal('full') });
export type KeepFailure = z.infer<typeof keepFailure>;

/** Why an operation for staff is not done: the PIN has not been entered, or too long ago; or there is no such message. */
export const staffFailure = z.enum(['locked', 'unknown']);
