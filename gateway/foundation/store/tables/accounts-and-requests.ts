import type { UserId } from '#domain/ids.ts';
import type { Generated } from 'kysely';

/** Accounts and sessions, and what a gateway remembers of requests. */
export type AccountAndRequestTables = {
  accounts: {
    user_id: UserId;
    first_name: string;
    last_name: string;
    category: string;
    email: string;
    /** When a code mailed to this address was entered; null until then, and nothing but codes is mailed to it. */
    email_confirmed_at: number | null;
    mobile_number: string;
    password_hash: string;
    created_at: number;
    changed_at: number;
  };
  sessions: {
    token_hash: string;
    user_id: UserId;
    started_at: number;
    used_at: number;
    /** When a code sent to the account's number was entered, if signing in proved it. */
    phone_proved_at: number | null;
    /** 1 when the password was given. */
    by_password: Generated<number>;
  };
  /** Who an account is at a provider, by a digest of provider, issuer and subject. */
  provider_identities: {
    id: string;
    provider: string;
    user_id: UserId;
    linked_at: number;
  };
  /** Sign-ins at providers that were begun; nothing by which one could be finished. */
  provider_sign_ins: {
    /** Digests of the state and of the tab's secret. */
    state: string;
    binding: string;
    provider: string;
    /** A digest of the number that was proved, keyed by the tab's secret; null where no code is asked for. */
    phone: string | null;
    phone_proved_at: number | null;
    expires_at: number;
  };
  /** Of sessions that a provider began. */
  provider_sessions: {
    token_hash: string;
    identity: string;
    provider: string;
    sid: string | null;
    /** IDs of memberships, with commas between them. */
    opens: string;
    sealed: string | null;
    good_until: number;
    read_next_at: number;
  };
  /** The one code of an account by which its email can be confirmed; hashed with account and address. */
  email_codes: {
    user_id: UserId;
    code_hash: string;
    tries: number;
    made_at: number;
    expires_at: number;
  };
  /** Requests with an idempotency key, by digests of the key and of the body. */
  repeat_marks: { mark_key: string; body: string; added_at: number };
  /** What was answered to a request ID, by digests of the request; replies hold no personal data. */
  answered_requests: { request_key: string; body: string; reply: string; answered_at: number };
  tallies: { tally_key: string; points: number; ends_at: number };
  /** One row, written to learn whether the database takes writes. */
  readiness: { id: number; written_at: number };
};
