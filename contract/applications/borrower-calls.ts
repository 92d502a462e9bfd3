import { listProducts } from '#contract/applications/catalogue.ts';
import { CONSENT_CALLS } from '#contract/applications/consents.ts';
import { chooseDealer, dealers, ownDelivery } from '#contract/applications/delivery.ts';
import {
  beginDocument,
  beginDocumentAsGuarantor,
  finishDocument,
  finishDocumentAsGuarantor,
  listDocuments,
  listDocumentsAsGuarantor,
  removeDocument,
  removeDocumentAsGuarantor,
} from '#contract/applications/documents.ts';
import { EMAIL_CALLS } from '#contract/email-calls.ts';
import { INVITATION_CALLS } from '#contract/applications/invitations.ts';
import { LOAN_CALLS } from '#contract/applications/loans.ts';
import { myMemberships } from '#contract/applications/memberships.ts';
import { OFFER_CALLS } from '#contract/applications/offers.ts';

/** The calls that a borrower's and a guarantor's pages make to a gateway with loan applications, without those of `my-loan-calls.ts`. */
export const BORROWER_CALLS = {
  ...LOAN_CALLS,
  ...INVITATION_CALLS,
  ...OFFER_CALLS,
  ...CONSENT_CALLS,
  // Emails are about applications, so a portal without them has nothing to confirm an address for.
  ...EMAIL_CALLS,
  listProducts,
  // Whether the person's account leads on to a dealer's desk.
  myMemberships,
  dealers,
  chooseDealer,
  ownDelivery,
  beginDocument,
  beginDocumentAsGuarantor,
  finishDocument,
  finishDocumentAsGuarantor,
  removeDocument,
  removeDocumentAsGuarantor,
  listDocuments,
  listDocumentsAsGuarantor,
} as const;
