import { DOCUMENTS_OF_GUARANTOR } from '#domain/lending/documents.ts';
import { offer } from '#domain/lending/offers/offer.ts';
import * as z from 'zod/mini';
import { DATA_ITEMS, PURPOSE_NAMES } from '#domain/lending/notifications/notices.ts';
import {
  applicationNumber,
  call,
  guarantorPass,
  language,
  linkToken,
  requestId,
  sha256Hex,
  slug,
  withProof,
} from '#contract/applications/call.ts';
import { GUARANTOR_STATES, consentsReply } from '#contract/applications/loans.ts';

const purpose = z.enum(PURPOSE_NAMES);

export const notice = z.object({
  purpose,
  lenderId: z.nullable(z.string()),
  language,
  title: z.string(),
  text: z.string(),
  rights: z.string(),
  items: z.array(z.enum(DATA_ITEMS)),
  isRequired: z.boolean(),
  /** What a consent to it names. */
  hash: sha256Hex,
});

/** The notices of an application, one for each purpose and each matched lender, as they are shown. */
export const notices = call(
  { path: '/consent-service/notices' },
  z.strictObject({ number: applicationNumber, language }),
  z.object({ notices: z.array(notice) }),
);

/**
 * Consents to a notice that was shown. The phone must be proved: by signing in with a code up to ten minutes ago, or by
 * a proof in its header. Sending data to a lender requires the header.
 */
export const giveConsent = call(
  { path: '/consent-service/give', ...withProof },
  z.strictObject({
    requestId,
    number: applicationNumber,
    purpose,
    lenderId: z.nullable(slug),
    noticeHash: sha256Hex,
    language,
  }),
  z.object({ consent: z.uuid() }),
);

/** Stops whatever has not been sent yet. */
export const withdrawConsent = call(
  { path: '/consent-service/withdraw' },
  z.strictObject({ requestId, number: applicationNumber, consent: z.uuid() }),
  z.object({ consent: z.uuid() }),
);

export const listConsents = call(
  { path: '/consent-service/list' },
  z.strictObject({ number: applicationNumber }),
  consentsReply,
);

/** What the guarantor is asked to guarantee, and nothing else of the application. */
export const guarantee = call(
  { path: '/consent-service/guarantee', session: 'none' },
  z.strictObject({ token: linkToken, language }),
  z.object({
    /** As in the application; until it is entered there, as in the account. */
    borrowerName: z.string(),
    guarantorName: z.string(),
    amount: z.number().brand<'Paise'>(),
    months: z.number(),
    /** With the chosen lenders; until one is chosen, with all that match. */
    loans: z.array(z.object({ lenderName: z.string(), productName: z.string(), offer })),
    state: z.enum(GUARANTOR_STATES),
    notice,
    /** What the guarantor sends, as the notice names it. */
    documents: z.array(z.enum(DOCUMENTS_OF_GUARANTOR)),
    /** Whether the consent that was given names fewer documents than the notice does now. */
    mustAgreeAgain: z.boolean(),
    /** Whether the application was sent: by then a consent is withdrawn through the grievance officer. */
    isSubmitted: z.boolean(),
  }),
);

/** Lets the guarantor send documents, with a fresh proof of the very number that the borrower named: the link alone does not. */
export const openAsGuarantor = call(
  { path: '/consent-service/openAsGuarantor', session: 'none', ...withProof },
  z.strictObject({ token: linkToken }),
  z.object({ pass: guarantorPass }),
);

/** The guarantor agrees, with a fresh proof of the very number that the borrower named. */
export const consentAsGuarantor = call(
  { path: '/consent-service/consentAsGuarantor', session: 'none', ...withProof },
  z.strictObject({ requestId, token: linkToken, noticeHash: sha256Hex, language }),
  z.object({ state: z.literal('CONSENTED') }),
);

/** Until the application is submitted. */
export const withdrawAsGuarantor = call(
  { path: '/consent-service/withdrawAsGuarantor', session: 'none', ...withProof },
  z.strictObject({ requestId, token: linkToken }),
  z.object({ state: z.literal('WITHDRAWN') }),
);

export const CONSENT_CALLS = {
  notices,
  giveConsent,
  withdrawConsent,
  listConsents,
  guarantee,
  openAsGuarantor,
  consentAsGuarantor,
  withdrawAsGuarantor,
} as const;
