import { useState } from 'react';
import type { BodyOf } from '#contract/gateway.ts';
import type { queue } from '#contract/operators/review.ts';
import { type QueueChoice, askedOf } from '#renderer/features/operator/queue/queue-filter.ts';
import {
  type ReadRows,
  countOfNew,
  readRows,
  withNext,
} from '#renderer/features/operator/queue/steady-rows.ts';
import { useCallPages } from '#renderer/platform/queries/use-call-pages.ts';

/** How often the list reloads while it is shown, in milliseconds. */
const READ_AGAIN_MS = 30_000;

type After = BodyOf<typeof queue>['after'];
type Shown = { readonly of: string; readonly pages: number; readonly read: ReadRows };

/**
 * The applications of a choice, page by page. What is shown stays in its place while the list reloads; what came
 * meanwhile is counted, and shown on request. While another choice loads, the previous one stays.
 */
export function useQueue(choice: QueueChoice) {
  const asked = askedOf(choice);
  const query = useCallPages(
    'queue',
    (after: After) => ({ ...asked, after }),
    ({ next }) => next,
    { refetchInterval: READ_AGAIN_MS },
  );
  const pages = query.data?.pages ?? [];
  const fresh = readRows(choice.order, pages);
  const of = JSON.stringify(asked);
  const [shown, setShown] = useState<Shown | null>(null);
  const now = { of, pages: pages.length };

  if (query.data !== undefined && !query.isPlaceholderData) {
    if (shown?.of !== of) setShown({ ...now, read: fresh });
    else if (shown.pages !== pages.length) setShown({ ...now, read: withNext(shown.read, fresh) });
  }
  return {
    query,
    fresh,
    shown: shown?.read ?? fresh,
    /** When it was so, by the gateway's clock. */
    at: pages[0]?.at ?? 0,
    countOfNew: query.isPlaceholderData || shown?.of !== of ? 0 : countOfNew(shown.read, fresh),
    /** Shows what was read last, in its own order. */
    showNew: () => setShown(null),
  };
}
