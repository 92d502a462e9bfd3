import {
  allProducts,
  decideProduct,
  draftProduct,
  productImpact,
  proposeProduct,
  retireProduct,
  saveLender,
} from '#contract/operators/catalogue.ts';
import { DASHBOARD_CALLS } from '#contract/operators/dashboard.ts';
import {
  completeDeliveryAsOperator,
  eraseLeads,
  reportDeliveryAsOperator,
  reportInvoiceAsOperator,
  requestDeliveryOrderAsOperator,
  saveDealer,
} from '#contract/operators/delivery.ts';
import { verifyDocument } from '#contract/operators/documents.ts';
import { answerGrievance, grievances, viewGrievance } from '#contract/operators/grievances.ts';
import { LENDER_SYSTEM_CALLS } from '#contract/operators/lender-systems.ts';
import {
  allowNewPassword,
  invite,
  members,
  revokeMembership,
} from '#contract/operators/memberships.ts';
import { NOTIFICATION_CALLS } from '#contract/operators/notifications.ts';
import { REVIEW_CALLS } from '#contract/operators/review.ts';
import { SERVICE_CALLS } from '#contract/operators/service.ts';
import { OUTBOX_CALLS } from '#contract/operators/outbox.ts';

/** The calls that the operator's console makes to a gateway with loan applications, on the web only. */
export const OPERATOR_CALLS = {
  ...DASHBOARD_CALLS,
  ...REVIEW_CALLS,
  ...SERVICE_CALLS,
  ...LENDER_SYSTEM_CALLS,
  ...NOTIFICATION_CALLS,
  ...OUTBOX_CALLS,
  verifyDocument,
  allProducts,
  saveLender,
  draftProduct,
  productImpact,
  proposeProduct,
  decideProduct,
  retireProduct,
  saveDealer,
  eraseLeads,
  requestDeliveryOrderAsOperator,
  reportInvoiceAsOperator,
  reportDeliveryAsOperator,
  completeDeliveryAsOperator,
  grievances,
  viewGrievance,
  answerGrievance,
  invite,
  members,
  revokeMembership,
  allowNewPassword,
} as const;
