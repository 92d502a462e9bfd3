import type { GatewayFailure } from '#contract/gateway.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { type FailureWords, outcomeOf } from '#renderer/ui/failures/failure-words.ts';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';

const WORDS: FailureWords = {
  unreachable: 'applications.failure.unreachable',
  signedOut: 'applications.failure.signedOut',
  malformed: 'applications.failure.malformed',
  invalid: 'applications.failure.invalid',
  refused: 'applications.failure.refused',
  forbidden: 'applications.failure.proof',
  notFound: 'applications.failure.notFound',
  changed: 'applications.failure.changed',
  later: 'applications.failure.later',
};

/** Of all that is forbidden or not there, the words are about a phone proof and about an application. */
const OTHERWISE: FailureWords = { ...WORDS, forbidden: WORDS.refused, notFound: WORDS.refused };

/** What a person reads when a call about an application failed. */
export const failureOutcome = (t: Translator['t'], failure: GatewayFailure): Outcome =>
  failure.kind === 'refused' &&
  failure.code !== undefined &&
  !refusedAs(failure, ['fresh-code-needed', 'no-such-application'])
    ? outcomeOf(t, failure, OTHERWISE)
    : outcomeOf(t, failure, WORDS);
