/**
 * The schema and some rows as the gateway wrote them before it used Kysely, so that tests see them kept. `wholeNumber`
 * and `tableOptions` are what differed: INTEGER and STRICT for SQLite, BIGINT and nothing for PostgreSQL.
 */
export function oldDatabase(wholeNumber: 'INTEGER' | 'BIGINT', tableOptions: '' | ' STRICT') {
  return `
CREATE TABLE schema_migrations (
  number ${wholeNumber} NOT NULL PRIMARY KEY,
  applied_at ${wholeNumber} NOT NULL
)${tableOptions};
CREATE TABLE accounts (
  user_id TEXT NOT NULL PRIMARY KEY,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  category TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,
  mobile_number TEXT NOT NULL UNIQUE,
  password_hash TEXT NOT NULL,
  created_at ${wholeNumber} NOT NULL,
  changed_at ${wholeNumber} NOT NULL
)${tableOptions};
CREATE TABLE sessions (
  token_hash TEXT NOT NULL PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES accounts (user_id) ON DELETE CASCADE,
  started_at ${wholeNumber} NOT NULL,
  used_at ${wholeNumber} NOT NULL
)${tableOptions};
CREATE INDEX sessions_of_account ON sessions (user_id);
CREATE INDEX sessions_by_use ON sessions (used_at);
CREATE TABLE contact_messages (
  id TEXT NOT NULL PRIMARY KEY,
  received_at ${wholeNumber} NOT NULL,
  user_id TEXT REFERENCES accounts (user_id) ON DELETE SET NULL,
  txn_date TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  category TEXT NOT NULL,
  remarks TEXT NOT NULL
)${tableOptions};
CREATE INDEX contact_messages_by_time ON contact_messages (received_at, id);
INSERT INTO schema_migrations VALUES (1, 1763715600000);
INSERT INTO accounts VALUES ('RS12345678', 'Asha', 'Verma', 'CSR', 'asha@example.in', '9876543210',
  '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA', 1763715600000, 1763715600001);
INSERT INTO sessions VALUES ('digest of a token', 'RS12345678', 1763715600002, 1763715600003);
INSERT INTO contact_messages VALUES ('a', 1763715600004, 'RS12345678', '21/11/2025', 'Asha', 'asha@example.in',
  '9876543210', 'Help', 'First'), ('b', 1763715600005, NULL, '21/11/2025', 'Ravi', 'ravi@example.in', '9876500000',
  'Help', 'Second');
`;
}
