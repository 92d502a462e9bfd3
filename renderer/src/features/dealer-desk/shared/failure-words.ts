import { STAFF_WORDS } from '#renderer/ui/staff/failure-words.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { type FailureWords, outcomeOf, textOf } from '#renderer/ui/failures/failure-words.ts';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';

/** What is said otherwise at the desk of a dealer. */
export const DESK_WORDS: FailureWords = {
  ...STAFF_WORDS,
  invalid: 'desk.failure.refused',
  refused: 'desk.failure.refused',
  forbidden: 'desk.failure.noMember',
  notFound: 'desk.failure.notFound',
};

/** What staff read when a call of the desk failed. */
export const failureOutcome = (t: Translator['t'], failure: GatewayFailure): Outcome =>
  outcomeOf(t, failure, DESK_WORDS);

export const failureText = (t: Translator['t'], failure: GatewayFailure): string =>
  textOf(t, failure, DESK_WORDS);
