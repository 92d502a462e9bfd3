/** Branches of a dealer: which there are, who works in which, and to which one something new belongs. */
import * as z from 'zod/mini';
import type { CheckedBodyOf, ReplyOf } from '#contract/gateway.ts';
import type {
  chooseBranches,
  closeBranch,
  DealerBranch,
  saveBranch,
} from '#contract/dealers/branches.ts';
import {
  type BranchDetails,
  branchDetails,
  isSameBranchName,
  MAX_BRANCHES,
} from '#domain/lending/dealer-branches.ts';
import { dealerMay } from '#domain/dealer-duties.ts';
import type { MembershipId } from '#domain/ids.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { LeadDeps } from '#gateway/lending/leads/lead-rows.ts';
import { lockDealer, subjectOfLead } from '#gateway/lending/leads/lead-rows.ts';
import { teamOf } from '#gateway/people/memberships/dealer-team.ts';
import type { Member } from '#gateway/people/memberships/staff.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';

const noSuchBranch = (...fields: readonly string[]) =>
  refuse('no-such-branch', 'There is no such branch.', fields.length === 0 ? {} : { fields });

const subjectOfBranch = (id: string) => `branch:${id}`;

const detailsIn = (content: string): BranchDetails => z.parse(branchDetails, JSON.parse(content));

const rowsOf = (runner: Runner, dealerId: string) =>
  runner
    .selectFrom('dealer_branches')
    .selectAll()
    .where('dealer_id', '=', dealerId)
    .orderBy('opened_at')
    .orderBy('id')
    .execute();

/** A dealer's branches, the oldest first. */
export async function branchesOf(runner: Runner, dealerId: string): Promise<DealerBranch[]> {
  return (await rowsOf(runner, dealerId)).map(({ id, version, content, closed_at: closed }) => ({
    branch: id,
    version,
    details: detailsIn(content),
    isOpen: closed === null,
  }));
}

/** What quotes say of a branch, closed or not; null for none. */
export async function branchNamed(
  runner: Runner,
  id: string | null,
): Promise<BranchDetails | null> {
  if (id === null) return null;
  const found = await runner
    .selectFrom('dealer_branches')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirst();
  return found === undefined ? null : detailsIn(found.content);
}

/** In which of a dealer's branches people work, as far as a manager has said so. */
export async function chosenBranches(
  runner: Runner,
  dealerId: string,
): Promise<ReadonlyMap<MembershipId, readonly string[]>> {
  const rows = await runner
    .selectFrom('dealer_branches')
    .innerJoin('branch_members', 'branch_members.branch_id', 'dealer_branches.id')
    .select(['branch_members.membership_id', 'branch_members.branch_id'])
    .where('dealer_branches.dealer_id', '=', dealerId)
    .orderBy('dealer_branches.opened_at')
    .orderBy('dealer_branches.id')
    .execute();
  const chosen = new Map<MembershipId, readonly string[]>();
  for (const { membership_id: member, branch_id: branch } of rows) {
    chosen.set(member, [...(chosen.get(member) ?? []), branch]);
  }
  return chosen;
}

/** The open branches in which somebody works. */
export async function ownBranches(
  runner: Runner,
  { id }: Pick<Member, 'id'>,
  branches: readonly DealerBranch[],
): Promise<string[]> {
  const open = branches.filter(({ isOpen }) => isOpen).map(({ branch }) => branch);
  if (open.length === 0) return [];
  const rows = await runner
    .selectFrom('branch_members')
    .select('branch_id')
    .where('membership_id', '=', id)
    .execute();
  const chosen = new Set(rows.map(({ branch_id: branch }) => branch));
  return chosen.size === 0 ? open : open.filter((branch) => chosen.has(branch));
}

/**
 * The branch to which something belongs that a member writes. One that was closed since it was written stands for the one that
 * has its leads now. Refuses with 404 another dealer's, and with 403 one in which a salesperson does not work.
 */
