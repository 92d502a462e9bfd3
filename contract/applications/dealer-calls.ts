import {
  completeDelivery,
  followed,
  reportDelivery,
  reportInvoice,
  requestDeliveryOrder,
} from '#contract/applications/delivery.ts';
import { beginDocumentAsDealer } from '#contract/applications/documents.ts';
import { LEAD_CALLS } from '#contract/applications/leads.ts';
import { acceptMembership } from '#contract/applications/memberships.ts';

/** What the dealer's desk asks of a gateway with loan applications, beside what borrowers do. */
export const DEALER_CALLS = {
  ...LEAD_CALLS,
  acceptMembership,
  followed,
  requestDeliveryOrder,
  reportInvoice,
  reportDelivery,
  completeDelivery,
  beginDocumentAsDealer,
} as const;
