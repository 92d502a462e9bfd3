import type { CONSENT_STATES, GUARANTOR_STATES } from '#contract/applications/loans.ts';
import type { ApplicationId, MembershipId, UserId } from '#domain/ids.ts';
import type { Generated } from 'kysely';
import type { ApplicationState } from '#domain/lending/states/application-states.ts';
import type { LetterTemplateState } from '#domain/lending/states/letter-template-states.ts';
import type { ServiceStep } from '#domain/lending/service-levels.ts';
import type { LenderCaseState } from '#domain/lending/states/lender-case-states.ts';

/** Applications with all that borrowers and their guarantors say, and their status with each lender. */
export type LoanApplicationTables = {
  applications: {
    id: ApplicationId;
    /** What people see and say, such as `LA0123456789`. */
    number: string;
    /** null once the person was erased. */
    user_id: UserId | null;
    state: ApplicationState;
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
    claimed_by: MembershipId | null;
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
    /** When it comes back to the operator who has put it off: the first moment of a day in India; null where nobody has. */
    comes_back_at: Generated<number | null>;
    /** What an operator has decided and a second one has to confirm: `handOver` or `reject`; null where nothing waits. */
    drafted_decision: Generated<string | null>;
    /** Why it would be rejected: a code. */
    drafted_reason: Generated<string | null>;
    /** The membership of the operator who decided, and when. */
    drafted_by: Generated<MembershipId | null>;
    drafted_at: Generated<number | null>;
    /** When its digests were kept; null in a draft, and where that is still to be done. */
    digested_at: Generated<number | null>;
    /** 1 from when it was withdrawn before any lender had it until its documents are gone; otherwise null. */
    must_empty: Generated<number | null>;
    /** The step that operators are to take; null where none is. */
    step: Generated<ServiceStep | null>;
    /** The clock of that step: working time of earlier stretches in milliseconds, and since when it has been running. */
    step_worked: Generated<number | null>;
    step_since: Generated<number | null>;
    /** When its time frame ends, and from when on people are warned. */
    step_due_at: Generated<number | null>;
    step_warn_at: Generated<number | null>;
  };
  application_sections: {
    application_id: ApplicationId;
    section: string;
    sealed: string;
    saved_at: number;
  };
  /** By what the same number is found in another application; of those that were sent, while their content is there. */
  application_digests: {
    application_id: ApplicationId;
    /** `pan`, `account`, `phone` or `guarantors-phone`. */
    kind: string;
    digest: string;
  };
  matches: {
    id: string;
    application_id: ApplicationId;
    input_hash: string;
    catalogue_hash: string;
    sealed: string;
    made_at: number;
  };
  lender_cases: {
    application_id: ApplicationId;
    lender_id: string;
    product_id: string;
    product_version: number;
    state: LenderCaseState;
    changed_at: number;
    /** When the lender had the package. */
    acknowledged_at: Generated<number | null>;
    /** Why it was rejected: a code. */
    reason: string | null;
    version: Generated<number>;
    /** The clock of the lender’s step: working time of earlier stretches in milliseconds, and since when it has been running. */
    step_worked: Generated<number | null>;
    step_since: Generated<number | null>;
    /** When its time frame ends, and from when on people are warned. */
    step_due_at: Generated<number | null>;
    step_warn_at: Generated<number | null>;
  };
  /** Steps that were taken: by an operator (the membership) or a lender; of a claim, by nobody. */
  finished_steps: {
    application_id: ApplicationId;
    step: ServiceStep;
    party: string;
    /** Working time in milliseconds. */
    took: number;
    /** 1 where it took longer than its time frame, otherwise 0. */
    was_late: number;
    ended_at: number;
  };
  /** One row: the time frames, as JSON. */
  service_levels: { id: number; version: number; levels: string };
  /** What a borrower was asked to provide or correct; `lender_id` is empty where an operator asked. */
  change_requests: {
    id: string;
    application_id: ApplicationId;
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
  /** What operators, or the people of one lender, note of an application for each other. Added to, never changed. */
  application_notes: {
    id: string;
    application_id: ApplicationId;
    /** Whose people alone read it; null for operators. */
    lender_id: string | null;
    /** The membership of who wrote it. */
    author: MembershipId;
    sealed: string;
    written_at: number;
  };
  /** Whom a note mentions, by their memberships. */
  note_mentions: {
    note_id: string;
    membership: MembershipId;
    /** Of the note. */
    application_id: ApplicationId;
    /** When the note was written. */
    written_at: number;
    /** When they opened the application since; null before that. */
    read_at: number | null;
  };
  /** Messages between the service and the borrower. Added to, never changed. */
  letters: {
    id: string;
    application_id: ApplicationId;
    /** The membership of the operator who sent it; null for the borrower's. */
    author: MembershipId | null;
    language: string;
    /** JSON: subject and text. */
    sealed: string;
    written_at: number;
    /** When the other side read it; null before that. */
    read_at: number | null;
  };
  /** Versions of the templates that messages to borrowers are written from. */
  letter_templates: {
    template: string;
    version: number;
    state: LetterTemplateState;
    name: string;
    /** JSON: subject and text in each language. */
    words: string;
    /** Memberships of the operators who wrote it and who decided about it last. */
    proposed_by: MembershipId;
    decided_by: MembershipId | null;
    changed_at: number;
  };
  guarantors: {
    application_id: ApplicationId;
    state: (typeof GUARANTOR_STATES)[number];
    /** Name and mobile number. */
    sealed: string;
    /** Digest of the one-time link's token; null once it was used. */
    invitation: string | null;
    changed_at: number;
  };
  /** Links with which borrowers continue an application on another device. */
  continuation_links: {
    application_id: ApplicationId;
    /** Of the link's token. */
    digest: string;
    expires_at: number;
  };
  consents: {
    id: string;
    application_id: ApplicationId;
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
    state: (typeof CONSENT_STATES)[number];
    /** When the phone code was entered. */
    proved_at: number;
    given_at: number;
    withdrawn_at: number | null;
  };
};
