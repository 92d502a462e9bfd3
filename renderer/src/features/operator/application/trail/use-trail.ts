import { useState } from 'react';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { besideInQueue, queued } from '#contract/operators/review.ts';
import { askedOf, choiceIn } from '#renderer/features/operator/queue/queue-filter.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { useMay } from '#renderer/ui/staff/duties.tsx';
import type * as z from 'zod/mini';

type Place = BodyOf<typeof besideInQueue>['from'];
type Opened = Pick<z.output<typeof queued>, 'number' | 'dueAt' | 'submittedAt'>;
export type Trail = ReplyOf<typeof besideInQueue>;

/**
 * What comes before and after an application in the list from which it was opened; null without one, or until it is known.
 * Its own place stays what it was when it was opened: a decision takes it out of the list.
 */
export function useTrail(from: string | null, opened: Opened | null, isRead: boolean) {
  const choice = choiceIn(from ?? '');
  const asked = askedOf(choice);
  const [place, setPlace] = useState<{ readonly is: Place } | null>(null);
  if (place === null && isRead) {
    const at = asked.order === 'due' ? opened?.dueAt : opened?.submittedAt;
    setPlace({
      is: opened === null || at === null || at === undefined ? null : { at, number: opened.number },
    });
  }
  const mayClaim = useMay()('claimApplication');
  const { data } = useCallQuery(
    'besideInQueue',
    {
      ...asked,
      from: place?.is ?? null,
      // Whoever asks for those of others wants to see them.
      skipsTaken: mayClaim && choice.claimed === null,
    },
    { enabled: from !== null && place !== null, keepsPrevious: true },
  );
  return from === null ? null : (data ?? null);
}
