import type { GatewayFailure } from '#contract/gateway.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { type FailureWords, outcomeOf, textOf } from '#renderer/ui/failures/failure-words.ts';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';

export const DESK_WORDS: FailureWords = {
  unreachable: 'desk.failure.unreachable',
  signedOut: 'desk.failure.signedOut',
  malformed: 'desk.failure.later',
  invalid: 'desk.failure.refused',
  refused: 'desk.failure.refused',
  forbidden: 'desk.failure.noMember',
  notFound: 'desk.failure.notFound',
  changed: 'desk.failure.changed',
  later: 'desk.failure.later',
};

/** What staff read when a call of the desk failed. */
export const failureOutcome = (t: Translator['t'], failure: GatewayFailure): Outcome =>
  outcomeOf(t, failure, DESK_WORDS);

export const failureText = (t: Translator['t'], failure: GatewayFailure): string =>
  textOf(t, failure, DESK_WORDS);
