import { useState } from 'react';
import type { BodyOf } from '#contract/gateway.ts';
import type { answerOffer, DECLINE_REASONS } from '#contract/applications/offers.ts';
import {
  type AnswerKind,
  answerFailure,
  isUnknown,
  wantsNewCode,
} from '#renderer/features/applications/offers/answer.ts';
import { useChange } from '#renderer/features/applications/shared/use-change.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';

export type DeclineReason = (typeof DECLINE_REASONS)[number];
/** What became of an answer: `new-code` where the phone has to be proved anew. */
export type Answered = 'done' | 'new-code' | 'unknown' | 'refused';

type Seen = { readonly number: string; readonly version: number };
type Offer = Pick<BodyOf<typeof answerOffer>, 'offer'> & { readonly lenderName: string };

/**
 * The borrower's answers to offers, and leaving a loan. Keeps what became of the last one; where no answer came, its
 * words carry a button that asks for the same again.
 */
export function useAnswer(seen: Seen) {
  const { t } = useTranslation();
  const { busy, change } = useChange();
  const [last, setLast] = useState<{
    readonly kind: AnswerKind;
    readonly outcome: Outcome;
  } | null>(null);

  async function tell(
    kind: AnswerKind,
    done: string,
    ask: () => ReturnType<typeof change<'answerOffer'>>,
  ): Promise<Answered> {
    setLast(null);
    const answer = await ask();
    if (answer.ok) {
      setLast({ kind, outcome: { kind: 'success', text: done } });
      return 'done';
    }
    const { failure } = answer;
    const outcome = answerFailure(t, kind, failure);
    const again = () => void tell(kind, done, ask);
    const advice = isUnknown(failure) && <Button onClick={again}>{t('loanAnswer.again')}</Button>;
    setLast({ kind, outcome: { ...outcome, ...(advice === false ? {} : { advice }) } });
    if (wantsNewCode(failure)) return 'new-code';
    return isUnknown(failure) ? 'unknown' : 'refused';
  }

  return {
    busy,
    last,
    forget: () => setLast(null),
    accept: ({ offer, lenderName }: Offer, keyFactsHash: string, proof: string) =>
      tell('accept', t('loanAnswer.accepted', { lender: lenderName }), () =>
        change(
          'answerOffer',
          (requestId) => ({ requestId, ...seen, offer, decision: 'accept', keyFactsHash }),
          proof,
        ),
      ),
    decline: ({ offer, lenderName }: Offer, reason: DeclineReason) =>
      tell('decline', t('loanAnswer.declined', { lender: lenderName }), () =>
        change('answerOffer', (requestId) => ({
          requestId,
          ...seen,
          offer,
          decision: 'decline',
          reason,
        })),
      ),
    exit: (proof: string) =>
      tell('exit', t('loanAnswer.exited'), () =>
        change('exitInCoolingOff', (requestId) => ({ requestId, ...seen }), proof),
      ),
  };
}
export type Answering = ReturnType<typeof useAnswer>;