export async function writingBranch(
  { runner }: Change,
  member: Member,
  asked: string | null,
): Promise<string | null> {
  const rows = await rowsOf(runner, member.organisation);
  if (rows.length === 0 && asked === null) return null;
  const branches = rows.map(({ id, version, content, closed_at: closed }) => ({
    branch: id,
    version,
    details: detailsIn(content),
    isOpen: closed === null,
  }));
  const own = await ownBranches(runner, member, branches);
  if (asked === null) return own.length === 1 ? (own[0] ?? null) : null;
  let row = rows.find(({ id }) => id === asked);
  if (row === undefined) throw new Refused(noSuchBranch('branch'));
  if (row.closed_at === null) {
    const isTheirs =
      own.includes(asked) || dealerMay(member.duty ?? 'salesperson', 'see-all-branches');
    if (isTheirs) return asked;
    throw new Refused(
      refuse('not-your-branch', 'You do not work at this branch any more. Please save it again.', {
        fields: ['branch'],
      }),
    );
  }
  // Where it was passed to is open, or was closed later.
  while (row !== undefined && row.closed_at !== null) {
    const to: string | null = row.passed_to;
    row = rows.find(({ id }) => id === to);
  }
  return row?.id ?? null;
}

/** Refuses with 404 a branch that is not the dealer's, or is closed. */
export async function requireOpenBranch(
  { runner }: Change,
  dealerId: string,
  id: string,
  field: string,
): Promise<void> {
  const found = await runner
    .selectFrom('dealer_branches')
    .select('id')
    .where('id', '=', id)
    .where('dealer_id', '=', dealerId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) throw new Refused(noSuchBranch(field));
}

const branchChanged = (version: number) =>
  refuse('branch-changed', 'This branch has changed meanwhile. Here is how it is now.', {
    current: { version },
  });

/** Adds a branch, or changes what is said of it. What says the same already is done. */
export async function keepBranch(
  deps: LeadDeps,
  tx: Change,
  member: Member,
  { branch: id, version: seen, details }: CheckedBodyOf<typeof saveBranch>,
): Promise<ReplyOf<typeof saveBranch>> {
  const { runner, at } = tx;
  const { organisation: dealerId } = member;
  // So that two of them do not get one name.
  await lockDealer(deps, tx, dealerId);
  const all = await rowsOf(runner, dealerId);
  const before = all.find((row) => row.id === id);
  const content = JSON.stringify(z.parse(branchDetails, details));
  if (before?.content === content && before.closed_at === null) {
    return { branch: id, version: before.version };
  }
  if (before === undefined) {
    if (seen !== null) throw new Refused(noSuchBranch());
    const elsewhere = await runner
      .selectFrom('dealer_branches')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (elsewhere !== undefined) throw new Refused(noSuchBranch());
    if (all.length >= MAX_BRANCHES) {
      throw new Refused(refuse('too-many-branches', 'Your showroom has too many branches.'));
    }
  } else if (before.version !== seen || before.closed_at !== null) {
    throw new Refused(branchChanged(before.version));
  }
  const isTaken = all.some(
    (row) =>
      row.id !== id &&
      row.closed_at === null &&
      isSameBranchName(detailsIn(row.content).name, details.name),
  );
  if (isTaken) {
    throw new Refused(
      refuse('branch-exists', 'Another branch has this name already.', {
        fields: ['details.name'],
      }),
    );
  }
  const version = (before?.version ?? 0) + 1;
  await (before === undefined
    ? runner
        .insertInto('dealer_branches')
        .values({
          id,
          dealer_id: dealerId,
          version,
          content,
          passed_to: null,
          opened_at: at,
          closed_at: null,
        })
        .execute()
    : runner
        .updateTable('dealer_branches')
        .set({ version, content })
        .where('id', '=', id)
        .execute());
  await tx.audit({
    subject: subjectOfBranch(id),
    actor: actorOf(member),
    action: before === undefined ? 'open' : 'change',
    facts: { dealer: dealerId, version },
  });
  return { branch: id, version };
}

/** The open leads of a branch, locked in the order of their IDs. */
const lockOpenLeads = (
  { records }: LeadDeps,
  { runner }: Change,
  dealerId: string,
  branch: string,
) =>
  records
    .forChange(
      runner
        .selectFrom('leads')
        .select(['id', 'owner_id'])
        .where('dealer_id', '=', dealerId)
        .where('branch_id', '=', branch)
        .where('state', '=', 'OPEN')
        .orderBy('id'),
    )
    .execute();

