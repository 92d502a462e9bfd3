/** Who can be mentioned to each other, or take something over: operators among themselves, or the people of one lender. */
import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import type { MembershipId, UserId } from '#domain/ids.ts';
import type { MemberRole } from '#contract/applications/memberships.ts';
import { type Permission, permits } from '#domain/duties.ts';
import { fullName } from '#domain/full-name.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import { dutiesIn } from '#gateway/people/memberships/stored-duties.ts';

type Circle = { readonly role: MemberRole; readonly organisation: string };

export const OPERATORS: Circle = { role: 'operator', organisation: '' };

const inCircle = (runner: Runner, { role, organisation }: Circle) =>
  runner
    .selectFrom('memberships')
    .where('role', '=', role)
    .where('organisation', '=', organisation)
    .where('state', '=', 'ACTIVE');

/** The others, by name. */
export const colleaguesIn = (runner: Runner, circle: Circle, { id }: MemberActor) =>
  inCircle(runner, circle)
    .innerJoin('accounts', 'accounts.user_id', 'memberships.user_id')
    .select(['memberships.id', 'duties', 'accounts.user_id', 'first_name', 'last_name'])
    .where('memberships.id', '!=', id)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('memberships.id');

/** A colleague as pages name them. */
export const mentionableFrom = (row: {
  readonly id: MembershipId;
  readonly user_id: UserId;
  readonly first_name: string;
  readonly last_name: string;
}) => ({
  membership: row.id,
  name: fullName(row.first_name, row.last_name),
  userId: row.user_id,
});

/** Those of some memberships that can still be mentioned: not who has left, nor whoever has applied. */
export async function stillAmong(
  runner: Runner,
  circle: Circle,
  { user_id: applicant }: { readonly user_id: UserId | null },
  memberships: readonly MembershipId[],
): Promise<MembershipId[]> {
  const found = await inCircle(runner, circle)
    .select(['id', 'user_id'])
    .where('id', 'in', memberships)
    .execute();
  return found.filter(({ user_id: userId }) => userId !== applicant).map(({ id }) => id);
}

/** Refuses with 409 a colleague who has left or may not do it, and with 403 one whose own application it is. */
export async function requireColleagues(
  runner: Runner,
  /** Whoever has applied. */
  { user_id: applicant }: { readonly user_id: UserId | null },
  memberships: readonly MembershipId[],
  {
    permission,
    field,
    ...circle
  }: Circle & {
    /** What they are to be permitted; null outside the service, where nobody has duties. */
    readonly permission: Permission | null;
    /** The field that names them. */
    readonly field: string;
  },
): Promise<void> {
  if (memberships.length === 0) return;
  const found = await inCircle(runner, circle)
    .select(['user_id', 'duties'])
    .where('id', 'in', memberships)
    .execute();
  const fields = [field];
  const permitted = found.filter(
    ({ duties }) => permission === null || permits(dutiesIn(duties), permission),
  );
  if (permitted.length < memberships.length) {
    throw new Refused(
      refuse('colleague-left', 'This colleague cannot do this any more. Choose somebody else.', {
        fields,
      }),
    );
  }
  if (found.every(({ user_id: userId }) => userId !== applicant)) return;
  throw new Refused(
    refuse(
      'application-of-colleague',
      'This application is the colleague’s own. Please choose somebody else.',
      { fields },
    ),
  );
}
