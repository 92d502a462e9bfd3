import type { ReplyOf } from '#contract/gateway.ts';
import type { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { kindKey } from '#renderer/features/operator/service/letters/letter-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

export type Letter = ReplyOf<(typeof RENDERER_CALLS)['deadLetters']>['messages'][number];

/** What names a message to people: what it says, of which application, and to whom. */
export const namesOf = (
  t: Translator['t'],
  { kind, number, lenderId }: Pick<Letter, 'kind' | 'number' | 'lenderId'>,
  lenderName: (lenderId: string) => string,
) => ({ kind: t(kindKey(kind)), number, lender: lenderName(lenderId) });
