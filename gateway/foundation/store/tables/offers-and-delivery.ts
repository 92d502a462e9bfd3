/** What lenders offer, and how the vehicle is delivered and paid. */
export type OfferAndDeliveryTables = {
  offers: {
    id: string;
    application_id: string;
    lender_id: string;
    state: string;
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
  delivery_orders: {
    application_id: string;
    lender_id: string;
    state: string;
    version: number;
    /** Price breakup, invoice and chassis numbers. */
    sealed: string;
    /** Paise that the dealer is owed, and those that were paid. */
    amount: number;
    paid: number;
    /** Why it was cancelled: a code. */
    reason: string | null;
    requested_at: number;
    changed_at: number;
  };
  delivery_payments: {
    application_id: string;
    /** From 1. */
    position: number;
    /** Paise. */
    amount: number;
    /** Keyed, so that the same reference is found again. */
    reference_digest: string;
    sealed_reference: string;
    /** A day, `YYYY-MM-DD`. */
    paid_on: string;
    reported_at: number;
  };
};
