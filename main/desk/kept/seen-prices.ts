import * as z from 'zod/mini';
import { priceList } from '#contract/dealers/price-list.ts';
import type { KeptPrices } from '#contract/desk.ts';
import type { Log } from '#main/lib/log.ts';
import type { StoredValue } from '#main/storage/json-file.ts';

export type SeenPrices = {
  /** Takes notice of an answer to the call `priceList`. */
  readonly note: (body: unknown, reply: unknown) => void;
  readonly read: () => KeptPrices | null;
};

/** The price list as the gateway last gave it, so that a quote begins with a model on a desk without a network. */
export function seenPrices({
  store,
  now,
  log,
}: {
  readonly store: StoredValue<KeptPrices>;
  readonly now: () => number;
  readonly log: Log;
}): SeenPrices {
  return {
    read: () => store.read(),
    note: (body, reply) => {
      const asked = z.safeParse(priceList.body, body);
      const answer = z.safeParse(priceList.reply, reply);
      // An earlier version that somebody looks at is not the list.
      if (!asked.success || !answer.success || asked.data.version !== null) return;
      try {
        store.write({ seenAt: now(), list: answer.data.list });
      } catch {
        log({ event: 'seen-prices-not-kept' });
      }
    },
  };
}
