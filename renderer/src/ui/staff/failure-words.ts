import { createContext, use } from 'react';
import type { GatewayFailure } from '#contract/gateway.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { type FailureWords, outcomeOf, textOf } from '#renderer/ui/failures/failure-words.ts';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';

/** What operators and lenders' staff read. */
export const STAFF_WORDS: FailureWords = {
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

/** The words of the area, where it has its own. */
export const FailureWordsContext = createContext(STAFF_WORDS);

/** What is read in this area when a call fails. */
export function useFailureWords(): {
  readonly outcome: (failure: GatewayFailure) => Outcome;
  readonly text: (failure: GatewayFailure) => string;
  /** Why something could not be loaded, where nothing was typed. */
  readonly unread: (failure: GatewayFailure) => string;
} {
  const { t } = useTranslation();
  const words = use(FailureWordsContext);
  return {
    outcome: (failure) => outcomeOf(t, failure, words),
    text: (failure) => textOf(t, failure, words),
    unread: (failure) => unreadText(t, failure, words),
  };
}

/** What operators and lenders' staff read when a call fails. */
export const failureOutcome = (t: Translator['t'], failure: GatewayFailure): Outcome =>
  outcomeOf(t, failure, STAFF_WORDS);

export const unreadText = (
  t: Translator['t'],
  failure: GatewayFailure,
  words: FailureWords = STAFF_WORDS,
): string => textOf(t, failure, { ...words, unreachable: 'work.failure.unread' });

export const failureText = (t: Translator['t'], failure: GatewayFailure): string =>
  textOf(t, failure, STAFF_WORDS);
