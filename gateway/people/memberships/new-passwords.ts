/**
 * A forgotten password of somebody who signs in with both: a phone code alone sets no new one, unless two operators have
 * confirmed that it may, for a day. The membership stays.
 */
import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import type { MembershipId, UserId } from '#domain/ids.ts';
import { areOfOnePerson } from '#gateway/people/memberships/same-person.ts';
import { DAY_MS } from '#domain/days.ts';
import { permits } from '#domain/duties.ts';
import { dutiesIn } from '#gateway/people/memberships/stored-duties.ts';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { SIGN_IN_WITH_BOTH } from '#gateway/people/memberships/staff-roles.ts';
import { membershipFrom } from '#gateway/people/memberships/memberships.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

/** How long a request waits for the second operator, and then for the person, in milliseconds. */
export const NEW_PASSWORD_WITHIN = DAY_MS;

type NewPasswordRow = Selectable<Tables['new_passwords']>;

/** When it lapses: a day after the last operator had a part in it. */
export const lapsesAt = ({
  asked_at: askedAt,
  confirmed_at: confirmedAt,
}: Pick<NewPasswordRow, 'asked_at' | 'confirmed_at'>): number =>
  (confirmedAt ?? askedAt) + NEW_PASSWORD_WITHIN;

/** Whether this account may set a new password by phone code now. */
export async function maySetNewPassword(
  { db, now }: Pick<Records, 'db' | 'now'>,
  userId: UserId,
): Promise<boolean> {
  const found = await db
    .selectFrom('new_passwords')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', '>', sql<number>`${now()} - ${NEW_PASSWORD_WITHIN}`)
    .executeTakeFirst();
  return found !== undefined;
}

/** Once a password was set, the next one needs two operators again. */
export async function endNewPassword({ db }: Pick<Records, 'db'>, userId: UserId): Promise<void> {
  await db.deleteFrom('new_passwords').where('user_id', '=', userId).execute();
}

/** In a database that came back from a backup: some may have been used since. */
export async function endAllNewPasswords(runner: Runner): Promise<void> {
  await runner.deleteFrom('new_passwords').execute();
}

/** What is allowed, or was asked for by somebody who still works here; in either case for a day. */
async function openRequest(
  records: Records,
  { runner, at }: Change,
  userId: UserId,
): Promise<NewPasswordRow | null> {
  const query = runner.selectFrom('new_passwords').selectAll().where('user_id', '=', userId);
  const found = await records.forChange(query).executeTakeFirst();
  if (found === undefined || lapsesAt(found) <= at) return null;
  const isOpen = found.confirmed_at !== null || (await isOperator(runner, found.asked_by));
  return isOpen ? found : null;
}

/** Whether somebody works here who may still ask for it. */
async function isOperator(runner: Runner, membership: MembershipId): Promise<boolean> {
  const found = await runner
    .selectFrom('memberships')
    .select('duties')
    .where('id', '=', membership)
    .where('role', '=', 'operator')
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst();
  return found !== undefined && permits(dutiesIn(found.duties), 'allow-new-passwords');
}

/** Locks the account of a member who signs in with both, so that two operators ask one after the other. */
async function lockMember(records: Records, { runner }: Change, id: MembershipId) {
  const row = await runner
    .selectFrom('memberships')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  const member = row === undefined ? null : membershipFrom(row);
  if (member === null || member.state !== 'ACTIVE' || !SIGN_IN_WITH_BOTH.has(member.role)) {
    throw new Refused(refuse('no-such-membership', 'There is no such membership.'));
  }
  await records
    .forChange(runner.selectFrom('accounts').select('user_id').where('user_id', '=', member.userId))
    .executeTakeFirst();
  return member;
}

/**
 * An operator asks for it, another one confirms it. Refuses what concerns the operator's own account, and a confirmation by
 * the one who asked.
 */
export async function allowNewPassword(
  records: Records,
  tx: Change,
  operator: MemberActor,
  id: MembershipId,
): Promise<{ readonly isAllowed: boolean }> {
  const { runner, at, audit } = tx;
  const { userId } = await lockMember(records, tx, id);
  if (await areOfOnePerson(runner, id, operator.id)) {
    throw new Refused(
      refuse('new-password-for-oneself', 'Two other operators have to allow you a new password.'),
    );
  }
  const open = await openRequest(records, tx, userId);
  if (open?.confirmed_at === null && (await areOfOnePerson(runner, open.asked_by, operator.id))) {
    throw new Refused(
      refuse('new-password-asked', 'You have asked for this. Another operator has to confirm it.'),
    );
  }
  if (open !== null && open.confirmed_at !== null) return { isAllowed: true };
  const isAllowed = open !== null;
  const row = isAllowed
    ? { ...open, confirmed_by: operator.id, confirmed_at: at }
    : {
        user_id: userId,
        asked_by: operator.id,
        asked_at: at,
        confirmed_by: null,
        confirmed_at: null,
      };
  await runner
    .insertInto('new_passwords')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  await audit({
    subject: `membership:${id}`,
    actor: operator,
    action: isAllowed ? 'allow-new-password' : 'ask-new-password',
  });
  return { isAllowed };
}
