import { asId } from '#domain/ids.ts';
import type { Actor } from '#gateway/foundation/audit/audit.ts';
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
  if (!(await isOwnApplication(runner, row, member))) return;
  throw new Refused(
    refuse('own-application', 'This application is your own. Somebody else has to deal with it.'),
  );
}
