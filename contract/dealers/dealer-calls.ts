import {
  completeDelivery,
  correctVehicle,
  followed,
  reportDelivery,
  reportInvoice,
  requestDeliveryOrder,
} from '#contract/applications/delivery.ts';
import { beginDocumentAsDealer } from '#contract/applications/documents.ts';
import { LEAD_WORK_CALLS } from '#contract/dealers/lead-work.ts';
import { BRANCH_CALLS } from '#contract/dealers/branches.ts';
import { DEALER_DETAILS_CALLS } from '#contract/dealers/dealer-details.ts';
import { SHOWROOM_CALLS } from '#contract/dealers/showroom.ts';
import { LEAD_CALLS } from '#contract/dealers/leads.ts';
import { TODAY_CALLS } from '#contract/dealers/today.ts';
import { VISITOR_CALLS } from '#contract/dealers/visitors.ts';
import { PRICE_LIST_CALLS } from '#contract/dealers/price-list.ts';
import { acceptMembership } from '#contract/applications/memberships.ts';

/** The calls that the dealer's desk makes to a gateway with loan applications, in addition to the borrower's. */
export const DEALER_CALLS = {
  ...LEAD_CALLS,
  ...LEAD_WORK_CALLS,
  ...SHOWROOM_CALLS,
  ...PRICE_LIST_CALLS,
  ...DEALER_DETAILS_CALLS,
  ...BRANCH_CALLS,
  ...TODAY_CALLS,
  ...VISITOR_CALLS,
  acceptMembership,
  followed,
  requestDeliveryOrder,
  reportInvoice,
  correctVehicle,
  reportDelivery,
  completeDelivery,
  beginDocumentAsDealer,
} as const;
