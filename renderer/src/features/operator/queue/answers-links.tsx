import type { CLAIMED_BY } from '#contract/operators/review.ts';
import {
  askedOf,
  choiceIn,
  fragmentOfQueue,
} from '#renderer/features/operator/queue/queue-filter.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';

/** In milliseconds, as often as mentions are read. */
const EVERY = 60_000;

/** Leads to the applications whose borrowers have answered, while somebody is to read that. */
export function AnswersLinks() {
  return (
    <>
      <AnswersLink claimed="by-me" />
      <AnswersLink claimed="by-nobody" />
    </>
  );
}

function AnswersLink({
  claimed,
}: {
  readonly claimed: Exclude<(typeof CLAIMED_BY)[number], 'by-somebody'>;
}) {
  const { t } = useTranslation();
  const choice = { ...choiceIn('order=submitted'), claimed, hasAnswer: true };
  const { data } = useCallQuery(
    'besideInQueue',
    { ...askedOf(choice), from: null, skipsTaken: false },
    { refetchInterval: EVERY },
  );
  const count = data?.after.count ?? 0;
  if (count === 0) return null;
  return (
    <p>
      <ButtonLink to={`/operator${fragmentOfQueue(choice)}`} kind="secondary">
        {t(claimed === 'by-me' ? 'queue.answersToMe' : 'queue.answersToNobody', { count })}
      </ButtonLink>
    </p>
  );
}
