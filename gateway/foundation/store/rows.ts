import { asId, type MembershipId, type UserId } from '#domain/ids.ts';
import * as z from 'zod/mini';
import { category } from '#contract/gateway.ts';
import type { Account, ActiveMembership, FoundSession } from '#gateway/foundation/store/store.ts';

/** In place of a password's hash: what no password can have. */
export const NO_PASSWORD = '';

/**
 * The columns of email and password must not be null, which older versions of SQLite cannot change in place. An
 * account without an email has its user ID there: it is unique as well, and no email (decision 31).
 */
export const emailColumn = (userId: UserId, email: string | null): string => email ?? userId;

export const emailIn = ({
  user_id: userId,
  email,
}: {
  readonly user_id: UserId;
  readonly email: string;
}): string | null => (email === userId ? null : email);

const accountRow = z.object({
  user_id: z.string().brand<'UserId'>(),
  first_name: z.string(),
  last_name: z.string(),
  category,
  email: z.string(),
  mobile_number: z.string(),
  password_hash: z.string(),
  created_at: z.int(),
});

export function accountFromRow(row: unknown): Account {
  const found = accountRow.parse(row);
  return {
    userId: found.user_id,
    firstName: found.first_name,
    lastName: found.last_name,
    category: found.category,
    email: emailIn(found),
    mobileNumber: found.mobile_number,
    passwordHash: found.password_hash === NO_PASSWORD ? null : found.password_hash,
    createdAt: found.created_at,
  };
}

const sessionRow = z.object({
  started_at: z.int(),
  used_at: z.int(),
  phone_proved_at: z.nullable(z.int()),
  by_password: z.int(),
  provider: z.nullable(z.string()),
  opens: z.nullable(z.string()),
  good_until: z.nullable(z.int()),
  now: z.int(),
});

const ofMembership = z.nullable(z.string());
const membershipRow = z.object({
  membership_id: z.nullable(z.string().brand<'MembershipId'>()),
  membership_role: ofMembership,
  membership_organisation: ofMembership,
  membership_duties: ofMembership,
  membership_provider: ofMembership,
  membership_invited_by: ofMembership,
});

function membershipIn(row: unknown): ActiveMembership | null {
  const {
    membership_id: id,
    membership_role: role,
    membership_organisation: organisation,
    membership_duties: duties,
    membership_provider: provider,
    membership_invited_by: invitedBy,
  } = membershipRow.parse(row);
  return id === null || role === null || organisation === null
    ? null
    : { id, role, organisation, duties, provider, isByCommand: invitedBy === '' };
}

/** IDs of memberships, with commas between them. */
export const opensIn = (stored: string): readonly MembershipId[] =>
  stored
    .split(',')
    .filter((id) => id !== '')
    .map((id) => asId('membership', id));

/** The rows of a session joined with its account and memberships: one for each, or one without; null if there is none. */
export function sessionFromRows(rows: readonly unknown[]): FoundSession | null {
  const [row] = rows;
  if (row === undefined) return null;
  const found = sessionRow.parse(row);
  return {
    account: accountFromRow(row),
    startedAt: found.started_at,
    usedAt: found.used_at,
    proof: {
      phoneProvedAt: found.phone_proved_at,
      byPassword: found.by_password === 1,
      ...(found.provider !== null && {
        provider: {
          id: found.provider,
          opens: opensIn(found.opens ?? ''),
          goodUntil: found.good_until ?? 0,
        },
      }),
    },
    memberships: rows.map((each) => membershipIn(each)).filter((each) => each !== null),
    now: found.now,
  };
}
