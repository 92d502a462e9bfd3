import type { GatewayFailure } from '#contract/gateway.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { failureOutcome } from '#renderer/features/dealer-desk/shared/failure-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';

const PROBLEMS = [
  ['no-such-lead', 'dealerQuote.problem.notThere'],
  ['lead-removed', 'dealerQuote.problem.removed'],
  ['too-many-quotes', 'dealerQuote.problem.full'],
  ['scheme-not-running', 'dealerQuote.problem.scheme'],
] as const;

/** Why a quote could not be saved, and what to do. */
export function problemOutcome(t: Translator['t'], failure: GatewayFailure): Outcome {
  const problem = PROBLEMS.find(([code]) => refusedAs(failure, code));
  return problem === undefined
    ? failureOutcome(t, failure)
    : { kind: 'failure', text: t(problem[1]) };
}
