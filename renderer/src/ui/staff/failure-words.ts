import type { GatewayFailure } from '#contract/gateway.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { type FailureWords, outcomeOf, textOf } from '#renderer/ui/failures/failure-words.ts';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';

/** What operators and lenders' staff read. */
const WORDS: FailureWords = {
  unreachable: 'work.failure.unreachable',
  signedOut: 'work.failure.signedOut',
  malformed: 'work.failure.later',
  invalid: 'work.failure.refused',
  refused: 'work.failure.refused',
  forbidden: 'work.failure.forbidden',
  notFound: 'work.failure.notFound',
  changed: 'work.failure.changed',
  later: 'work.failure.later',
};

/** What operators and lenders' staff read when a call fails. */
export const failureOutcome = (t: Translator['t'], failure: GatewayFailure): Outcome =>
  outcomeOf(t, failure, WORDS);

/** Why something could not be loaded, where nothing was typed. An area may have words of its own. */
export const unreadText = (
  t: Translator['t'],
  failure: GatewayFailure,
  words: FailureWords = { ...WORDS, unreachable: 'work.failure.unread' },
): string => textOf(t, failure, words);

export const failureText = (t: Translator['t'], failure: GatewayFailure): string =>
  textOf(t, failure, WORDS);
