/** What a refusal says of the record as it is now, in `current`, by its code. */
import * as z from 'zod/mini';
import { recordVersion, sha256Hex, slug } from '#contract/applications/call.ts';
import { readServiceLevels } from '#contract/operators/service-levels.ts';
import { secondPersonTerms } from '#contract/operators/second-person.ts';
import { lenderSecondPerson } from '#contract/lenders/second-person.ts';
import { duplicateLead, staleLead } from '#contract/dealers/leads.ts';
import { closingBranch, staleBranch } from '#contract/dealers/branches.ts';
import { staleDetails } from '#contract/dealers/dealer-details.ts';
import { stalePriceList } from '#contract/dealers/price-list.ts';
import type { RefusalCode } from '#contract/refusals/codes.ts';
import {
  endedOffer,
  noLongerMatched,
  owedUnder,
  whatIsMissing,
} from '#contract/refusals/current-for-borrowers.ts';
import { DELIVERY_STATES } from '#domain/lending/states/delivery-states.ts';
import { subsidyScheme } from '#domain/lending/subsidy-schemes.ts';
import { workedOut } from '#domain/lending/values.ts';

/** Of a record that counts its changes. */
export const stateAndVersion = z.object({ state: z.string(), version: recordVersion });
const stateAlone = z.object({ state: z.nullable(z.string()) });

/** Where dealers ask for a delivery order that there is not. */
const noDelivery = z.object({ state: z.null(), version: z.null() });
const delivery = z.object({
  state: z.enum(DELIVERY_STATES),
  amount: workedOut,
  paid: workedOut,
});
/** A lender's case with its delivery order. */
const caseWithDelivery = z.extend(stateAndVersion, { delivery: z.nullable(delivery) });

export const CURRENT = {
  'application-changed': stateAndVersion,
  'section-not-asked': stateAndVersion,
  'payment-begun': stateAndVersion,
  'documents-closed': stateAndVersion,
  'document-changed': stateAndVersion,
  'grievance-changed': stateAndVersion,
  'case-changed': stateAndVersion,
  'no-such-package': stateAndVersion,
  'catalogue-changed': z.object({ catalogueHash: sha256Hex }),
  'match-changed': z.object({ isMatchStale: z.literal(true) }),
  incomplete: whatIsMissing,
  'no-longer-matched': noLongerMatched,
  'notice-changed': z.object({ noticeHash: sha256Hex }),
  'key-facts-changed': z.object({ keyFactsHash: sha256Hex }),
  'guarantee-sent': z.object({ isSubmitted: z.literal(true) }),
  'offer-ended': endedOffer,
  'cooling-off-over': z.object({ coolingOffUntil: z.number() }),
  'money-owed': owedUnder,
  'document-not-taken': z.object({ state: z.string(), delivery: z.nullable(z.string()) }),
  'parts-missing': z.extend(stateAndVersion, { missing: z.array(z.int()) }),
  'lead-changed': staleLead,
  'lead-removed': staleLead,
  'lead-exists': duplicateLead,
  'price-list-changed': stalePriceList,
  'details-changed': staleDetails,
  'branch-changed': staleBranch,
  'branch-in-use': closingBranch,
  'no-delivery-order': noDelivery,
  'not-agreed-yet': noDelivery,
  'delivery-changed': z.extend(delivery, { version: recordVersion }),
  'delivery-out-of-order': caseWithDelivery,
  'transfer-reported': caseWithDelivery,
  'more-than-owed': caseWithDelivery,
  'apr-differs': z.object({ apr: z.number() }),
  'offer-validity-wrong': z.object({ least: z.iso.date() }),
  'invitation-ended': stateAlone,
  'membership-ended': stateAlone,
  'lender-id-taken': z.object({ lender: z.unknown(), changedAt: z.nullable(z.number()) }),
  'lender-changed': z.object({ lender: z.unknown(), changedAt: z.nullable(z.number()) }),
  'dealer-id-taken': z.object({ dealer: z.unknown() }),
  'dealer-changed': z.object({ dealer: z.unknown() }),
  'scheme-not-running': z.object({ scheme: z.nullable(subsidyScheme) }),
  'terminal-changed': z.object({ version: recordVersion }),
  'subscription-changed': z.object({ version: recordVersion }),
  'api-key-out-of-order': stateAlone,
  'version-fixed': stateAlone,
  'version-out-of-order': stateAlone,
  'version-proposed-again': stateAlone,
  'draft-changed': stateAlone,
  'products-changed': z.object({ products: z.array(slug) }),
  'other-address-proposed': z.object({ proposedUrl: z.string() }),
  'other-amount-proposed': secondPersonTerms.reply,
  'other-rules-proposed': lenderSecondPerson.reply,
  'offer-template-changed': z.object({ version: recordVersion }),
  'levels-changed': readServiceLevels.reply,
  'template-changed': stateAlone,
  'key-out-of-order': stateAlone,
  'message-changed': stateAlone,
  'view-changed': z.object({ version: recordVersion }),
  'contact-message-changed': z.object({
    status: z.string(),
    version: recordVersion,
    note: z.string(),
  }),
  'notification-not-failed': stateAlone,
  'notification-not-to-pass-on': stateAlone,
} as const satisfies { readonly [Code in RefusalCode]?: z.core.$ZodType };

/** What goes with a refusal of that code; undefined where nothing does. */
export type CurrentOf<Code extends RefusalCode> = Code extends keyof typeof CURRENT
  ? z.output<(typeof CURRENT)[Code]>
  : undefined;
