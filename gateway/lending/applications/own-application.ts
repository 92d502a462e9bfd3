import { asId } from '#domain/ids.ts';
import type { Actor } from '#gateway/foundation/audit/audit.ts';
import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';

type Borrowers = Pick<ApplicationRow, 'user_id'>;

/** Whether a member has applied themselves. */
export async function isOwnApplication(
  runner: Runner,
  { user_id: borrower }: Borrowers,
  { id }: Actor,
): Promise<boolean> {
  const own = await runner
    .selectFrom('memberships')
    .select('id')
    // Of a lender that signs it is the ID of a key, which is no membership's.
    .where('id', '=', asId('membership', id))
    .where('user_id', '=', borrower)
    .executeTakeFirst();
  return own !== undefined;
}

/** Refuses with 403 what a member would do about an application of their own. */
export async function requireSomebodyElses(
  { runner }: { readonly runner: Runner },
  row: Borrowers,
  member: Actor,
): Promise<void> {
  if (await isOwnApplication(runner, row, member)) throw ownApplication();
}

/** The same where only the application's number is known; an unknown one passes. */
export async function requireSomebodyElsesByNumber(
  { runner }: { readonly runner: Runner },
  number: string,
  { id }: MemberActor,
): Promise<void> {
  const own = await runner
    .selectFrom('memberships')
    .innerJoin('applications', 'applications.user_id', 'memberships.user_id')
    .select('memberships.id')
    .where('memberships.id', '=', id)
    .where('applications.number', '=', number)
    .executeTakeFirst();
  if (own !== undefined) throw ownApplication();
}

const ownApplication = () =>
  new Refused(
    refuse('own-application', 'This application is your own. Somebody else has to deal with it.'),
  );
