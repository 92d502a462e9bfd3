import * as z from 'zod/mini';
import {
  applicationNumber,
  call,
  recordVersion,
  requestId,
  seenApplication,
  sha256Hex,
  withProof,
} from '#contract/applications/call.ts';
import { offer } from '#domain/lending/offers/offer.ts';
import { OFFER_STATES } from '#domain/lending/states/offer-states.ts';

const changedReply = z.object({ number: applicationNumber, version: recordVersion });

/** Every offer for an application, the newest last. */
export const offers = call(
  { path: '/loan-service/offers' },
  z.strictObject({ number: applicationNumber }),
  z.object({
    offers: z.array(
      z.object({
        offer: z.uuid(),
        lenderId: z.string(),
        state: z.enum(OFFER_STATES),
        /** Milliseconds since 1970, as every time. It can be accepted before `validUntil`. */
        madeAt: z.number(),
        validUntil: z.number(),
        decidedAt: z.nullable(z.number()),
        /**
         * null once the application's content was removed, as it had been kept long enough. Our pages show the figures of the
         * statement instead, which is what is accepted; a test holds the two together.
         */
        terms: z.nullable(offer),
        /**
         * The key facts statement (`domain/lending/offers/key-facts-statement.ts`) as RFC 8785 writes it;
         * `keyFactsHash` is SHA-256 of this text in UTF-8.
         */
        keyFacts: z.nullable(z.string()),
        /** The same statement in English, to compare, where it is in another language. Absent with offers made before. */
        keyFactsInEnglish: z.optional(z.string()),
        keyFactsHash: sha256Hex,
      }),
    ),
    /** Until when an accepted offer can be left with `exitInCoolingOff`; null where none was accepted. */
    coolingOffUntil: z.nullable(z.number()),
  }),
);

export const DECLINE_REASONS = [
  'cost',
  'amount',
  'tenure',
  'other-loan',
  'no-longer-needed',
  'other',
] as const;

/**
 * Accepts or declines an offer. Accepting takes a fresh phone proof in its header, and the hash of the key facts statement
 * that was shown; 409 with the right one where it is another, and when the offer has ended.
 */
export const answerOffer = call(
  { path: '/loan-service/answerOffer', ...withProof },
  z.discriminatedUnion('decision', [
    z.strictObject({
      requestId,
      ...seenApplication,
      offer: z.uuid(),
      decision: z.literal('accept'),
      keyFactsHash: sha256Hex,
    }),
    z.strictObject({
      requestId,
      ...seenApplication,
      offer: z.uuid(),
      decision: z.literal('decline'),
      reason: z.enum(DECLINE_REASONS),
    }),
  ]),
  changedReply,
);

/** Leaves the accepted loan during the cooling-off period, even after delivery. With a fresh phone proof. */
export const exitInCoolingOff = call(
  { path: '/loan-service/exitInCoolingOff', ...withProof },
  z.strictObject({ requestId, ...seenApplication }),
  changedReply,
);

export const OFFER_CALLS = { offers, answerOffer, exitInCoolingOff } as const;
