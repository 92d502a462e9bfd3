import { asId } from '#domain/ids.ts';
import type { MembershipId, UserId } from '#domain/ids.ts';
import { fullName } from '#domain/full-name.ts';
import type { CheckedBodyOf, ReplyOf } from '#contract/gateway.ts';
import type { members } from '#contract/operators/memberships.ts';
import { membershipFrom } from '#gateway/people/memberships/memberships.ts';
import { lapsesAt } from '#gateway/people/memberships/new-passwords.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

const PAGE = 50;

/** A member without what applications say of them. */
type KnownMember = Omit<ReplyOf<typeof members>['members'][number], 'claims'>;

type AskedNewPassword = {
  readonly asked_at: number | null;
  readonly confirmed_at: number | null;
  readonly asker_id: UserId | null;
  readonly asker_state: string | null;
  readonly asker_first_name: string | null;
  readonly asker_last_name: string | null;
};

/** Null where none was asked for, it has lapsed, or whoever asked has left before it was confirmed. */
function newPasswordIn(row: AskedNewPassword, at: number): KnownMember['newPassword'] {
  if (row.asked_at === null) return null;
  if (row.confirmed_at === null && row.asker_state !== 'ACTIVE') return null;
  const until = lapsesAt({ asked_at: row.asked_at, confirmed_at: row.confirmed_at });
  if (until <= at) return null;
  const name = fullName(row.asker_first_name, row.asker_last_name);
  return {
    isAllowed: row.confirmed_at !== null,
    askedBy: { userId: row.asker_id ?? asId('user', ''), name },
    until,
  };
}

/** The names of some members, by their membership. */
export async function namesOf(
  runner: Runner,
  memberships: readonly MembershipId[],
): Promise<ReadonlyMap<string, string>> {
  if (memberships.length === 0) return new Map();
  const rows = await runner
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.user_id', 'memberships.user_id')
    .select(['memberships.id', 'accounts.first_name', 'accounts.last_name'])
    .where('memberships.id', 'in', memberships)
    .execute();
  return new Map(rows.map((row) => [row.id, fullName(row.first_name, row.last_name)]));
}

/** One page, by their IDs, with who each is and who invited them. */
export async function membersOf(
  runner: Runner,
  { role: wanted, after }: CheckedBodyOf<typeof members>,
  at: number,
): Promise<
  Omit<ReplyOf<typeof members>, 'members'> & { readonly members: readonly KnownMember[] }
> {
  const rows = await runner
    .selectFrom('memberships')
    .leftJoin('accounts', 'accounts.user_id', 'memberships.user_id')
    .leftJoin('memberships as inviting', 'inviting.id', 'memberships.invited_by')
    .leftJoin('accounts as host', 'host.user_id', 'inviting.user_id')
    .leftJoin('new_passwords', 'new_passwords.user_id', 'memberships.user_id')
    .leftJoin('memberships as asking', 'asking.id', 'new_passwords.asked_by')
    .leftJoin('accounts as asker', 'asker.user_id', 'asking.user_id')
    .selectAll('memberships')
    .select([
      'accounts.first_name',
      'accounts.last_name',
      'inviting.user_id as host_id',
      'host.first_name as host_first_name',
      'host.last_name as host_last_name',
      'new_passwords.asked_at',
      'new_passwords.confirmed_at',
      'asking.user_id as asker_id',
      'asking.state as asker_state',
      'asker.first_name as asker_first_name',
      'asker.last_name as asker_last_name',
    ])
    .where('memberships.role', '=', wanted)
    .$if(after !== null, (query) =>
      query.where('memberships.id', '>', after ?? asId('membership', '')),
    )
    .orderBy('memberships.id')
    .limit(PAGE + 1)
    .execute();
  return {
    members: rows.slice(0, PAGE).map((row) => ({
      ...membershipFrom(row),
      name: fullName(row.first_name, row.last_name),
      signedInAt: row.signed_in_at,
      invitedBy:
        row.host_id === null
          ? null
          : { userId: row.host_id, name: fullName(row.host_first_name, row.host_last_name) },
      newPassword: newPasswordIn(row, at),
    })),
    isLastPage: rows.length <= PAGE,
  };
}
