import {
  allProducts,
  catalogueNow,
  decideProduct,
  draftProduct,
  importProducts,
  monthOfMatches,
  productImpact,
  productVersions,
  proposeProduct,
  retireProduct,
  saveLender,
  withdrawPlanned,
} from '#contract/operators/catalogue.ts';
import { CONNECTED_SYSTEM_CALLS } from '#contract/operators/connected-systems.ts';
import { DASHBOARD_CALLS } from '#contract/operators/dashboard.ts';
import {
  completeDeliveryAsOperator,
  eraseLeads,
  reportDeliveryAsOperator,
  reportInvoiceAsOperator,
  requestDeliveryOrderAsOperator,
  saveDealer,
} from '#contract/operators/delivery.ts';
import { answerChecks, verifyDocument } from '#contract/operators/documents.ts';
import { answerGrievance, grievances, viewGrievance } from '#contract/operators/grievances.ts';
import { LENDER_SYSTEM_CALLS } from '#contract/operators/lender-systems.ts';
import {
  allowNewPassword,
  changeDuties,
  invite,
  members,
  revokeMembership,
} from '#contract/operators/memberships.ts';
import { OPERATOR_LETTER_CALLS } from '#contract/operators/letters.ts';
import { NOTE_CALLS } from '#contract/operators/notes.ts';
import { NOTIFICATION_CALLS } from '#contract/operators/notifications.ts';
import { REVIEW_CALLS } from '#contract/operators/review.ts';
import { SECOND_PERSON_CALLS } from '#contract/operators/second-person.ts';
import { REPORT_CALLS } from '#contract/operators/reports.ts';
import { searchConsole } from '#contract/operators/search.ts';
import { SERVICE_CALLS } from '#contract/operators/service.ts';
import { SERVICE_LEVEL_CALLS } from '#contract/operators/service-levels.ts';
import { SUBSIDY_SCHEME_CALLS } from '#contract/operators/subsidy-schemes.ts';
import { OPERATOR_TERMINAL_CALLS } from '#contract/operators/terminals.ts';
import { VIEW_CALLS } from '#contract/operators/views.ts';
import { OUTBOX_CALLS } from '#contract/operators/outbox.ts';

/** The calls that the operator's console makes to a gateway with loan applications, on the web only. */
export const OPERATOR_CALLS = {
  ...DASHBOARD_CALLS,
  ...REPORT_CALLS,
  ...REVIEW_CALLS,
  ...VIEW_CALLS,
  ...SUBSIDY_SCHEME_CALLS,
  ...OPERATOR_TERMINAL_CALLS,
  ...CONNECTED_SYSTEM_CALLS,
  ...SECOND_PERSON_CALLS,
  ...SERVICE_CALLS,
  ...SERVICE_LEVEL_CALLS,
  ...LENDER_SYSTEM_CALLS,
  ...NOTE_CALLS,
  ...OPERATOR_LETTER_CALLS,
  ...NOTIFICATION_CALLS,
  ...OUTBOX_CALLS,
  searchConsole,
  verifyDocument,
  answerChecks,
  allProducts,
  saveLender,
  draftProduct,
  productImpact,
  proposeProduct,
  decideProduct,
  retireProduct,
  withdrawPlanned,
  productVersions,
  catalogueNow,
  importProducts,
  monthOfMatches,
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
  changeDuties,
  allowNewPassword,
} as const;
