import type { CancellationReason } from '#contract/lenders/messages.ts';
import { CANCELLATION_REASONS } from '#contract/lenders/messages.ts';
import { endOfIndianDay } from '#domain/days.ts';
import type { OpenedCase } from '#renderer/features/lender/case/opened-case.ts';
import { documentInWords } from '#renderer/features/lender/shared/case-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';

/** Something that happened, at a moment or on a day without a time. */
export type CaseEvent = {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** `YYYY-MM-DD`, where only the day is known. */
  readonly day: string | null;
  readonly text: string;
  readonly isOnItsWay: boolean;
};

type Words = Pick<Translator, 't' | 'language'>;

/** What happened in a case, the newest first. */
export function caseEvents(opened: OpenedCase, words: Words): readonly CaseEvent[] {
  return [
    ...messageEvents(opened, words),
    ...requestEvents(opened, words),
    ...offerEvents(opened, words),
    ...paymentEvents(opened, words),
  ].toSorted((one, other) => other.at - one.at);
}

const event = (id: string, at: number, text: string): CaseEvent => ({
  id,
  at,
  day: null,
  text,
  isOnItsWay: false,
});

/** Why a case was cancelled; null for what is no known reason. */
export const cancellationOf = ({
  messages,
}: Pick<OpenedCase, 'messages'>): CancellationReason | null => {
  const given = messages.findLast(({ kind }) => kind === 'cancelled')?.facts['reason'];
  return CANCELLATION_REASONS.find((reason) => reason === given) ?? null;
};

function messageEvents({ messages }: OpenedCase, { t }: Words): readonly CaseEvent[] {
  return messages.map(({ messageId, kind, queuedAt, receivedAt, facts }) => {
    const reason = CANCELLATION_REASONS.find((known) => known === facts['reason']);
    const text =
      kind === 'cancelled'
        ? t('lenderHistory.events.cancelled', {
            reason: t(`lenderHistory.reasons.${reason ?? 'withdrawn'}`),
          })
        : t(`lenderHistory.events.${kind}`);
    return { ...event(messageId, queuedAt, text), isOnItsWay: receivedAt === null };
  });
}

function requestEvents({ requests }: OpenedCase, words: Words): readonly CaseEvent[] {
  const { t } = words;
  return requests.flatMap(({ id, documents, askedAt, answeredAt }) => [
    event(
      id,
      askedAt,
      t('lenderHistory.events.asked', {
        documents: documents.map((kind) => documentInWords(kind, words)).join(', '),
      }),
    ),
    ...(answeredAt === null
      ? []
      : [event(`${id} answered`, answeredAt, t('lenderHistory.events.answered'))]),
  ]);
}

function offerEvents({ offers }: OpenedCase, { t }: Words): readonly CaseEvent[] {
  return offers.flatMap(({ offer, state, madeAt, validUntil, decidedAt, terms }) => {
    const made =
      terms === null
        ? t('lenderHistory.events.offerMadeRemoved')
        : t('lenderHistory.events.offerMade', {
            amount: inRupees(terms.amount),
            months: terms.months,
          });
    const ended =
      state === 'EXPIRED'
        ? [event(`${offer} ended`, decidedAt ?? validUntil, t('lenderHistory.events.offerExpired'))]
        : state === 'WITHDRAWN'
          ? [event(`${offer} ended`, decidedAt ?? madeAt, t('lenderHistory.events.offerWithdrawn'))]
          : [];
    return [event(offer, madeAt, made), ...ended];
  });
}

function paymentEvents({ deliveryOrder }: OpenedCase, { t }: Words): readonly CaseEvent[] {
  return (deliveryOrder?.payments ?? []).map(({ amount, paidOn }, place) => ({
    id: `payment ${place}`,
    // The time is not known: after what else happened on that day, each after the one before.
    at: endOfIndianDay(paidOn) - 1000 + place,
    day: paidOn,
    text: t('lenderHistory.events.paid', { amount: inRupees(amount) }),
    isOnItsWay: false,
  }));
}
