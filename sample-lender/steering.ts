import * as z from 'zod/mini';
import type { LenderCase } from '#sample-lender/lender-case.ts';

/** What tests, and people trying things out, make this lender do. What is left out stays as it is. */
export const steering = z.strictObject({
  /** Milliseconds before a message is answered. */
  delay: z._default(z.int().check(z.minimum(0), z.maximum(60_000)), 0),
  /** Closes the connection of a message in place of an answer: before, or after it was kept. */
  away: z._default(z.nullable(z.enum(['before-keeping', 'after-keeping'])), null),
  /** Sends something wrong before the right call: a status that cannot come next, or a wrong APR. */
  contradicts: z._default(z.nullable(z.enum(['status', 'apr'])), null),
  /** Sends each call with a false signature first: of a key that is not registered, or of algorithm none. */
  forges: z._default(z.nullable(z.enum(['key', 'none'])), null),
  /** Sends each signed call twice. */
  replays: z._default(z.boolean(), false),
  /** Takes messages, and makes no call. */
  isQuiet: z._default(z.boolean(), false),
  /** Whether one more document is asked for, and whether an application is rejected; null is by the rules. */
  asksForMore: z._default(z.nullable(z.boolean()), null),
  rejects: z._default(z.nullable(z.boolean()), null),
  /** In how many parts the dealer is paid; null is by the rules. */
  payments: z._default(z.nullable(z.union([z.literal(1), z.literal(2)])), null),
});
export type Steering = z.infer<typeof steering>;

export const UNSTEERED: Steering = steering.parse({});

type Rules = {
  readonly asksForMore: boolean;
  readonly rejects: boolean;
  readonly payments: 1 | 2;
};

/** What becomes of an application here: by the last digit of its number, unless it is steered. */
export function rulesFor({ number }: Pick<LenderCase, 'number'>, steered: Steering): Rules {
  const digit = Number(number.slice(-1));
  return {
    asksForMore: steered.asksForMore ?? digit % 3 === 0,
    rejects: steered.rejects ?? false,
    payments: steered.payments ?? (digit % 2 === 0 ? 2 : 1),
  };
}
