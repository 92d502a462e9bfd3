import type { ProductState } from '#domain/lending/states/product-states.ts';

/** Who works for whom, lenders with their products, and dealers. */
export type MembershipAndCatalogueTables = {
  memberships: {
    id: string;
    user_id: string;
    role: string;
    /** The lender or dealer that the person works for; empty for the service's own operators. */
    organisation: string;
    state: string;
    invited_by: string;
    created_at: number;
    changed_at: number;
    signed_in_at: number | null;
    /** An operator's duties, with commas between them; null for all, and for whoever is no operator. */
    duties: string | null;
  };
  new_passwords: {
    user_id: string;
    /** IDs of operators' memberships. */
    asked_by: string;
    asked_at: number;
    confirmed_by: string | null;
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
    proposed_by: string | null;
    decided_by: string | null;
    changed_at: number;
  };
  /** One row: above which amount of a loan a second operator confirms a decision, in paise; null for none. */
  second_person: {
    id: number;
    amount: number | null;
    /** What is proposed instead, where somebody has proposed it. */
    proposed_amount: number | null;
    /** ID of a membership. */
    proposed_by: string | null;
    proposed_at: number | null;
  };
  /** Views of the queue that operators have saved, and of a lender's inbox that its people have. */
  views: {
    id: string;
    /** Whose people see them; null for operators. */
    lender_id: string | null;
    /** ID of a membership; null once it has ended. */
    owner: string | null;
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
};
