import type { MEMBERSHIP_STATES } from '#contract/applications/memberships.ts';
import type { Generated } from 'kysely';
import type { MembershipId, UserId } from '#domain/ids.ts';
import type { ProductState } from '#domain/lending/states/product-states.ts';

/** Who works for whom, lenders with their products, and dealers. */
export type MembershipAndCatalogueTables = {
  memberships: {
    id: MembershipId;
    user_id: UserId;
    role: string;
    /** The lender or dealer that the person works for; empty for the service's own operators. */
    organisation: string;
    state: (typeof MEMBERSHIP_STATES)[number];
    invited_by: MembershipId;
    created_at: number;
    changed_at: number;
    signed_in_at: number | null;
    /** An operator's duties, with commas between them; null for all, and for whoever is no operator. */
    duties: string | null;
    /** The provider whose groups gave it; null for one that was given here. */
    provider: Generated<string | null>;
    /** When those groups took it away; null where they did not, or it was revoked here, which groups do not undo. */
    ended_by_groups_at: Generated<number | null>;
  };
  new_passwords: {
    user_id: UserId;
    /** IDs of operators' memberships. */
    asked_by: MembershipId;
    asked_at: number;
    confirmed_by: MembershipId | null;
    confirmed_at: number | null;
  };
  /** One row: counts the changes of what is published, so that a gateway knows when to read it again. */
  catalogue_revision: { id: number; revision: number };
  lenders: { id: string; content: string; changed_at: number };
  product_versions: {
    product_id: string;
    version: number;
    lender_id: string;
    state: ProductState;
    /** JSON; never changed once the version was proposed. */
    content: string;
    /** IDs of memberships. */
    proposed_by: MembershipId | null;
    proposed_at: number | null;
    /** Who published or planned it; `decided_by` is whoever decided last. */
    approved_by: MembershipId | null;
    approved_at: number | null;
    decided_by: MembershipId | null;
    /** From which day in India it is to count; null for as soon as it is published. */
    starts_on: string | null;
    /** From when to when borrowers are offered it; null before it is approved, and where that is not known. */
    counts_from: number | null;
    counts_until: number | null;
    changed_at: number;
  };
  /** What the matching was asked when an application was begun, rounded and without a person. */
  asked_matches: {
    id: string;
    /** Its Monday, in India. */
    week: string;
    /** JSON. */
    input: string;
  };
  /** One row: above which amount of a loan a second operator confirms a decision, in paise; null for none. */
  second_person: {
    id: number;
    amount: number | null;
    /** What is proposed instead, where somebody has proposed it. */
    proposed_amount: number | null;
    /** ID of a membership. */
    proposed_by: MembershipId | null;
    proposed_at: number | null;
  };
  /** Views of the queue that operators have saved, and of a lender's inbox that its people have. */
  views: {
    id: string;
    /** Whose people see them; null for operators. */
    lender_id: string | null;
    /** ID of a membership; null once it has ended. */
    owner: MembershipId | null;
    name: string;
    /** As JSON. */
    choice: string;
    /** As JSON. */
    columns: string;
    is_shared: number;
    version: number;
    changed_at: number;
  };
  dealers: { id: string; content: string; changed_at: number };
  subsidy_schemes: {
    id: string;
    /** JSON. */
    names: string;
    /** In paise. */
    amount: number;
    source: string;
    /** Days in India; null where no last one is known. */
    first_day: string;
    last_day: string | null;
    saved_at: number;
    /** When an operator ended it, whatever its days say. */
    ended_at: number | null;
  };
};
