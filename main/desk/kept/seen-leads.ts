import * as z from 'zod/mini';
import { type Lead, leads } from '#contract/dealers/leads.ts';
import type { KeptLeads } from '#contract/desk.ts';
import type { Log } from '#main/lib/log.ts';
import type { StoredValue } from '#main/storage/json-file.ts';

/** Most leads that are kept. */
export const MAX_SEEN_LEADS = 500;

export type SeenLeads = {
  /** Takes notice of an answer to the call `leads`. */
  readonly note: (body: unknown, reply: unknown) => void;
  readonly read: () => KeptLeads | null;
};

/** The leads as the gateway last listed them, so that a desk without a network shows them. */
export function seenLeads({
  store,
  now,
  log,
}: {
  readonly store: StoredValue<KeptLeads>;
  readonly now: () => number;
  readonly log: Log;
}): SeenLeads {
  return {
    read: () => store.read(),
    note: (body, reply) => {
      const asked = z.safeParse(leads.body, body);
      const answer = z.safeParse(leads.reply, reply);
      if (!asked.success || !answer.success) return;
      const { state, after, orderBy: _order, ...narrowing } = asked.data;
      const isClosed = state === 'WON' || state === 'LOST';
      const isWhole = Object.values(narrowing).every((each) => each === null) && !isClosed;
      // A search shows a part: what it found is newer, what it did not find may still be there.
      const before = isWhole && after === null ? [] : (store.read()?.leads ?? []);
      const all = merged(before, answer.data.leads).slice(0, MAX_SEEN_LEADS);
      try {
        store.write({ seenAt: now(), leads: all });
      } catch {
        log({ event: 'seen-leads-not-kept' });
      }
    },
  };
}

/** Newer versions replace older ones in their places; new leads come last. */
function merged(before: readonly Lead[], newer: readonly Lead[]): Lead[] {
  const byId = new Map(before.map((each) => [each.lead, each]));
  for (const each of newer) byId.set(each.lead, each);
  return [...byId.values()];
}
