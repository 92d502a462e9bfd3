import * as z from 'zod/mini';
import { today } from '#contract/dealers/today.ts';
import type { KeptToday } from '#contract/desk.ts';
import type { Log } from '#main/lib/log.ts';
import type { StoredValue } from '#main/storage/json-file.ts';

export type SeenToday = {
  /** Takes notice of an answer to the call `today`. */
  readonly note: (body: unknown, reply: unknown) => void;
  readonly read: () => KeptToday | null;
};

/** The day's work as the gateway last gave it, so that a desk without a network shows it. */
export function seenToday({
  store,
  now,
  log,
}: {
  readonly store: StoredValue<KeptToday>;
  readonly now: () => number;
  readonly log: Log;
}): SeenToday {
  return {
    read: () => store.read(),
    note: (body, reply) => {
      const asked = z.safeParse(today.body, body);
      const answer = z.safeParse(today.reply, reply);
      // That of one branch is a part of it.
      if (!asked.success || !answer.success || asked.data.branch !== null) return;
      try {
        store.write({ seenAt: now(), today: answer.data });
      } catch {
        log({ event: 'seen-today-not-kept' });
      }
    },
  };
}
