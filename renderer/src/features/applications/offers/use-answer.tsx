import { useState } from 'react';
import type { BodyOf } from '#contract/gateway.ts';
import { mayBeDone } from '#contract/is-decided.ts';
import type { answerOffer, DECLINE_REASONS } from '#contract/applications/offers.ts';
import {
  type AnswerKind,
  answerFailure,
  stateNamedBy,
  wantsNewCode,
} from '#renderer/features/applications/offers/answer.ts';
import type { Settled, ShownOffer } from '#renderer/features/applications/offers/shown-offer.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';

export type DeclineReason = (typeof DECLINE_REASONS)[number];
/** The outcome of an answer: `new-code` where the phone has to be verified again. */
export type Answered = 'done' | 'new-code' | 'unknown' | 'refused';

type Seen = { readonly number: string; readonly version: number };
const DONE = { accept: 'ACCEPTED', decline: 'DECLINED', exit: null } as const;

type Telling = {
  readonly kind: AnswerKind;
  /** The message once it is done. */
  readonly done: string;
  readonly offer?: string;
};
type Offer = Pick<BodyOf<typeof answerOffer>, 'offer'> & { readonly lenderName: string };

/**
 * The borrower's answers to offers, and leaving a loan. Keeps the outcome of the last one; if there was no answer, its
 * message has a button to retry.
 */
export function useAnswer(seen: Seen) {
  const { t } = useTranslation();
  const { busy, change } = useChange();
  const [last, setLast] = useState<{
    readonly kind: AnswerKind;
    readonly outcome: Outcome;
  } | null>(null);
  const [settled, setSettled] = useState<Settled>({});
  const settle = (offer: string, state: ShownOffer['state']) =>
    setSettled((before) => ({ ...before, [offer]: { state, decidedAt: Date.now() } }));

  async function tell(
    { kind, done, offer }: Telling,
    ask: () => ReturnType<typeof change<'answerOffer'>>,
  ): Promise<Answered> {
    setLast(null);
    const answer = await ask();
    if (offer !== undefined) {
      const state = answer.ok ? DONE[kind] : stateNamedBy(answer.failure);
      if (state !== null) settle(offer, state);
    }
    if (answer.ok) {
      setLast({ kind, outcome: { kind: 'success', text: done } });
      return 'done';
    }
    const { failure } = answer;
    const outcome = answerFailure(t, kind, failure);
    const again = () => void tell({ kind, done, offer }, ask);
    const advice = mayBeDone(failure) && <Button onClick={again}>{t('loanAnswer.again')}</Button>;
    setLast({ kind, outcome: { ...outcome, ...(advice === false ? {} : { advice }) } });
    if (wantsNewCode(failure)) return 'new-code';
    return mayBeDone(failure) ? 'unknown' : 'refused';
  }

  return {
    busy,
    last,
    settled,
    forget: () => setLast(null),
    accept: ({ offer, lenderName }: Offer, keyFactsHash: string, proof: string) =>
      tell({ kind: 'accept', done: t('loanAnswer.accepted', { lender: lenderName }), offer }, () =>
        change(
          'answerOffer',
          (requestId) => ({ requestId, ...seen, offer, decision: 'accept', keyFactsHash }),
          proof,
        ),
      ),
    decline: ({ offer, lenderName }: Offer, reason: DeclineReason) =>
      tell({ kind: 'decline', done: t('loanAnswer.declined', { lender: lenderName }), offer }, () =>
        change('answerOffer', (requestId) => ({
          requestId,
          ...seen,
          offer,
          decision: 'decline',
          reason,
        })),
      ),
    exit: (proof: string) =>
      tell({ kind: 'exit', done: t('loanAnswer.exited') }, () =>
        change('exitInCoolingOff', (requestId) => ({ requestId, ...seen }), proof),
      ),
  };
}
export type Answering = ReturnType<typeof useAnswer>;
