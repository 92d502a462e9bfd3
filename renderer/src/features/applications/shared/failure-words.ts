import type { GatewayFailure } from '#contract/gateway.ts';
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

/** What a person reads when a call about an application failed. */
export const failureOutcome = (t: Translator['t'], failure: GatewayFailure): Outcome =>
  outcomeOf(t, failure, WORDS);
