/** Who works for a dealer, and with which duty. */
import type { MembershipId } from '#domain/ids.ts';
import { DEALER_DUTIES, type DealerDuty } from '#domain/dealer-duties.ts';
import { fullName } from '#domain/full-name.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

/**
 * A dealer's duty as a row has it. Members from before there were duties have none stored, and keep what they could do. A
 * name that this release does not know permits nothing beyond the desk.
 */
export const dealerDutyIn = (stored: string | null): DealerDuty =>
  stored === null ? 'manager' : (DEALER_DUTIES.find((duty) => duty === stored) ?? 'salesperson');

export type Team = ReadonlyMap<MembershipId, { readonly name: string; readonly duty: DealerDuty }>;

const membersOf = (runner: Runner, dealerId: string) =>
  runner
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.user_id', 'memberships.user_id')
    .select(['memberships.id', 'duties', 'first_name', 'last_name'])
    .where('role', '=', 'dealer')
    .where('organisation', '=', dealerId)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('memberships.id');

/** The active members of a dealer, by name. */
export async function teamOf(runner: Runner, dealerId: string): Promise<Team> {
  const rows = await membersOf(runner, dealerId).where('state', '=', 'ACTIVE').execute();
  return new Map(
    rows.map(({ id, duties, first_name: first, last_name: last }) => [
      id,
      { name: fullName(first, last), duty: dealerDutyIn(duties) },
    ]),
  );
}

/** The names of all who work for a dealer or did, while their accounts exist. */
export async function namesAt(
  runner: Runner,
  dealerId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await membersOf(runner, dealerId).execute();
  return new Map(
    rows.map(({ id, first_name: first, last_name: last }) => [id, fullName(first, last)]),
  );
}
