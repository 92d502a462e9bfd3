/** What is done with several leads at once, and notes. */
import type { CheckedBodyOf, ReplyOf } from '#contract/gateway.ts';
import type {
  addLeadNote,
  assignLeads,
  importLeads,
  loseLeads,
  moveLeads,
  sameNumber,
} from '#contract/dealers/lead-work.ts';
import { dealerMay } from '#domain/dealer-duties.ts';
import { LEAD_STATES } from '#domain/lending/leads.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { sees, seenLeads, sightOf } from '#gateway/lending/applications/branch-sight.ts';
import {
  giveTo,
  requireOpenBranch,
  writingBranch,
} from '#gateway/lending/leads/dealer-branches.ts';
import type { LeadDeps } from '#gateway/lending/leads/lead-rows.ts';
import {
  lockDealer,
  lockLead,
  NO_DAY,
  noSuchLead,
  noteContact,
  ownerFrom,
  REMOVED,
  subjectOfLead,
} from '#gateway/lending/leads/lead-rows.ts';
import {
  digestsOf,
  openWithNumber,
  refuseTooMany,
  writeLead,
} from '#gateway/lending/leads/save-lead.ts';
import type { LeadRow } from '#gateway/lending/leads/sealed-leads.ts';
import {
  keyOfLeads,
  madeKeyOfLeads,
  openLead,
  openNote,
  sealNote,
} from '#gateway/lending/leads/sealed-leads.ts';
import { type Team, teamOf } from '#gateway/people/memberships/dealer-team.ts';
import type { Member } from '#gateway/people/memberships/staff.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';

/** The leads of these that a member sees, locked in the order of their IDs; those that were removed are left out. */
async function lockLeads(
  { records }: LeadDeps,
  { runner }: Change,
  member: Member,
  ids: readonly string[],
): Promise<readonly LeadRow[]> {
  const query = runner
    .selectFrom('leads')
    .selectAll()
    .where('dealer_id', '=', member.organisation)
    .where('id', 'in', ids)
    .where('state', 'in', LEAD_STATES)
    .where(seenLeads(await sightOf(runner, member)))
    .orderBy('id');
  return records.forChange(query).execute();
}

/** Refuses with 403 where one is another member's, unless a manager asks. */
function requireOwnLeads(team: Team, member: Member, rows: readonly LeadRow[]): void {
  const isOthers = (row: LeadRow) => {
    const now = ownerFrom(team, row);
    return now !== null && now.membership !== member.id;
  };
  if (!rows.some(isOthers) || dealerMay(member.duty ?? 'salesperson', 'reassign-leads')) return;
  throw new Refused(
    refuse('lead-of-colleague', 'A manager of your showroom hands on a colleague’s leads.'),
  );
}

/**
 * Makes leads somebody's. Refuses with 404 where one is not the dealer's, with 403 where it is another member's and a
 * manager would have to, and with 409 for a colleague who has left.
 */
export async function passLeadsOn(
  deps: LeadDeps,
  tx: Change,
  member: Member,
  { leads, owner }: Pick<CheckedBodyOf<typeof assignLeads>, 'leads' | 'owner'>,
): Promise<ReplyOf<typeof assignLeads>> {
  const { runner } = tx;
  const ids = new Set(leads);
  const rows = await lockLeads(deps, tx, member, [...ids]);
  if (rows.length < ids.size) throw new Refused(noSuchLead());
  const team = await teamOf(runner, member.organisation);
  if (owner !== null && !team.has(owner)) {
    throw new Refused(
      refuse('colleague-left', 'This colleague cannot do this any more. Choose somebody else.', {
        fields: ['owner'],
      }),
    );
  }
  requireOwnLeads(team, member, rows);
  const changed = rows.filter((row) => row.owner_id !== owner);
  if (changed.length === 0) return { assigned: 0 };
  await runner
    .updateTable('leads')
    .set({ owner_id: owner })
    .where(
      'id',
      'in',
      changed.map(({ id }) => id),
    )
    .execute();
  for (const { id } of changed) {
    await tx.audit({
      subject: subjectOfLead(id),
      actor: actorOf(member),
      action: 'assign',
      facts: { owner },
    });
  }
  return { assigned: changed.length };
}

