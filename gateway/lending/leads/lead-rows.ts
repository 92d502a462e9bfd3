import * as z from 'zod/mini';
import type { Lead, LeadValues } from '#contract/dealers/leads.ts';
import { lead as shownLead, staleLead } from '#contract/dealers/leads.ts';
import type { LeadStatus } from '#domain/lending/leads.ts';
import { LEAD_STATES } from '#domain/lending/leads.ts';
import type { QuoteTerms } from '#domain/lending/quote.ts';
import { memberSees, wholeOf } from '#gateway/lending/applications/branch-sight.ts';
import { consentedTo } from '#gateway/lending/leads/consented-to.ts';
import type { Refusal } from '#gateway/foundation/http/answers.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { LeadRow } from '#gateway/lending/leads/sealed-leads.ts';
import { keyOfLeads, openLead } from '#gateway/lending/leads/sealed-leads.ts';
import type { Member } from '#gateway/people/memberships/staff.ts';
import { type Team, teamOf } from '#gateway/people/memberships/dealer-team.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';

export type LeadDeps = { readonly records: Records; readonly keys: DataKeys };

/** A lead of which only the row is left. */
export const REMOVED = 'REMOVED';
/** The day of a lead without a next step. */
export const NO_DAY = '9999-12-31';

export const subjectOfLead = (id: string) => `lead:${id}`;

/** The same words, whether there is no such lead or it is another dealer's. */
export const noSuchLead = () => refuse('no-such-lead', 'There is no such lead.');

/** What the columns say that are not sealed. */
export const columnsOf = ({ status, vehicleKind, source, language }: LeadValues) => ({
  state: status.state,
  vehicle_kind: vehicleKind,
  source,
  language,
  next_step: status.state === 'OPEN' ? (status.next?.step ?? null) : null,
  next_on: (status.state === 'OPEN' ? status.next?.on : undefined) ?? NO_DAY,
  reason: status.state === 'LOST' ? status.reason : null,
});

function statusFrom(row: LeadRow): unknown {
  if (row.state === 'LOST') return { state: row.state, reason: row.reason };
  if (row.state !== ('OPEN' satisfies LeadStatus['state'])) return { state: row.state };
  const next = row.next_step === null ? null : { step: row.next_step, on: row.next_on };
  return { state: row.state, next };
}

/** Numbers of applications that came of leads, as far as their borrowers let the dealer see them. */
async function applicationsOf(
  runner: Runner,
  dealerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string | null, string>> {
  const rows = await consentedTo(runner, wholeOf(dealerId))
    .select(['applications.number', 'applications.lead_id'])
    .where('applications.lead_id', 'in', ['', ...ids])
    .orderBy('applications.created_at')
    .orderBy('applications.id')
    .execute();
  return new Map(rows.map(({ lead_id: id, number }) => [id, number]));
}

/** Whose a lead is; null once they have left. */
export function ownerFrom(members: Team, { owner_id: id }: Pick<LeadRow, 'owner_id'>) {
  const name = id === null ? undefined : members.get(id)?.name;
  return id === null || name === undefined ? null : { membership: id, name };
}

/** Leads as calls show them, in the same order; those that were removed are left out. */
export async function leadsFrom(
  { keys }: Pick<LeadDeps, 'keys'>,
  runner: Runner,
  dealerId: string,
  rows: readonly LeadRow[],
): Promise<Lead[]> {
  const key = await keyOfLeads(keys, runner, dealerId);
  if (key === null) return [];
  const ids = rows.map(({ id }) => id);
  const applications = await applicationsOf(runner, dealerId, ids);
  const members = await teamOf(runner, dealerId);
  return rows.flatMap((row) =>
    row.sealed === null
      ? []
      : [
          z.parse(shownLead, {
            lead: row.id,
            version: row.version,
            ...openLead(key, row.id, row.sealed),
            vehicleKind: row.vehicle_kind,
            source: row.source,
            owner: ownerFrom(members, row),
            branch: row.branch_id,
            language: row.language,
            status: statusFrom(row),
            createdAt: row.created_at,
            changedAt: row.changed_at,
            application: applications.get(row.id) ?? null,
          }),
        ],
  );
}

/** 409 with the lead as it is now. */
export async function staleLeadOf(
  deps: Pick<LeadDeps, 'keys'>,
  runner: Runner,
  row: LeadRow,
): Promise<Refusal> {
  const [lead = null] = await leadsFrom(deps, runner, row.dealer_id, [row]);
  const { state, version } = row;
  const current = z.parse(staleLead, { state, version, lead });
  return lead === null
    ? refuse('lead-removed', 'This lead was removed meanwhile.', { current })
    : refuse('lead-changed', 'This lead has changed meanwhile. Here is how it is now.', {
        current,
      });
}

/** An existing lead that a member sees; null for every other. */
export async function findLead(
  runner: Runner,
  member: Member,
  id: string,
): Promise<LeadRow | null> {
  const found = await runner
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', id)
    .where('dealer_id', '=', member.organisation)
    .where('state', 'in', LEAD_STATES)
    .executeTakeFirst();
  return found !== undefined && (await memberSees(runner, member, found)) ? found : null;
}

/** A lead that a member sees, locked until the change ends. Refuses with 404 when they see none, with 409 once it was removed. */
export async function lockLead(
  { records, keys }: LeadDeps,
  { runner }: Change,
  member: Member,
  id: string,
): Promise<LeadRow> {
  const query = runner
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', id)
    .where('dealer_id', '=', member.organisation);
  const found = await records.forChange(query).executeTakeFirst();
  if (found === undefined || !(await memberSees(runner, member, found))) {
    throw new Refused(noSuchLead());
  }
  if (found.state === REMOVED) throw new Refused(await staleLeadOf({ keys }, runner, found));
  return found;
}

/** The lead is not idle, as retention sees it; its version counts other changes. */
export async function noteContact({ runner, at }: Change, id: string): Promise<void> {
  await runner.updateTable('leads').set({ changed_at: at }).where('id', '=', id).execute();
}

/** What was quoted says which model it is about, and the kind of vehicle where nobody has said so yet. */
export async function noteVehicle(
  { runner }: Change,
  id: string,
  { vehicleKind, model }: Pick<QuoteTerms, 'vehicleKind' | 'model'>,
): Promise<void> {
  await runner
    .updateTable('leads')
    .set((eb) => ({ vehicle_kind: eb.fn.coalesce('vehicle_kind', eb.val(vehicleKind)), model }))
    .where('id', '=', id)
    .execute();
}

/** Keeps others from writing leads of the dealer until the change ends, so that duplicates are found and leads are counted. */
export async function lockDealer(
  { records }: LeadDeps,
  { runner }: Change,
  dealerId: string,
): Promise<void> {
  const query = runner.selectFrom('dealers').select('id').where('id', '=', dealerId);
  const found = await records.forChange(query).executeTakeFirst();
  if (found === undefined) throw new Refused(refuse('no-such-dealer', 'There is no such dealer.'));
}
