import type { ApplicationId, MembershipId } from '#domain/ids.ts';
import type { Generated } from 'kysely';
/** What lenders offer, and how the vehicle is delivered and paid. */
import type { Paise } from '#domain/money/money.ts';
import type { OfferState } from '#domain/lending/states/offer-states.ts';
import type { DeliveryState } from '#domain/lending/states/delivery-states.ts';

export type OfferAndDeliveryTables = {
  offers: {
    id: string;
    application_id: ApplicationId;
    lender_id: string;
    state: OfferState;
    /** The terms, and the key facts statement as it was shown. */
    sealed: string;
    key_facts_hash: string;
    /** Why the borrower declined it: a code. */
    reason: string | null;
    made_at: number;
    valid_until: number;
    lapse_announced_at: number | null;
    decided_at: number | null;
  };
  /** What one of a lender's people leaves to another, at most one for each case. */
  case_drafts: {
    application_id: ApplicationId;
    lender_id: string;
    id: string;
    /** Which entry it is: `offer` or `payment`. */
    kind: string;
    /** What was entered. */
    sealed: string;
    /** As it was drafted: of the case, and of the lender's delivery order where there was one. */
    case_version: number;
    order_version: number | null;
    /** ID of a membership. */
    drafted_by: MembershipId;
    drafted_at: number;
  };
  delivery_orders: {
    application_id: ApplicationId;
    lender_id: string;
    state: DeliveryState;
    version: number;
    /** Price breakup, invoice and chassis numbers. */
    sealed: string;
    /** Of the chassis number, by which operators find it; null before the invoice, empty once the content was removed. */
    chassis_digest: Generated<string | null>;
    /** The day on which the borrower got the vehicle; null before, and until it is filled in; empty where it is not known. */
    delivered_on: Generated<string | null>;
    /** What the dealer is owed, and what was paid. */
    amount: Paise;
    paid: Paise;
    /** Why it was cancelled: a code. */
    reason: string | null;
    requested_at: number;
    changed_at: number;
  };
  delivery_payments: {
    application_id: ApplicationId;
    /** From 1. */
    position: number;
    amount: Paise;
    /** By the application's key, so that the same reference is found again in it. */
    reference_digest: string;
    /** By the key for looking up, so that operators find it; null until it is filled in, empty once the reference was removed. */
    search_digest: Generated<string | null>;
    sealed_reference: string;
    /** A day, `YYYY-MM-DD`. */
    paid_on: string;
    reported_at: number;
  };
};
