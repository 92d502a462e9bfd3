/** Memberships that the groups of an identity provider give and take away (decision 75). */
import type { MembershipId, UserId } from '#domain/ids.ts';
import type { MemberRole } from '#contract/applications/memberships.ts';
import { SYSTEM } from '#gateway/foundation/audit/audit.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import {
  addMembership,
  type Membership,
  membershipFrom,
  type MembershipRow,
  moveTo,
  noteDuties,
} from '#gateway/people/memberships/memberships.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

/** What groups say of somebody: where they work, and their duties as a row has them. */
export type WorkByGroups = {
  readonly role: MemberRole;
  readonly organisation: string;
  readonly duties: string | null;
};

/** What else has to change when groups end a membership, or change its duties. */
export type Settle = (tx: Change, membership: Membership) => Promise<void>;

/**
 * Follows what a provider's groups say now, null for nothing. Gives the membership that they open: their own, or one to the
 * same work that was given here, which stays as it is. One that was revoked here stays revoked.
 */
export async function followGroups(
  records: Records,
  tx: Change,
  {
    userId,
    provider,
    work,
    settle,
  }: {
    readonly userId: UserId;
    readonly provider: string;
    readonly work: WorkByGroups | null;
    readonly settle: Settle;
  },
): Promise<MembershipId | null> {
  // Two sign-ins of one person wait for each other.
  await records
    .forChange(tx.runner.selectFrom('accounts').select('user_id').where('user_id', '=', userId))
    .execute();
  const rows = await records
    .forChange(
      tx.runner
        .selectFrom('memberships')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id'),
    )
    .execute();
  const isSame = (row: MembershipRow) =>
    row.role === work?.role && row.organisation === work.organisation;
  const givenHere = rows.find(
    (row) => row.provider === null && row.state === 'ACTIVE' && isSame(row),
  );
  const wanted = givenHere === undefined ? work : null;
  const byGroups = rows.filter((row) => row.provider === provider);
  const known = wanted === null ? undefined : byGroups.find(isSame);

  for (const row of byGroups) {
    if (row.state !== 'ACTIVE' || row === known) continue;
    await settle(tx, await moveTo(tx, row, 'REVOKED', SYSTEM, { byGroups: true }));
  }
  if (givenHere !== undefined) return givenHere.id;
  if (wanted === null) return null;
  if (known === undefined) {
    const given = { ...wanted, user_id: userId, state: 'ACTIVE', provider } as const;
    return (await addMembership(tx, given, SYSTEM)).id;
  }
  if (known.state === 'REVOKED' && known.ended_by_groups_at === null) return null;
  const row = known.duties === wanted.duties ? known : { ...known, duties: wanted.duties };
  if (row !== known) {
    await noteDuties(tx, row);
    await tx.audit({
      subject: `membership:${row.id}`,
      actor: SYSTEM,
      action: 'change-duties',
      facts: {
        from: membershipFrom(known).duties.join(' '),
        to: membershipFrom(row).duties.join(' '),
      },
    });
  }
  if (known.state !== 'ACTIVE') await moveTo(tx, row, 'ACTIVE', SYSTEM);
  else if (row !== known) await settle(tx, membershipFrom(row));
  return known.id;
}
