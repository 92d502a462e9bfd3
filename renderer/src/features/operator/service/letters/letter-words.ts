import type { MessageKind } from '#contract/lenders/messages.ts';
import { SENDING_PROBLEMS } from '#contract/operators/outbox.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';

/** What lenders are sent, in words. */
const KINDS: Readonly<Record<MessageKind, PlainKey>> = {
  package: 'service.letter.kind.package',
  documents: 'service.letter.kind.documents',
  'consent-withdrawn': 'service.letter.kind.consent-withdrawn',
  'offer-accepted': 'service.letter.kind.offer-accepted',
  'offer-declined': 'service.letter.kind.offer-declined',
  cancelled: 'service.letter.kind.cancelled',
  'delivery-requested': 'service.letter.kind.delivery-requested',
  invoiced: 'service.letter.kind.invoiced',
  delivered: 'service.letter.kind.delivered',
  'delivery-complete': 'service.letter.kind.delivery-complete',
};

const kinds: ReadonlyMap<string, PlainKey> = new Map(Object.entries(KINDS));

/** A kind of a newer gateway is a message all the same. */
export const kindKey = (kind: string): PlainKey => kinds.get(kind) ?? 'service.letter.kind.newer';

/** What a lender's system has answered, by the first digit of its HTTP status. */
const ANSWERS = { 2: 'no-receipt', 3: 'moved', 4: 'refused', 5: 'broken' } as const;
const answers: ReadonlyMap<string, (typeof ANSWERS)[keyof typeof ANSWERS]> = new Map(
  Object.entries(ANSWERS),
);

/** Why a message did not arrive, and what an operator does about it. */
export function problemKey(problem: string): PlainKey {
  const known = SENDING_PROBLEMS.find((one) => one === problem);
  if (known !== undefined) return `service.letter.problem.${known}`;
  const digit = /^status-(?<digit>\d)\d\d$/.exec(problem)?.groups?.['digit'] ?? '';
  return `service.letter.problem.${answers.get(digit) ?? 'unclear'}`;
}