/** Hands leads to another branch. Refuses as handing them to a colleague does, and with 404 a branch that is not open. */
export async function moveLeadsTo(
  deps: LeadDeps,
  tx: Change,
  member: Member,
  { leads, branch }: Pick<CheckedBodyOf<typeof moveLeads>, 'leads' | 'branch'>,
): Promise<ReplyOf<typeof moveLeads>> {
  const { organisation: dealerId } = member;
  const ids = new Set(leads);
  const rows = await lockLeads(deps, tx, member, [...ids]);
  if (rows.length < ids.size) throw new Refused(noSuchLead());
  await requireOpenBranch(tx, dealerId, branch, 'branch');
  requireOwnLeads(await teamOf(tx.runner, dealerId), member, rows);
  const moved = rows.filter((row) => row.branch_id !== branch);
  await giveTo(tx, member, moved, branch);
  return { moved: moved.length };
}

/** Marks open leads as lost, as far as they are as they were seen. Refuses with 404 where one is not the dealer's. */
export async function loseLeadsOf(
  deps: LeadDeps,
  tx: Change,
  member: Member,
  { leads, reason }: Pick<CheckedBodyOf<typeof loseLeads>, 'leads' | 'reason'>,
): Promise<ReplyOf<typeof loseLeads>> {
  const { runner, at } = tx;
  const seen = new Map(leads.map(({ lead, version }) => [lead, version]));
  const rows = await lockLeads(deps, tx, member, [...seen.keys()]);
  if (rows.length < seen.size) throw new Refused(noSuchLead());
  const asSeen = rows.filter(
    ({ id, state, version }) => state === 'OPEN' && seen.get(id) === version,
  );
  const changed = rows.filter((row) => !asSeen.includes(row)).map(({ id }) => id);
  if (asSeen.length > 0) {
    await runner
      .updateTable('leads')
      .set((eb) => ({
        state: 'LOST',
        reason,
        next_step: null,
        next_on: NO_DAY,
        version: eb('version', '+', 1),
        changed_at: at,
      }))
      .where(
        'id',
        'in',
        asSeen.map(({ id }) => id),
      )
      .execute();
  }
  for (const { id, version } of asSeen) {
    await tx.audit({
      subject: subjectOfLead(id),
      actor: actorOf(member),
      action: 'change',
      facts: { to: 'LOST', version: version + 1, step: null, on: null, reason },
    });
  }
  return { lost: asSeen.length, changed };
}

/** Leads of one number that are shown. */
const OF_ONE_NUMBER = 3;

/** The dealer's leads with some numbers, the newest first; of those in other branches, not whose number it is. */
export async function withSameNumber(
  { records, keys }: LeadDeps,
  member: Member,
  { mobileNumbers, except }: CheckedBodyOf<typeof sameNumber>,
): Promise<ReplyOf<typeof sameNumber>> {
  const { db } = records;
  const { organisation: dealerId } = member;
  const key = await keyOfLeads(keys, db, dealerId);
  if (key === null) return { leads: [] };
  const digests = await records.transact((runner) =>
    digestsOf(keys, runner, dealerId, mobileNumbers),
  );
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where('dealer_id', '=', dealerId)
    .where('phone_digest', 'in', digests)
    .where('state', 'in', LEAD_STATES)
    .where('id', '!=', except ?? '')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(OF_ONE_NUMBER * mobileNumbers.length)
    .execute();
  const team = await teamOf(db, dealerId);
  const sight = await sightOf(db, member);
  const counts = new Map<string, number>();
  return {
    leads: rows.flatMap((row) => {
      const { id, sealed, state, phone_digest: digest, created_at: createdAt } = row;
      const count = (counts.get(digest ?? '') ?? 0) + 1;
      counts.set(digest ?? '', count);
      if (sealed === null || state === REMOVED || count > OF_ONE_NUMBER) return [];
      const { name, mobileNumber } = openLead(key, id, sealed);
      const owner = ownerFrom(team, row)?.name ?? null;
      const isSeen = sees(sight, row);
      const shown = { lead: isSeen ? id : null, name: isSeen ? name : null };
      return [{ ...shown, mobileNumber, owner, branch: row.branch_id, state, createdAt }];
    }),
  };
}

