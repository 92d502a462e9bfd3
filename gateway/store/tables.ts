import type { Generated } from 'kysely';

/** The tables as Kysely sees them. Times are milliseconds since 1970. */
export type Tables = {
  accounts: {
    user_id: string;
    first_name: string;
    last_name: string;
    category: string;
    email: string;
    mobile_number: string;
    password_hash: string;
    created_at: number;
    changed_at: number;
  };
  sessions: {
    token_hash: string;
    user_id: string;
    started_at: number;
    used_at: number;
    /** When a code sent to the account's number was entered, if signing in proved it. */
    phone_proved_at: number | null;
    /** 1 when the password was given. */
    by_password: Generated<number>;
  };
  contact_messages: {
    id: string;
    received_at: number;
    user_id: string | null;
    txn_date: string;
    name: string;
    email: string;
    phone: string;
    category: string;
    remarks: string;
    /** NEW, IN_HAND or ANSWERED. */
    status: Generated<string>;
    version: Generated<number>;
    /** What operators noted of it; null where nobody did. */
    sealed_note: string | null;
    /** The membership of the operator who changed status or note last. */
    changed_by: string | null;
    changed_at: number | null;
  };
  /** Requests with an idempotency key, by digests of the key and of the body. */
  repeat_marks: { mark_key: string; body: string; added_at: number };
  tallies: { tally_key: string; points: number; ends_at: number };
  /** One row, written to learn whether the database takes writes. */
  readiness: { id: number; written_at: number };
  /** The keys that seal what belongs to one owner, each wrapped by a master key. */
  data_keys: { owner: string; master_key: string; wrapped: string; created_at: number };
  /** A hash chain for each subject, such as `application:…`. No personal data. */
  audit_entries: {
    subject: string;
    /** From 1, without gaps. */
    seq: number;
    at: number;
    role: string;
    actor: string;
    action: string;
    /** JSON of numbers, states and IDs. */
    facts: string;
    previous_hash: string;
    hash: string;
  };
  /** Heads of chains that changed since their last checkpoint. */
  audit_unsigned: { subject: string; seq: number; hash: string };
  /** From 1, without gaps; each signed and chained to the one before. */
  audit_checkpoints: {
    seq: number;
    at: number;
    /** Digest of its rows in `audit_heads`. */
    heads_hash: string;
    previous_hash: string;
    hash: string;
    signature: string;
  };
  audit_heads: {
    checkpoint: number;
    position: number;
    subject: string;
    seq: number;
    hash: string;
    /** 1 when the chain was removed with this checkpoint, as it had been kept long enough. */
    is_removed: number;
  };
  /** What was answered to a request ID, by digests of the request; replies hold no personal data. */
  answered_requests: { request_key: string; body: string; reply: string; answered_at: number };
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
  };
  /** One row: counts the changes of what is published, so that a gateway knows when to read it again. */
  catalogue_revision: { id: number; revision: number };
  lenders: { id: string; content: string; changed_at: number };
  product_versions: {
    product_id: string;
    version: number;
    lender_id: string;
    state: string;
    /** JSON; never changed once the version was proposed. */
    content: string;
    /** IDs of memberships. */
    proposed_by: string | null;
    decided_by: string | null;
    changed_at: number;
  };
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
  /** What a borrower was asked to bring or correct; `lender_id` is empty where an operator asked. */
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
    /** Or when nobody waited for an answer any more. */
    answered_at: number | null;
  };
  dealers: { id: string; content: string; changed_at: number };
  /** Customers of a dealer, as its staff note them. */
  leads: {
    id: string;
    dealer_id: string;
    /** REMOVED where only this row is left, so that a copy from before is not written again. */
    state: string;
    version: number;
    /** Name, mobile number and note, by the dealer's key; null once it was removed. */
    sealed: string | null;
    /** Keyed, so that the same number is found again. */
    phone_digest: string | null;
    vehicle_kind: string | null;
    language: string;
    next_step: string | null;
    /** A day, `YYYY-MM-DD`; the last of all where there is no next step, so that these come last. */
    next_on: string;
    /** Why it is lost: a code. */
    reason: string | null;
    created_at: number;
    changed_at: number;
  };
  quotes: {
    id: string;
    lead_id: string;
    /** What was quoted, and the figures as they were worked out then. */
    sealed: string;
    saved_at: number;
  };
  /** Links by which customers begin an application: one at most for each lead. */
  invitations: {
    lead_id: string;
    /** Of the link's token. */
    digest: string;
    quote_id: string | null;
    expires_at: number;
    used_at: number | null;
  };
  /** Where a lender takes messages; a lender without one reads them from its inbox. */
  lender_systems: { lender_id: string; url: string; changed_at: number };
  /** Addresses that wait for another operator. */
  lender_system_proposals: {
    lender_id: string;
    url: string;
    /** ID of a membership. */
    proposed_by: string;
    proposed_at: number;
  };
  /** The last run of each class of what is removed once it was kept long enough. */
  retention_runs: {
    name: string;
    began_at: number;
    /** null while it goes on, or where its gateway ended before it did. */
    ended_at: number | null;
    removed: number;
    /** By this run and all before it, since they are noted. */
    removed_ever: number;
  };
  /** By what a lender signs. */
  lender_keys: {
    id: string;
    lender_id: string;
    /** The Ed25519 public key: 32 bytes as base64url. */
    public_key: string;
    state: string;
    /** The membership of the operator who added it, and of the one who decided about it. */
    proposed_by: string;
    decided_by: string | null;
    changed_at: number;
  };
  /** Signatures of lenders' calls that were used; each is good once. */
  lender_signatures: { key_id: string; jti: string; used_at: number };
  /** Messages to lenders, which are written at the time of sending. No personal data. */
  outbox: {
    /** The number of the message, the same however often it is sent. */
    id: string;
    application_id: string;
    lender_id: string;
    /** From 1, within the application. */
    position: number;
    kind: string;
    /** JSON of numbers, states and IDs. */
    facts: string;
    /** PENDING, SENT, DEAD, or DROPPED before it was ever sent. */
    state: string;
    tries: number;
    /** 1 once the lender may have it: something of it was sent, or a gateway that was to send it never said what became of it. */
    may_have_arrived: number;
    /** When it may be sent, again if need be; null once it has ended. */
    due_at: number | null;
    /** Until when the gateway that has claimed it may be sending it. */
    leased_until: number | null;
    /** Why the last try failed: a code. */
    problem: string | null;
    created_at: number;
    ended_at: number | null;
  };
  /** One-time links by which a lender fetches a document. */
  document_links: {
    token_digest: string;
    document_id: string;
    lender_id: string;
    expires_at: number;
    used_at: number | null;
  };
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
  /** What people are told by email, or by an operator where there is no email. */
  notifications: {
    id: string;
    user_id: string;
    /** Of the application or grievance that it is about. */
    number: string;
    event: string;
    language: string;
    /** WAITING, SENT, LISTED for operators, or FAILED. */
    state: string;
    tries: number;
    due_at: number | null;
    /** Why the last try failed: a code. */
    problem: string | null;
    created_at: number;
    ended_at: number | null;
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
  /** Links by which borrowers go on with an application on another device. */
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
    notice_hash: string;
    language: string;
    state: string;
    /** When the phone code was entered. */
    proved_at: number;
    given_at: number;
    withdrawn_at: number | null;
  };
  /** Exports and erasures that people asked for. */
  privacy_jobs: {
    id: string;
    kind: string;
    /** null once the person was erased. */
    user_id: string | null;
    state: string;
    /** In percent. */
    progress: number;
    /** Why it failed. */
    reason: string | null;
    tries: number;
    /** When somebody may work on it, again if need be; null once it has ended. */
    due_at: number | null;
    asked_at: number;
    ended_at: number | null;
    /** What was exported. */
    sealed: string | null;
  };
  /** Keyed digests of what was erased: see `gateway/privacy/erasure-list.ts`. */
  erasures: { digest: string; erased_at: number };
  documents: {
    id: string;
    application_id: string;
    /** Whose staff brought it; null where the borrower did. */
    dealer_id: Generated<string | null>;
    kind: string;
    state: string;
    version: number;
    /** Of the file as it was announced. */
    bytes: number;
    sha256: string;
    /** null where none was given. */
    sealed_file_name: string | null;
    /** 1 when the borrower said so, and when an operator confirmed it; null where no Aadhaar number may show. */
    is_masked: number | null;
    is_masking_confirmed: number | null;
    /** Why it was refused, or is asked for again. */
    reason: string | null;
    /** 1 when a virus scanner has looked at it; null until it is checked. */
    is_scanned: number | null;
    /** What is kept, and where in the vault: a picture is written anew. null until it is clean, and once it is purged. */
    content_type: string | null;
    content_bytes: number | null;
    content_sha256: string | null;
    vault_key: string | null;
    begun_at: number;
    changed_at: number;
  };
  /** What has arrived of a document that was not yet checked. */
  document_parts: {
    document_id: string;
    /** From 1. */
    part: number;
    sha256: string;
    vault_key: string;
  };
  grievances: {
    id: string;
    /** What people see and say, such as `GR0123456789`. */
    number: string;
    /** null once the person was erased. */
    user_id: string | null;
    /** null where it concerns no application, or one that is no longer kept. */
    application_id: string | null;
    subject: string;
    /** Of notices about it. */
    language: string;
    state: string;
    version: number;
    /** null once the person was erased. */
    sealed_text: string | null;
    raised_at: number;
    due_at: number;
    changed_at: number;
  };
  grievance_answers: {
    grievance_id: string;
    /** From 1. */
    position: number;
    sealed_text: string;
    answered_at: number;
  };
};
