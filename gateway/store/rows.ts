import * as z from 'zod/mini';
import { category } from '#contract/gateway.ts';
import type { Account, ContactMessage, Session } from '#gateway/store/store.ts';

/** PostgreSQL's driver gives 64-bit numbers as text; times in milliseconds fit a double exactly. */
const wholeNumber = z.pipe(
  z.union([z.number(), z.string(), z.bigint()]),
  z.transform((value) => Number(value)),
);

const accountRow = z.object({
  user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  category,
  email: z.string(),
  mobile_number: z.string(),
  password_hash: z.string(),
  created_at: wholeNumber,
});

export function accountFromRow(row: unknown): Account {
  const found = accountRow.parse(row);
  return {
    userId: found.user_id,
    firstName: found.first_name,
    lastName: found.last_name,
    category: found.category,
    email: found.email,
    mobileNumber: found.mobile_number,
    passwordHash: found.password_hash,
    createdAt: found.created_at,
  };
}

const sessionRow = z.object({
  token_hash: z.string(),
  user_id: z.string(),
  started_at: wholeNumber,
  used_at: wholeNumber,
});

export function sessionFromRow(row: unknown): Session {
  const found = sessionRow.parse(row);
  return {
    tokenHash: found.token_hash,
    userId: found.user_id,
    startedAt: found.started_at,
    usedAt: found.used_at,
  };
}

const contactMessageRow = z.object({
  id: z.string(),
  received_at: wholeNumber,
  user_id: z.nullable(z.string()),
  txn_date: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  category: z.string(),
  remarks: z.string(),
});

export function contactMessageFromRow(row: unknown): ContactMessage {
  const { received_at, user_id, txn_date, ...rest } = contactMessageRow.parse(row);
  return { ...rest, receivedAt: received_at, userId: user_id, txnDate: txn_date };
}
