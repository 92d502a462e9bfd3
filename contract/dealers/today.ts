/** What the people of a showroom do today, in order; and what they note when they have called somebody. */
import * as z from 'zod/mini';
import { branchAsked, branchOf } from '#contract/applications/of-branch.ts';
import { applicationNumber, call, recordVersion, requestId } from '#contract/applications/call.ts';
import { DELIVERY_ACTS, FOLLOWED_STAGES } from '#domain/lending/followed.ts';
import { DOCUMENT_KINDS } from '#domain/lending/documents.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { NEXT_STEPS } from '#domain/lending/leads.ts';
import { CARD_KINDS, CONTACT_OUTCOMES, cardKey } from '#domain/lending/today.ts';
import { workedOut } from '#domain/lending/values.ts';

const leadId = z.uuid();
const contactId = z.uuid();

const nextStep = z.nullable(z.strictObject({ step: z.enum(NEXT_STEPS), on: z.iso.date() }));
export type NextStepOn = z.output<typeof nextStep>;

/** As long as a lead's own note. */
const MAX_NOTE = 500;

const card = z.object({
  card: cardKey,
  kind: z.enum(CARD_KINDS),
  branch: branchOf,
  /** When it is or was due, ends, or began to wait. */
  day: z.iso.date(),
  /** The dealer's own lead; null where an application came from none, or it is not kept any more. */
  lead: z.nullable(
    z.object({
      lead: leadId,
      name: z.string(),
      mobileNumber: z.string(),
      language: z.enum(LANGUAGES),
      /** What is planned now; null also for a lead that is not open. */
      next: nextStep,
      isOpen: z.boolean(),
    }),
  ),
  lastContact: z.nullable(
    z.object({
      at: z.number(),
      outcome: z.enum(CONTACT_OUTCOMES),
      /** Who; null where that account is gone. */
      by: z.nullable(z.string()),
    }),
  ),
  /** Of cards about a link: when it was made, and when it was first opened; null where nobody has opened it. */
  link: z.optional(z.object({ madeAt: z.number(), openedAt: z.nullable(z.number()) })),
  /** Of cards about an application, which the customer lets the dealer follow. */
  application: z.nullable(
    z.object({
      number: applicationNumber,
      stage: z.enum(FOLLOWED_STAGES),
      act: z.nullable(z.enum(DELIVERY_ACTS)),
      wanted: z.array(z.enum(DOCUMENT_KINDS)),
      /** Paise that the lender is still to pay, and has paid. */
      expected: workedOut,
      received: workedOut,
    }),
  ),
});
export type TodayCard = z.output<typeof card>;

/**
 * What to do on a day, first what cannot wait, without what is put off: up to 60 cards. `hasMore`: others come up once
 * these are done. The figures count all leads, and the money of the applications among the newest 100.
 */
export const today = call(
  { path: '/dealer-service/today' },
  /** The desk's own day. */
  z.strictObject({ today: z.iso.date(), branch: branchAsked }),
  z.object({
    cards: z.array(card),
    hasMore: z.boolean(),
    figures: z.object({
      overdue: z.int(),
      due: z.int(),
      stepless: z.int(),
      putOff: z.int(),
      expected: workedOut,
    }),
  }),
);
export type Today = z.output<typeof today.reply>;

/**
 * Keeps that somebody called or met a customer, which is true whatever has happened to the lead since: the ID comes from
 * the page, so that what is sent twice exists once. `next.to` becomes the lead's next step where the one of `next.seen`
 * is still planned; a colleague's newer plan stays, and `isPlanned` is false then. A time to come counts as now. `card`
 * is done with it.
 */
export const noteContact = call(
  { path: '/dealer-service/noteContact' },
  z.strictObject({
    requestId,
    contact: contactId,
    lead: leadId,
    /** Milliseconds since 1970. */
    at: z.int().check(z.minimum(0)),
    outcome: z.enum(CONTACT_OUTCOMES),
    /** Empty for none. No Aadhaar number. */
    note: z.string().check(z.trim(), z.maxLength(MAX_NOTE)),
    next: z.nullable(z.strictObject({ seen: nextStep, to: nextStep })),
    card: z.nullable(cardKey),
  }),
  z.object({ contact: contactId, version: recordVersion, isPlanned: z.boolean() }),
);

/** Takes a contact back: its lead is planned for as before, unless somebody has planned something else since. */
export const takeBackContact = call(
  { path: '/dealer-service/takeBackContact' },
  z.strictObject({ requestId, contact: contactId, card: z.nullable(cardKey) }),
  z.object({ contact: contactId }),
);

/** Puts a card off until a day, for everybody at the dealer; null for one that is done. 90 days at most. */
export const putOffCard = call(
  { path: '/dealer-service/putOffCard' },
  z.strictObject({ requestId, card: cardKey, until: z.nullable(z.iso.date()) }),
  z.object({ card: cardKey }),
);

/** Brings a card back that was put off or done. */
export const takeBackCard = call(
  { path: '/dealer-service/takeBackCard' },
  z.strictObject({ requestId, card: cardKey }),
  z.object({ card: cardKey }),
);

export const TODAY_CALLS = {
  today,
  noteContact,
  takeBackContact,
  putOffCard,
  takeBackCard,
} as const;
