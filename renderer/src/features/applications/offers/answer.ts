/** The outcome of the borrower's last answer, in words. */
import type { GatewayFailure } from '#contract/gateway.ts';
import { mayBeDone } from '#contract/is-decided.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';

export type AnswerKind = 'accept' | 'decline' | 'exit';

/** Whether the phone proof was too old. */
export const wantsNewCode = (failure: GatewayFailure): boolean =>
  refusedAs(failure, 'fresh-code-needed', { status: 403 });

/** What a person reads when an answer was not taken: what is the case now, and what to do next. */
export function answerFailure(
  t: Translator['t'],
  kind: AnswerKind,
  failure: GatewayFailure,
): Outcome {
  if (mayBeDone(failure)) return failed(t(`loanAnswer.unknown.${kind}`));
  if (wantsNewCode(failure)) return failed(t('loanAnswer.newCode'));
  const state = stateNamedBy(failure);
  if (state !== null) return failed(t(`loanAnswer.refused.${state}`));
  if (refusedAs(failure, 'key-facts-changed', { status: 409, naming: 'keyFactsHash' })) {
    return failed(t('loanAnswer.refused.statement'));
  }
  if (refusedAs(failure, 'cooling-off-over', { status: 409, naming: 'coolingOffUntil' })) {
    return failed(t('loanAnswer.refused.coolingOff'));
  }
  return refusedAs(failure, CHANGED, { status: 409 })
    ? failed(t('loanAnswer.refused.version'))
    : failureOutcome(t, failure);
}

/** The state of the offer that a refusal names, which may be ahead of the list of offers. */
export function stateNamedBy(failure: GatewayFailure): (typeof ENDED)[number] | null {
  if (failure.kind !== 'refused') return null;
  return ENDED.find((each) => each === failure.current?.['offerState']) ?? null;
}

/** Something else about the loan is no longer as it was seen. */
const CHANGED = ['application-changed', 'case-changed', 'delivery-changed', 'offer-ended'] as const;

const ENDED = ['EXPIRED', 'WITHDRAWN', 'DECLINED', 'ACCEPTED'] as const;

const failed = (text: string): Outcome => ({ kind: 'failure', text });
