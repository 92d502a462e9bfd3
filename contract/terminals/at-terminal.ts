/** What a terminal's page may know of the terminal, and do about calling a member of staff. */
import * as z from 'zod/mini';

/** How a terminal stands with the gateway, for staff at the terminal. */
export const TERMINAL_STANDINGS = [
  /** The configuration says that it does not report. */
  'reports-off',
  'not-enrolled',
  /** There is no keychain for the terminal's key. */
  'no-keychain',
  'code-refused',
  'key-refused',
  'unreachable',
  'reporting',
] as const;
export type TerminalStanding = (typeof TERMINAL_STANDINGS)[number];

/** How a visitor's call for a member of staff stands. */
export const staffCallOutcome = z.discriminatedUnion('outcome', [
  /** Nobody can be called from here: the terminal is not enrolled. */
  z.object({ outcome: z.literal('unavailable') }),
  z.object({ outcome: z.literal('none') }),
  z.object({ outcome: z.literal('waiting'), secondsAgo: z.number() }),
  z.object({ outcome: z.literal('coming'), secondsAgo: z.number() }),
  z.object({ outcome: z.literal('unanswered') }),
  /** The gateway did not answer; what was asked may have reached it. */
  z.object({ outcome: z.literal('unreachable') }),
  z.object({ outcome: z.literal('too-often') }),
]);
export type StaffCallOutcome = z.infer<typeof staffCallOutcome>;

export const staffCallAsk = z.enum(['call', 'look', 'end']);
export type StaffCallAsk = z.infer<typeof staffCallAsk>;
