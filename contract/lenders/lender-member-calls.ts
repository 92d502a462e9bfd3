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
import { CASE_VIEW_CALLS } from '#contract/lenders/case-views.ts';
import { CASE_SEARCH_CALLS } from '#contract/lenders/case-search.ts';
import { CASE_NOTE_CALLS } from '#contract/lenders/case-notes.ts';
import { OFFER_TEMPLATE_CALLS } from '#contract/lenders/offer-templates.ts';
import { LENDER_SECOND_PERSON_CALLS } from '#contract/lenders/second-person.ts';

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
  ...LENDER_SECOND_PERSON_CALLS,
  ...OFFER_TEMPLATE_CALLS,
  ...CASE_NOTE_CALLS,
  ...CASE_SEARCH_CALLS,
  ...CASE_VIEW_CALLS,
} as const;
