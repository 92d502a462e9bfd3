/** What a showroom does today: which cards there are, and in which order. */
import * as z from 'zod/mini';
import { daysAfter } from '#domain/days.ts';

/**
 * `step`: the next step of a lead is due. `quote`: it lapses today or tomorrow. `invitation`: a link that nobody has used.
 * `delivery`: the showroom's own next act. `documents`: what a customer still has to bring. `money`: what a lender is to
 * pay or has just paid. `no-step`: nobody has planned anything for a lead.
 */
export const CARD_KINDS = [
  'step',
  'quote',
  'invitation',
  'delivery',
  'documents',
  'money',
  'no-step',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** Kinds that are about a lead; the others are about an application. */
export const KINDS_OF_LEADS: readonly CardKind[] = ['step', 'quote', 'invitation', 'no-step'];

export const CONTACT_OUTCOMES = ['reached', 'not-reached'] as const;
export type ContactOutcome = (typeof CONTACT_OUTCOMES)[number];

/** Days after which a link that nobody has used is worth a call. */
export const UNUSED_AFTER_DAYS = 3;
/** Days for which a payment is shown as received. */
export const RECEIVED_FOR_DAYS = 7;
/** Most days for which a card is put off. One that is done stays away as long, unless something new happens. */
export const MAX_PUT_OFF_DAYS = 90;

/** A card by kind, what it is about, and when that last changed: something new makes another card. */
export const cardKey = z
  .string()
  .check(
    z.regex(/^(?:step|quote|invitation|delivery|documents|money|no-step):[\w-]{1,40}:[\w-]{1,40}$/),
  );

export const cardKeyOf = (kind: CardKind, subject: string, stamp: string | number): string =>
  `${kind}:${subject}:${stamp}`;

/** What a key names; null for a text that is no key. */
export function readCardKey(
  key: string,
): { readonly kind: CardKind; readonly subject: string } | null {
  const [first, subject] = key.split(':');
  const kind = CARD_KINDS.find((each) => each === first);
  return kind === undefined || subject === undefined ? null : { kind, subject };
}

type Ordered = {
  readonly card: string;
  readonly kind: CardKind;
  /** `YYYY-MM-DD`: when it is or was due, ends, or began to wait. */
  readonly day: string;
};

/** Overdue steps first, then the day's, then what ends soonest or has waited longest; leads without a step come last. */
const rankOf = ({ kind, day }: Ordered, today: string): number =>
  kind === 'step' && day < today ? -1 : CARD_KINDS.indexOf(kind);

/** The order of the cards: the same for the same cards, in whatever order they are given. */
export const inOrder = <Card extends Ordered>(
  cards: readonly Card[],
  today: string,
): readonly Card[] =>
  cards.toSorted(
    (one, other) =>
      rankOf(one, today) - rankOf(other, today) ||
      compare(one.day, other.day) ||
      compare(one.card, other.card),
  );

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** The day that is suggested for the next try: tomorrow for somebody who was not reached, else in three days. */
export const suggestedDay = (outcome: ContactOutcome, today: string): string =>
  daysAfter(today, outcome === 'not-reached' ? 1 : 3);
