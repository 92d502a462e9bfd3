import type { Account, AccountChanges, ContactMessage, Session } from '#gateway/store/store.ts';

export type Statement = {
  readonly sql: string;
  readonly values: readonly (string | number | null)[];
};

/** The store's SQL, the same text for both databases: `$1` is the first of `values`. */
export const statements = {
  addAccount: (account: Account): Statement => ({
    sql: `INSERT INTO accounts (user_id, first_name, last_name, category, email, mobile_number, password_hash,
            created_at, changed_at)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    values: [
      account.userId,
      account.firstName,
      account.lastName,
      account.category,
      account.email,
      account.mobileNumber,
      account.passwordHash,
      account.createdAt,
    ],
  }),
  changeAccount: (userId: string, changes: AccountChanges, changedAt: number): Statement => ({
    sql: `UPDATE accounts SET first_name = $1, last_name = $2, email = $3, mobile_number = $4, changed_at = $5
          WHERE user_id = $6`,
    values: [
      changes.firstName,
      changes.lastName,
      changes.email,
      changes.mobileNumber,
      changedAt,
      userId,
    ],
  }),
  accountByUserId: (userId: string): Statement => ({
    sql: 'SELECT * FROM accounts WHERE user_id = $1',
    values: [userId],
  }),
  accountByEmail: (email: string): Statement => ({
    sql: 'SELECT * FROM accounts WHERE email = $1',
    values: [email],
  }),
  accountByMobileNumber: (mobileNumber: string): Statement => ({
    sql: 'SELECT * FROM accounts WHERE mobile_number = $1',
    values: [mobileNumber],
  }),
  addSession: (session: Session): Statement => ({
    sql: 'INSERT INTO sessions (token_hash, user_id, started_at, used_at) VALUES ($1, $2, $3, $4)',
    values: [session.tokenHash, session.userId, session.startedAt, session.usedAt],
  }),
  sessionByTokenHash: (tokenHash: string): Statement => ({
    sql: 'SELECT * FROM sessions WHERE token_hash = $1',
    values: [tokenHash],
  }),
  noteSessionUse: (tokenHash: string, usedAt: number): Statement => ({
    sql: 'UPDATE sessions SET used_at = $1 WHERE token_hash = $2',
    values: [usedAt, tokenHash],
  }),
  removeSessionsBefore: (moment: { startedAt: number; usedAt: number }): Statement => ({
    sql: 'DELETE FROM sessions WHERE started_at <= $1 OR used_at <= $2',
    values: [moment.startedAt, moment.usedAt],
  }),
  addContactMessage: (message: ContactMessage): Statement => ({
    sql: `INSERT INTO contact_messages (id, received_at, user_id, txn_date, name, email, phone, category, remarks)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      message.id,
      message.receivedAt,
      message.userId,
      message.txnDate,
      message.name,
      message.email,
      message.phone,
      message.category,
      message.remarks,
    ],
  }),
  contactMessages: (): Statement => ({
    sql: 'SELECT * FROM contact_messages ORDER BY received_at, id',
    values: [],
  }),
  ping: (): Statement => ({ sql: 'SELECT 1 AS answer', values: [] }),
} as const;
