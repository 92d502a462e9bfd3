import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { eraseLeads } from '#contract/operators/delivery.ts';
import type { removeLead } from '#contract/dealers/leads.ts';
import { LEAD_STATES } from '#domain/lending/leads.ts';
import type { Actor } from '#gateway/foundation/audit/audit.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { LeadDeps } from '#gateway/lending/leads/lead-rows.ts';
import {
  lockDealer,
  lockLead,
  REMOVED,
  staleLeadOf,
  subjectOfLead,
} from '#gateway/lending/leads/lead-rows.ts';
import { destroyKeyOfLeads } from '#gateway/lending/leads/sealed-leads.ts';
import type { Member } from '#gateway/people/memberships/staff.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';
import { forgetLeads } from '#gateway/lending/applications/change-application.ts';

/** Leaves nothing of some leads but their rows and their audit. */
async function empty({ runner, at }: Change, leads: readonly string[]): Promise<void> {
  const ids = ['', ...leads];
  await runner.deleteFrom('lead_notes').where('lead_id', 'in', ids).execute();
  await runner.deleteFrom('quotes').where('lead_id', 'in', ids).execute();
  await runner.deleteFrom('invitations').where('lead_id', 'in', ids).execute();
  await runner.deleteFrom('lead_contacts').where('lead_id', 'in', ids).execute();
  await runner.deleteFrom('put_off_cards').where('lead_id', 'in', ids).execute();
  await forgetLeads(runner, ids);
  await runner
    .updateTable('leads')
    .set((eb) => ({
      state: REMOVED,
      version: eb('version', '+', 1),
      sealed: null,
      phone_digest: null,
      vehicle_kind: null,
      owner_id: null,
      source: null,
      model: null,
      next_step: null,
      reason: null,
      changed_at: at,
    }))
    .where('id', 'in', ids)
    .execute();
}

/** Removes a lead. Its row stays, so that a copy that is sent later is not taken for a new one. */
export async function dropLead(
  deps: LeadDeps,
  tx: Change,
  member: Member,
  { lead: id, version }: BodyOf<typeof removeLead>,
): Promise<ReplyOf<typeof removeLead>> {
  const row = await lockLead(deps, tx, member, id);
  if (row.version !== version) throw new Refused(await staleLeadOf(deps, tx.runner, row));
  await empty(tx, [id]);
  await tx.audit({
    subject: subjectOfLead(id),
    actor: actorOf(member),
    action: 'remove',
    facts: { from: row.state, to: REMOVED, version: version + 1 },
  });
  return { lead: id };
}

/** Rows that are named in one statement. */
const BATCH = 500;

/** Removes all leads of a dealer, and the key that they were sealed with. */
export async function dropLeadsOf(
  deps: LeadDeps,
  tx: Change,
  actor: Actor,
  { dealerId }: BodyOf<typeof eraseLeads>,
): Promise<ReplyOf<typeof eraseLeads>> {
  const { runner } = tx;
  await lockDealer(deps, tx, dealerId);
  const query = runner
    .selectFrom('leads')
    .select('id')
    .where('dealer_id', '=', dealerId)
    .where('state', 'in', LEAD_STATES)
    .orderBy('id');
  const ids = (await deps.records.forChange(query).execute()).map(({ id }) => id);
  for (let from = 0; from < ids.length; from += BATCH) {
    await empty(tx, ids.slice(from, from + BATCH));
  }
  await destroyKeyOfLeads(deps.keys, runner, dealerId);
  await tx.audit({
    subject: `dealer:${dealerId}`,
    actor,
    action: 'erase-leads',
    facts: { leads: ids.length },
  });
  return { dealerId, leads: ids.length };
}
