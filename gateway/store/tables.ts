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
  };
  /** Requests with an idempotency key, by digests of the key and of the body. */
  repeat_marks: { mark_key: string; body: string; added_at: number };
  tallies: { tally_key: string; points: number; ends_at: number };
  /** One row, written to learn whether the database takes writes. */
  readiness: { id: number; written_at: number };
};
