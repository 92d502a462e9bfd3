import type { ReplyOf } from '#contract/gateway.ts';
import type { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import type { MessageKind } from '#contract/lenders/messages.ts';
import { SENDING_PROBLEMS } from '#contract/operators/outbox.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { nameIn } from '#domain/languages.ts';

export type UndeliveredMessage = ReplyOf<
  (typeof RENDERER_CALLS)['deadLetters']
>['messages'][number];

/** What names a message to people: what it says, of which application, and to whom. */
export const namesOf = (
  t: Translator['t'],
  { kind, number, lenderId }: Pick<UndeliveredMessage, 'kind' | 'number' | 'lenderId'>,
  lenderName: (lenderId: string) => string,
) => ({ kind: t(kindKey(kind)), number, lender: lenderName(lenderId) });

/** What lenders are sent, in words. */
const KINDS: Readonly<Record<MessageKind, PlainKey>> = {
  package: 'service.undelivered.kind.package',
  documents: 'service.undelivered.kind.documents',
  'consent-withdrawn': 'service.undelivered.kind.consent-withdrawn',
  'offer-accepted': 'service.undelivered.kind.offer-accepted',
  'offer-declined': 'service.undelivered.kind.offer-declined',
  cancelled: 'service.undelivered.kind.cancelled',
  'delivery-requested': 'service.undelivered.kind.delivery-requested',
  invoiced: 'service.undelivered.kind.invoiced',
  delivered: 'service.undelivered.kind.delivered',
  'delivery-complete': 'service.undelivered.kind.delivery-complete',
};

const kinds: ReadonlyMap<string, PlainKey> = new Map(Object.entries(KINDS));

/** Refusals of what another operator, or the lender, has done with a message meanwhile. */
export const CHANGED_MESSAGE = [
  'message-changed',
  'case-changed',
  'offer-ended',
  'delivery-changed',
] as const;

/** A kind of a newer gateway is a message all the same. */
export const kindKey = (kind: string): PlainKey =>
  kinds.get(kind) ?? 'service.undelivered.kind.newer';

/** What a lender's system has answered, by the first digit of its HTTP status. */
const ANSWERS = { 2: 'no-receipt', 3: 'moved', 4: 'refused', 5: 'broken' } as const;
const answers: ReadonlyMap<string, (typeof ANSWERS)[keyof typeof ANSWERS]> = new Map(
  Object.entries(ANSWERS),
);

/** Why a message did not arrive, and what an operator does about it. */
export function problemKey(problem: string): PlainKey {
  const known = SENDING_PROBLEMS.find((one) => one === problem);
  if (known !== undefined) return `service.undelivered.problem.${known}`;
  const digit = /^status-(?<digit>\d)\d\d$/.exec(problem)?.groups?.['digit'] ?? '';
  return `service.undelivered.problem.${answers.get(digit) ?? 'unclear'}`;
}

/** Gives lenders' names by their IDs; the ID itself for one that publishes nothing, or while names are not there. */
export function useLenderNames(): (lenderId: string) => string {
  const { language } = useTranslation();
  const { data } = useCallQuery('listProducts', {});
  return (lenderId) =>
    nameIn(data?.lenders.find(({ id }) => id === lenderId)?.names, language) ?? lenderId;
}
