import {
  acknowledge,
  cancelDeliveryOrder,
  inbox,
  issueDeliveryOrder,
  lenderCase,
  makeOffer,
  renewDocumentLinks,
  reportPayment,
  reportStatus,
  withdrawOffer,
} from '#contract/lenders/calls.ts';
import { lenderCases, openCase, previewOffer } from '#contract/lenders/case-calls.ts';

/** The calls that the inbox of a lender without a system makes to a gateway with loan applications, on the web only. */
export const LENDER_MEMBER_CALLS = {
  lenderCases,
  openCase,
  previewOffer,
  inbox,
  lenderCase,
  acknowledge,
  reportStatus,
  makeOffer,
  withdrawOffer,
  renewDocumentLinks,
  issueDeliveryOrder,
  cancelDeliveryOrder,
  reportPayment,
} as const;
