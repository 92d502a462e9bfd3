import { CATALOGUE_CALLS } from '#contract/applications/catalogue.ts';
import { CONNECTED_CALLS } from '#contract/connected/connected-calls.ts';
import { CONSENT_CALLS } from '#contract/applications/consents.ts';
import { DELIVERY_CALLS } from '#contract/applications/delivery.ts';
import { DOCUMENT_CALLS } from '#contract/applications/documents.ts';
import { GRIEVANCE_CALLS } from '#contract/applications/grievances.ts';
import { INVITATION_CALLS } from '#contract/applications/invitations.ts';
import { LEAD_WORK_CALLS } from '#contract/dealers/lead-work.ts';
import { BRANCH_CALLS } from '#contract/dealers/branches.ts';
import { DEALER_DETAILS_CALLS } from '#contract/dealers/dealer-details.ts';
import { SHARED_QUOTE_CALLS } from '#contract/applications/shared-quotes.ts';
import { SHOWROOM_CALLS } from '#contract/dealers/showroom.ts';
import { LEAD_CALLS } from '#contract/dealers/leads.ts';
import { TODAY_CALLS } from '#contract/dealers/today.ts';
import { VISITOR_CALLS } from '#contract/dealers/visitors.ts';
import { PRICE_LIST_CALLS } from '#contract/dealers/price-list.ts';
import { LETTER_CALLS } from '#contract/applications/letters.ts';
import { LOAN_CALLS } from '#contract/applications/loans.ts';
import { MEMBERSHIP_CALLS } from '#contract/applications/memberships.ts';
import { NOTICE_CHANNEL_CALLS } from '#contract/applications/notice-channels.ts';
import { OFFER_CALLS } from '#contract/applications/offers.ts';
import { OPERATOR_CALLS } from '#contract/operators/operator-calls.ts';
import { PROVIDER_CALLS } from '#contract/applications/provider-sign-in.ts';
import { PRIVACY_CALLS } from '#contract/applications/privacy.ts';
import { LENDER_CALLS } from '#contract/lenders/calls.ts';
import { CASE_CALLS } from '#contract/lenders/case-calls.ts';
import { CASE_VIEW_CALLS } from '#contract/lenders/case-views.ts';
import { CASE_SEARCH_CALLS } from '#contract/lenders/case-search.ts';
import { CASE_NOTE_CALLS } from '#contract/lenders/case-notes.ts';
import { OFFER_TEMPLATE_CALLS } from '#contract/lenders/offer-templates.ts';
import { LENDER_SECOND_PERSON_CALLS } from '#contract/lenders/second-person.ts';
import { TERMINAL_CALLS } from '#contract/terminals/terminal-calls.ts';
import { viewDocument } from '#contract/operators/documents.ts';

/** The calls that a gateway answers where the deployment has loan applications. */
export const APPLICATION_CALLS = {
  ...MEMBERSHIP_CALLS,
  ...PROVIDER_CALLS,
  ...CATALOGUE_CALLS,
  ...LOAN_CALLS,
  ...LETTER_CALLS,
  ...OFFER_CALLS,
  ...NOTICE_CHANNEL_CALLS,
  ...CONSENT_CALLS,
  ...PRIVACY_CALLS,
  ...DOCUMENT_CALLS,
  ...GRIEVANCE_CALLS,
  ...DELIVERY_CALLS,
  ...LEAD_CALLS,
  ...LEAD_WORK_CALLS,
  ...SHOWROOM_CALLS,
  ...PRICE_LIST_CALLS,
  ...DEALER_DETAILS_CALLS,
  ...BRANCH_CALLS,
  ...SHARED_QUOTE_CALLS,
  ...TODAY_CALLS,
  ...VISITOR_CALLS,
  ...INVITATION_CALLS,
  ...LENDER_CALLS,
  ...CASE_CALLS,
  ...LENDER_SECOND_PERSON_CALLS,
  ...OFFER_TEMPLATE_CALLS,
  ...CASE_NOTE_CALLS,
  ...CASE_SEARCH_CALLS,
  ...CASE_VIEW_CALLS,
  ...OPERATOR_CALLS,
  ...TERMINAL_CALLS,
  ...CONNECTED_CALLS,
  viewDocument,
} as const;