/** Closes a branch: its open leads and its people go where the manager says. */
export async function endBranch(
  deps: LeadDeps,
  tx: Change,
  member: Member,
  { branch: id, version, to }: CheckedBodyOf<typeof closeBranch>,
): Promise<ReplyOf<typeof closeBranch>> {
  const { runner, at } = tx;
  const { organisation: dealerId } = member;
  await lockDealer(deps, tx, dealerId);
  const all = await rowsOf(runner, dealerId);
  const before = all.find((row) => row.id === id);
  if (before === undefined) throw new Refused(noSuchBranch());
  if (before.closed_at !== null || before.version !== version) {
    throw new Refused(branchChanged(before.version));
  }
  const others = all.filter((row) => row.closed_at === null && row.id !== id);
  if (to !== null && !others.some((row) => row.id === to)) throw new Refused(noSuchBranch('to'));
  const leads = await lockOpenLeads(deps, tx, dealerId, id);
  const chosen = await chosenBranches(runner, dealerId);
  const team = await teamOf(runner, dealerId);
  const alone = [...chosen]
    .filter(([of, branches]) => team.has(of) && branches.length === 1 && branches[0] === id)
    .map(([of]) => of);
  if (to === null && others.length > 0 && leads.length + alone.length > 0) {
    throw new Refused(
      refuse('branch-in-use', 'This branch has open leads or people who work only there.', {
        current: { leads: leads.length, people: alone.length },
      }),
    );
  }
  await runner
    .updateTable('dealer_branches')
    .set({ version: version + 1, passed_to: to, closed_at: at })
    .where('id', '=', id)
    .execute();
  await runner.deleteFrom('branch_members').where('branch_id', '=', id).execute();
  if (to !== null && alone.length > 0) {
    await runner
      .insertInto('branch_members')
      .values(alone.map((of) => ({ membership_id: of, branch_id: to })))
      .execute();
  }
  await giveTo(tx, member, leads, to);
  await tx.audit({
    subject: subjectOfBranch(id),
    actor: actorOf(member),
    action: 'close',
    facts: { dealer: dealerId, to, leads: leads.length, people: alone.length },
  });
  return { branch: id, leads: leads.length };
}

/** Whether somebody works in a branch. */
const worksIn = (chosen: readonly string[] | undefined, branch: string | null): boolean =>
  branch === null || chosen === undefined || chosen.includes(branch);

type Given = { readonly id: string; readonly owner_id: MembershipId | null };

/** Puts locked leads under a branch. Whose they are stays where that person works there. */
export async function giveTo(
  tx: Change,
  member: Member,
  leads: readonly Given[],
  branch: string | null,
): Promise<void> {
  if (leads.length === 0) return;
  const { runner } = tx;
  const chosen = await chosenBranches(runner, member.organisation);
  const stays = ({ owner_id: owner }: Given) =>
    owner === null || worksIn(chosen.get(owner), branch);
  const set = async (of: readonly Given[], values: { readonly owner_id?: null }) => {
    if (of.length === 0) return;
    await runner
      .updateTable('leads')
      .set({ branch_id: branch, ...values })
      .where(
        'id',
        'in',
        of.map(({ id }) => id),
      )
      .execute();
  };
  await set(leads.filter(stays), {});
  await set(
    leads.filter((lead) => !stays(lead)),
    { owner_id: null },
  );
  for (const { id } of leads) {
    await tx.audit({
      subject: subjectOfLead(id),
      actor: actorOf(member),
      action: 'move',
      facts: { branch },
    });
  }
}

/** Says in which branches a colleague works. Refuses with 404 who does not work for the dealer, and a branch that is closed. */
export async function keepBranchesOf(
  deps: LeadDeps,
  tx: Change,
  member: Member,
  { membership, branches }: CheckedBodyOf<typeof chooseBranches>,
): Promise<ReplyOf<typeof chooseBranches>> {
  const { runner } = tx;
  const { organisation: dealerId } = member;
  await lockDealer(deps, tx, dealerId);
  if (!(await teamOf(runner, dealerId)).has(membership)) {
    throw new Refused(refuse('no-such-membership', 'There is no such membership.'));
  }
  const open = (await rowsOf(runner, dealerId)).filter((row) => row.closed_at === null);
  const wanted = open.map(({ id }) => id).filter((id) => branches.includes(id));
  if (wanted.length < new Set(branches).size) throw new Refused(noSuchBranch('branches'));
  await runner.deleteFrom('branch_members').where('membership_id', '=', membership).execute();
  if (wanted.length > 0) {
    await runner
      .insertInto('branch_members')
      .values(wanted.map((branch) => ({ membership_id: membership, branch_id: branch })))
      .execute();
  }
  await tx.audit({
    subject: `membership:${membership}`,
    actor: actorOf(member),
    action: 'choose-branches',
    facts: { branches: wanted.join(' ') },
  });
  return { membership, branches: wanted };
}
