import { choiceIn, fragmentOfQueue } from '#renderer/features/operator/queue/queue-filter.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';

/** In milliseconds, as often as mentions are read. */
const EVERY = 60_000;

/** Leads to the applications whose borrowers have answered, while somebody is to read that. */
export function AnswersLinks() {
  const { data } = useCallQuery('answersWaiting', {}, { refetchInterval: EVERY });
  return (
    <>
      <AnswersLink claimed="by-me" count={data?.claimedByMe ?? 0} />
      <AnswersLink claimed="by-nobody" count={data?.claimedByNobody ?? 0} />
    </>
  );
}

function AnswersLink({
  claimed,
  count,
}: {
  readonly claimed: 'by-me' | 'by-nobody';
  readonly count: number;
}) {
  const { t } = useTranslation();
  if (count === 0) return null;
  const choice = { ...choiceIn('order=submitted'), claimed, hasAnswer: true };
  return (
    <p>
      <ButtonLink to={`/operator${fragmentOfQueue(choice)}`} kind="secondary">
        {t(claimed === 'by-me' ? 'queue.answersToMe' : 'queue.answersToNobody', { count })}
      </ButtonLink>
    </p>
  );
}
