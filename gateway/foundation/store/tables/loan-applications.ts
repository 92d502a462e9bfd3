import type { Generated } from 'kysely';

/** Applications with all that borrowers and their guarantors say, and their status with each lender. */
export type LoanApplicationTables = {
  applications: {
    id: string;
    /** What people see and say, such as `LA0123456789`. */
    number: string;
    /** null once the person was erased. */
    user_id: string | null;
    state: string;
    /** Why it is closed. */
    outcome: string | null;
    version: number;
    /** The match that the borrower saw last. */
    match_id: string | null;
    /** IDs of products, with spaces between them: what the borrower has chosen and not sent yet. */
    chosen_products: string | null;
    language: string;
    created_at: number;
    changed_at: number;
    submitted_at: number | null;
    closed_at: number | null;
    /** The membership of the operator who has it in hand, and since when. */
    claimed_by: string | null;
    claimed_at: number | null;
    /** Where it goes back to from ACTION_REQUIRED. */
    returns_to: string | null;
    dealer_id: string | null;
    /** The dealer's lead that it came of. */
    lead_id: string | null;
    /** The first three digits of the borrower's PIN code, from when it was submitted. */
    pin_area: string | null;
    handed_over_at: number | null;
    /** Until when an operator looks at what the borrower has sent; null while nothing waits for that. */
    due_at: number | null;
    /** Why the service turned it down: a code. */
    reject_reason: string | null;
    /** Up to when the borrower may still leave the loan. */
    cooling_off_until: number | null;
    /** Names of sections with spaces between them: those of the draft that have nothing missing. null where it was not noted. */
    filled_sections: Generated<string | null>;
    /** When the borrower had a first answer to what was submitted: a request for changes, the hand-over or the rejection. */
    answered_at: Generated<number | null>;
    /** 1 from when it was withdrawn before any lender had it until its documents are gone; otherwise null. */
    must_empty: Generated<number | null>;
  };
  application_sections: {
    application_id: string;
    section: string;
    sealed: string;
    saved_at: number;
  };
  matches: {
    id: string;
    application_id: string;
    input_hash: string;
    catalogue_hash: string;
    sealed: string;
    made_at: number;
  };
  lender_cases: {
    application_id: string;
    lender_id: string;
    product_id: string;
    product_version: number;
    state: string;
    changed_at: number;
    /** When the lender had the package. */
    acknowledged_at: Generated<number | null>;
    /** Why it was rejected: a code. */
    reason: string | null;
    version: Generated<number>;
  };
  /** What a borrower was asked to provide or correct; `lender_id` is empty where an operator asked. */
  change_requests: {
    id: string;
    application_id: string;
    lender_id: string;
    /** JSON: names of sections, and kinds of documents. */
    sections: string;
    documents: string;
    /** A code. */
    reason: string;
    asked_at: number;
    /** Or when nobody waited for an answer any longer. */
    answered_at: number | null;
  };
  guarantors: {
    application_id: string;
    state: string;
    /** Name and mobile number. */
    sealed: string;
    /** Digest of the one-time link's token; null once it was used. */
    invitation: string | null;
    changed_at: number;
  };
  /** Links with which borrowers continue an application on another device. */
  continuation_links: {
    application_id: string;
    /** Of the link's token. */
    digest: string;
    expires_at: number;
  };
  consents: {
    id: string;
    application_id: string;
    /** `borrower` or `guarantor`. */
    person: string;
    purpose: string;
    /** Empty where the purpose concerns no single lender. */
    lender_id: string;
    /** JSON: the kinds of data. */
    items: string;
    /** JSON: the documents that a guarantor's consent names; null in the others. */
    documents: Generated<string | null>;
    notice_hash: string;
    language: string;
    state: string;
    /** When the phone code was entered. */
    proved_at: number;
    given_at: number;
    withdrawn_at: number | null;
  };
};
