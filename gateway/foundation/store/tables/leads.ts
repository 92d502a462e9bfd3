import type { ApplicationId, MembershipId } from '#domain/ids.ts';
import type { Generated } from 'kysely';
import type { LeadState } from '#domain/lending/leads.ts';
import type { PriceListCause } from '#domain/lending/price-list.ts';
import type { ContactOutcome } from '#domain/lending/today.ts';
/** What dealers note about their customers. */
export type LeadTables = {
  /** What a dealer's vehicles cost: one row for each version, which never changes. */
  price_lists: {
    dealer_id: string;
    version: number;
    /** The models, as JSON. */
    content: string;
    /** How many there are. */
    models: number;
    /** ID of the membership; empty where a delivery changed the stock and nobody of the dealer did. */
    saved_by: string;
    saved_at: number;
    /** null where somebody edited or imported it. */
    cause: PriceListCause | null;
    /** The chassis number of a vehicle that was sold or came back, or the version that was restored. */
    of_cause: string | null;
    /** Of the chassis number of a vehicle that was sold: as its delivery order has it. */
    vehicle_digest: string | null;
  };
  /** Customers of a dealer, as its staff note them. */
  leads: {
    id: string;
    dealer_id: string;
    /** REMOVED where only this row is left, so that a copy from before is not written again. */
    state: LeadState | 'REMOVED';
    version: number;
    /** Name, mobile number and note, by the dealer's key; null once it was removed. */
    sealed: string | null;
    /** Keyed, so that the same number is found again. */
    phone_digest: string | null;
    vehicle_kind: string | null;
    language: string;
    /** ID of the membership of whoever has it, who may have left; null for nobody. */
    owner_id: MembershipId | null;
    /** To which branch it belongs; null for none. */
    branch_id: Generated<string | null>;
    /** How it came: a code; null if nobody has said. */
    source: string | null;
    /** What was quoted last; null before the first quote. */
    model: string | null;
    next_step: string | null;
    /** A day, `YYYY-MM-DD`; the last of all where there is no next step, so that these come last. */
    next_on: string;
    /** Why it is lost: a code. */
    reason: string | null;
    created_at: number;
    changed_at: number;
  };
  lead_notes: {
    id: string;
    lead_id: string;
    /** By the dealer's key. Who wrote it is in the audit. */
    sealed: string;
    written_at: number;
  };
  quotes: {
    id: string;
    lead_id: string;
    /** What was quoted, and the figures as they were worked out then. */
    sealed: string;
    /** Its last day, `YYYY-MM-DD`; null for quotes of before it was kept beside them. */
    valid_until: Generated<string | null>;
    saved_at: number;
    /** In which it was made; null where that was none. */
    branch_id: Generated<string | null>;
    /** Of its number: both null for quotes of before. */
    number_year: Generated<number | null>;
    number_serial: Generated<number | null>;
  };
  /** The last number that a dealer's quotes of a year have. */
  quote_numbers: { dealer_id: string; year: number; last: number };
  /** Links that open a quote without signing in. */
  quote_links: {
    quote_id: string;
    /** Of the link's token. */
    digest: string;
    expires_at: number;
  };
  /** What dealers say of themselves on their quotes. */
  dealer_details: {
    dealer_id: string;
    version: number;
    /** JSON. */
    content: string;
    saved_at: number;
  };
  /** Branches of a dealer, those that are closed included. */
  dealer_branches: {
    id: string;
    dealer_id: string;
    version: number;
    /** What quotes say of it, as JSON. */
    content: string;
    /** Which branch has its leads since it is closed. */
    passed_to: string | null;
    opened_at: number;
    closed_at: number | null;
  };
  /** In which branches somebody works, where a manager has said so: without a row, in all. */
  branch_members: { membership_id: MembershipId; branch_id: string };
  /** That somebody called or met a customer. */
  lead_contacts: {
    id: string;
    lead_id: string;
    outcome: ContactOutcome;
    /** The note, by the dealer's key; null for none. */
    sealed: string | null;
    made_by: MembershipId;
    made_at: number;
    /** Which next step it took the place of, and which it planned, as JSON; null where it planned nothing. */
    planned: string | null;
  };
  /** Cards of the day that a dealer has put off, or done. */
  put_off_cards: {
    dealer_id: string;
    card: string;
    /** What it is about: one of the two. */
    lead_id: string | null;
    application_id: ApplicationId | null;
    /** The day on which it is back. */
    until: string;
    put_off_by: MembershipId;
  };
  /** Links by which customers begin an application: one at most for each lead. */
  invitations: {
    lead_id: string;
    /** Of the link's token. */
    digest: string;
    quote_id: string | null;
    /** Of the request that made it, from which its token is made again with the dealer's key; null for those of before. */
    request_id: Generated<string | null>;
    expires_at: number;
    used_at: number | null;
    /** When somebody first opened it. */
    opened_at: Generated<number | null>;
  };
};
