import * as z from 'zod/mini';
import type { Steering } from '#sample-lender/steering.ts';
import { until } from '#tests/walk/until.ts';

const seenReply = z.object({
  inHand: z.int(),
  messages: z.array(
    z.object({
      id: z.string(),
      lenderId: z.string(),
      number: z.string(),
      kind: z.string(),
      position: z.int(),
      firstAt: z.int(),
      lastAt: z.int(),
      times: z.int(),
    }),
  ),
  calls: z.array(
    z.object({
      number: z.string(),
      call: z.string(),
      manner: z.string(),
      status: z.int(),
      standing: z.string(),
    }),
  ),
  cases: z.array(z.object({ lenderId: z.string(), number: z.string(), state: z.string() })),
});

/** Steers the fictional lenders at an address, and reads what they have seen. */
export function madeUpLendersAt(url: string) {
  /** Asks until they answer: they may be starting again. */
  const ask = (path: string, init: RequestInit) =>
    until('an answer of the sample lender', () => fetch(url + path, init).catch(() => null));
  return {
    async steer(change: Partial<Steering>) {
      const answer = await ask('/steer', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(change),
      });
      if (!answer.ok) throw new Error(`the sample lender is not steered: ${answer.status}`);
    },
    seen: async () => seenReply.parse(await (await ask('/seen', {})).json()),
  };
}

export type MadeUpLenders = ReturnType<typeof madeUpLendersAt>;
