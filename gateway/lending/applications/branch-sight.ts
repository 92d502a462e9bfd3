/** Which leads somebody at a dealer sees: those of the branches in which they work, and their own in others. */
import type { ExpressionBuilder, Selectable } from 'kysely';
import { dealerMay } from '#domain/dealer-duties.ts';
import { asId, type MembershipId } from '#domain/ids.ts';
import type { Member } from '#gateway/people/memberships/staff.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

export type Sight = {
  readonly dealerId: string;
  readonly me: MembershipId;
  /** Branches in which they do not work. */
  readonly hidden: readonly string[];
};

type LeadPlace = Pick<Selectable<Tables['leads']>, 'branch_id' | 'owner_id'>;

/** A dealer's whole showroom. */
export const wholeOf = (dealerId: string): Sight => ({
  dealerId,
  me: asId('membership', ''),
  hidden: [],
});

const seesAll = ({ duty }: Member) => dealerMay(duty ?? 'salesperson', 'see-all-branches');

/** What a member sees. Managers, and whoever works in all branches, see everything. */
export async function sightOf(runner: Runner, member: Member): Promise<Sight> {
  const { organisation: dealerId, id: me } = member;
  if (seesAll(member)) return { dealerId, me, hidden: [] };
  const rows = await runner
    .selectFrom('dealer_branches')
    .select('id')
    .where('dealer_id', '=', dealerId)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('branch_members').select('branch_id').where('membership_id', '=', me),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('branch_members')
            .select('branch_id')
            .where('membership_id', '=', me)
            .whereRef('branch_id', '=', 'dealer_branches.id'),
        ),
      ),
    )
    .execute();
  return { dealerId, me, hidden: rows.map(({ id }) => id) };
}

/** Whether somebody sees a lead. */
export const sees = (
  { me, hidden }: Sight,
  { branch_id: branch, owner_id: owner }: LeadPlace,
): boolean => branch === null || owner === me || !hidden.includes(branch);

/** Whether a member sees a lead. Nothing is read for one that belongs to no branch. */
export const memberSees = async (
  runner: Runner,
  member: Member,
  lead: LeadPlace,
): Promise<boolean> => lead.branch_id === null || sees(await sightOf(runner, member), lead);

type OfLeads = ExpressionBuilder<Tables, 'leads'>;

/** The same for a query of leads. */
export const seenLeads =
  ({ me, hidden }: Sight) =>
  (eb: OfLeads) =>
    hidden.length === 0
      ? eb.and([])
      : eb.or([
          eb('leads.branch_id', 'is', null),
          eb('leads.branch_id', 'not in', hidden),
          eb('leads.owner_id', '=', me),
        ]);

/** Those of a branch, `none` for those of no branch; null for all. */
export const inBranch = (branch: string | null) => (eb: OfLeads) => {
  if (branch === null) return eb.and([]);
  return branch === 'none' ? eb('leads.branch_id', 'is', null) : eb('leads.branch_id', '=', branch);
};

type OfApplications = ExpressionBuilder<Tables, 'applications'>;

/** The same for applications, which belong where their lead does; without one, to the whole showroom. */
export const seenApplications =
  ({ me, hidden }: Sight) =>
  (eb: OfApplications) =>
    hidden.length === 0
      ? eb.and([])
      : eb.not(
          eb.exists(
            eb
              .selectFrom('leads as elsewhere')
              .select('elsewhere.id')
              .whereRef('elsewhere.id', '=', 'applications.lead_id')
              .where('elsewhere.branch_id', 'in', hidden)
              .where((of) =>
                of.or([of('elsewhere.owner_id', 'is', null), of('elsewhere.owner_id', '!=', me)]),
              ),
          ),
        );
