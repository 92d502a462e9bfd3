/** A dealer's invitation, as whoever follows its link sees and accepts it. */
import * as z from 'zod/mini';
import { matchInput } from '#domain/lending/matching/match.ts';
import { VEHICLE_KINDS } from '#domain/lending/catalogue/product.ts';
import { texts, workedOut } from '#domain/lending/values.ts';
import {
  applicationNumber,
  call,
  language,
  linkToken,
  recordVersion,
  requestId,
  sha256Hex,
  withProof,
} from '#contract/applications/call.ts';
import { notice } from '#contract/applications/consents.ts';
import { dealer } from '#contract/applications/delivery.ts';

/** What an invitation is for, and nothing personal. 404 for every link that does not work. */
export const invitation = call(
  { path: '/loan-service/invitation', session: 'none' },
  z.strictObject({ token: linkToken, language }),
  z.object({
    dealer,
    /** The customer's, as the dealer noted it. */
    language,
    expiresAt: z.number(),
    vehicleKind: z.nullable(z.enum(VEHICLE_KINDS)),
    /** Of the quote; null without one. */
    quote: z.nullable(
      z.object({
        model: z.string(),
        /** After discount and subsidy. */
        exShowroomPrice: workedOut,
        onRoadPrice: workedOut,
        downPayment: workedOut,
        /** The tenors that were quoted. */
        months: z.array(z.int()),
        validUntil: z.iso.date(),
        /** What has to be brought to the dealer with each loan that was quoted. */
        counters: z.array(z.object({ lender: texts, product: texts, amount: workedOut })),
      }),
    ),
    /** To share the status with the dealer: optional, and off until it is chosen. */
    notice,
  }),
);

/**
 * Starts the application as `createApplication` does, names the dealer in it, and uses the link up: 404 for every link that
 * does not work. `noticeHash` consents to share the status with the dealer, for which the phone must be proved: by
 * signing in with a code up to ten minutes ago, or by a proof in its header (403 without). null does not consent, and
 * the dealer learns nothing.
 */
export const acceptInvitation = call(
  { path: '/loan-service/acceptInvitation', ...withProof },
  z.strictObject({
    requestId,
    token: linkToken,
    language,
    input: matchInput,
    catalogueHash: sha256Hex,
    noticeHash: z.nullable(sha256Hex),
  }),
  z.object({ number: applicationNumber, version: recordVersion }),
);

export const INVITATION_CALLS = { invitation, acceptInvitation } as const;