/** Adds a note to a lead's history. The same one again is done; another one with its ID is refused with 409. */
export async function keepNote(
  deps: LeadDeps,
  tx: Change,
  member: Member,
  {
    lead: leadId,
    note: id,
    text,
  }: Pick<CheckedBodyOf<typeof addLeadNote>, 'lead' | 'note' | 'text'>,
): Promise<ReplyOf<typeof addLeadNote>> {
  const { runner, at } = tx;
  const lead = await lockLead(deps, tx, member, leadId);
  const key = await madeKeyOfLeads(deps.keys, runner, member.organisation);
  const found = await runner
    .selectFrom('lead_notes')
    .select(['lead_id', 'sealed'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (found !== undefined) {
    if (found.lead_id === leadId && openNote(key, id, found.sealed) === text) return { note: id };
    throw new Refused(refuse('note-fixed', 'A note does not change. Please write a new one.'));
  }
  await runner
    .insertInto('lead_notes')
    .values({ id, lead_id: lead.id, sealed: sealNote(key, id, text), written_at: at })
    .execute();
  await noteContact(tx, lead.id);
  await tx.audit({
    subject: subjectOfLead(lead.id),
    actor: actorOf(member),
    action: 'note',
    facts: { note: id },
  });
  return { note: id };
}

type Imported = CheckedBodyOf<typeof importLeads>['leads'][number];

/** Fills in what an open lead does not say yet, and notes the rest. */
async function mergeInto(
  deps: LeadDeps,
  tx: Change,
  member: Member,
  { before, imported }: { readonly before: LeadRow; readonly imported: Imported },
): Promise<void> {
  const { vehicleKind, source, status, note } = imported.values;
  const next = before.next_step === null && status.state === 'OPEN' ? status.next : null;
  const isNew =
    (before.vehicle_kind === null && vehicleKind !== null) ||
    (before.source === null && source !== null) ||
    next !== null;
  if (isNew) {
    const version = before.version + 1;
    await tx.runner
      .updateTable('leads')
      .set({
        vehicle_kind: before.vehicle_kind ?? vehicleKind,
        source: before.source ?? source,
        ...(next !== null && { next_step: next.step, next_on: next.on }),
        version,
        changed_at: tx.at,
      })
      .where('id', '=', before.id)
      .execute();
    const step = next?.step ?? before.next_step;
    await tx.audit({
      subject: subjectOfLead(before.id),
      actor: actorOf(member),
      action: 'change',
      facts: {
        to: before.state,
        version,
        step,
        on: step === null ? null : (next?.on ?? before.next_on),
        reason: null,
      },
    });
  }
  if (note !== '') {
    await keepNote(deps, tx, member, { lead: before.id, note: imported.lead, text: note });
  }
}

/** Adds leads from a file. Refuses with 404 an ID that another dealer has, with 409 where they would be too many. */
export async function keepImported(
  deps: LeadDeps,
  tx: Change,
  member: Member,
  {
    leads,
    onDuplicate,
    branch: asked,
  }: Pick<CheckedBodyOf<typeof importLeads>, 'leads' | 'onDuplicate' | 'branch'>,
): Promise<ReplyOf<typeof importLeads>> {
  const { organisation: dealerId } = member;
  await lockDealer(deps, tx, dealerId);
  await refuseTooMany(tx, dealerId, leads.length);
  const there = await tx.runner
    .selectFrom('leads')
    .select(['id', 'dealer_id'])
    .where(
      'id',
      'in',
      leads.map(({ lead }) => lead),
    )
    .execute();
  if (there.some((row) => row.dealer_id !== dealerId)) throw new Refused(noSuchLead());
  const known = new Set(there.map(({ id }) => id));
  const numbers = leads.map(({ values }) => values.mobileNumber);
  const digests = await digestsOf(deps.keys, tx.runner, dealerId, numbers);
  const branch = await writingBranch(tx, member, asked);
  const sight = await sightOf(tx.runner, member);
  const counts = { added: 0, merged: 0, skipped: 0 };
  for (const [at, imported] of leads.entries()) {
    const { lead: id, values } = imported;
    const phoneDigest = digests[at] ?? '';
    const before = known.has(id)
      ? undefined
      : await openWithNumber(tx, { dealerId, id, phoneDigest });
    if (known.has(id)) counts.skipped += 1;
    else if (before === undefined) {
      await writeLead(deps, tx, member, { id, values, phoneDigest, before: null, branch });
      known.add(id);
      counts.added += 1;
    } else if (onDuplicate === 'merge' && sees(sight, before)) {
      await mergeInto(deps, tx, member, { before, imported });
      counts.merged += 1;
    } else counts.skipped += 1;
  }
  return counts;
}
