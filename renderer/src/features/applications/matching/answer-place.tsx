import type { MatchQuestion, WayToMatch } from '#domain/lending/matching/match.ts';
import type { Asked } from '#renderer/features/applications/matching/use-match.ts';
import type { Taken } from '#renderer/features/applications/matching/ways/taken-way.tsx';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';

const loadAnswer = async () =>
  (await import('#renderer/features/applications/matching/answer/match-answer.tsx'))
    .MatchAnswerInFull;

/**
 * Where the answer appears. What is announced is on the page from the start; the code of the answer itself is fetched
 * for the first one.
 */
export function AnswerPlace({
  asked,
  taken,
  ...actions
}: {
  readonly asked: Asked | null;
  /** The change that was taken over for this answer. */
  readonly taken: Taken | null;
  readonly onAsk: (input: MatchQuestion) => Promise<void>;
  readonly onTake: (way: WayToMatch) => void;
  readonly onBack: () => void;
  readonly onAddPrice: () => void;
}) {
  const { t } = useTranslation();
  const failed = asked?.kind === 'failed' ? asked : null;
  return (
    <>
      <p role="status">{statusOf(asked, t)}</p>
      <OutcomeMessage
        outcome={
          failed && {
            ...failureOutcome(t, failed.failure),
            advice: (
              <Button onClick={() => void actions.onAsk(failed.input)}>
                {t('matching.again')}
              </Button>
            ),
          }
        }
      />
      {asked?.kind === 'answered' && (
        <LazyPart load={loadAnswer} props={{ ...asked, ...actions, taken }} />
      )}
    </>
  );
}

function statusOf(asked: Asked | null, t: ReturnType<typeof useTranslation>['t']): string {
  if (asked?.kind === 'waiting') return t('matching.working');
  if (asked?.kind !== 'answered') return '';
  const { length } = asked.answer.matched;
  // Where none matches, the heading says so, and takes the focus.
  return length === 0 ? '' : t('matchAnswer.found', { count: length });
}
