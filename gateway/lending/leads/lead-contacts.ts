import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { NextStepOn, noteContact, takeBackContact } from '#contract/dealers/today.ts';
import { NEXT_STEPS } from '#domain/lending/leads.ts';
import { fullName } from '#domain/full-name.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { LeadDeps } from '#gateway/lending/leads/lead-rows.ts';
import {
  lockLead,
  NO_DAY,
  noSuchLead,
  noteContact as noteActivity,
  subjectOfLead,
} from '#gateway/lending/leads/lead-rows.ts';
import { bringBack, settleCard } from '#gateway/lending/leads/put-off-cards.ts';
import type { LeadRow } from '#gateway/lending/leads/sealed-leads.ts';
import { madeKeyOfLeads } from '#gateway/lending/leads/sealed-leads.ts';
import { openText, sealText } from '#gateway/foundation/sealing/seal.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Member } from '#gateway/people/memberships/staff.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';

const nextStep = z.nullable(z.object({ step: z.enum(NEXT_STEPS), on: z.string() }));
const planned = z.object({ from: nextStep, to: nextStep });

const placeOf = (id: string) => ({ table: 'lead_contacts', row: id, column: 'sealed' });

/** What is planned for a lead; null also where it is not open. */
export const nextFrom = (row: Pick<LeadRow, 'state' | 'next_step' | 'next_on'>): NextStepOn =>
  row.state !== 'OPEN' || row.next_step === null
    ? null
    : z.parse(nextStep, { step: row.next_step, on: row.next_on });

const isSame = (one: NextStepOn, other: NextStepOn) =>
  one?.step === other?.step && one?.on === other?.on;

/** Plans something for a lead; gives its version then. */
async function plan(
  { runner, at }: Change,
  { id, version }: Pick<LeadRow, 'id' | 'version'>,
  to: NextStepOn,
): Promise<number> {
  await runner
    .updateTable('leads')
    .set({
      next_step: to?.step ?? null,
      next_on: to?.on ?? NO_DAY,
      version: version + 1,
      changed_at: at,
    })
    .where('id', '=', id)
    .execute();
  return version + 1;
}

/** Keeps that somebody spoke with a customer, or tried to. */
export async function keepContact(
  deps: LeadDeps,
  tx: Change,
  member: Member,
  { contact: id, lead: leadId, at, outcome, note, next, card }: BodyOf<typeof noteContact>,
): Promise<ReplyOf<typeof noteContact>> {
  const { runner } = tx;
  const lead = await lockLead(deps, tx, member, leadId);
  const known = await runner
    .selectFrom('lead_contacts')
    .select('lead_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (known !== undefined && known.lead_id !== leadId) throw new Refused(noSuchLead());
  const isPlanned = next === null || (lead.state === 'OPEN' && isSame(nextFrom(lead), next.seen));
  if (known !== undefined) {
    return {
      contact: id,
      version: lead.version,
      isPlanned: isSame(nextFrom(lead), next?.to ?? null),
    };
  }
  const plans = next !== null && isPlanned && !isSame(next.seen, next.to);
  const key = await madeKeyOfLeads(deps.keys, runner, member.organisation);
  await runner
    .insertInto('lead_contacts')
    .values({
      id,
      lead_id: leadId,
      outcome,
      sealed: note === '' ? null : sealText(key, placeOf(id), note),
      made_by: member.id,
      made_at: Math.min(at, tx.at),
      planned: plans ? JSON.stringify({ from: next.seen, to: next.to }) : null,
    })
    .execute();
  const version = plans ? await plan(tx, lead, next.to) : lead.version;
  await noteActivity(tx, leadId);
  if (card !== null) await settleCard(tx, member, card);
  await tx.audit({
    subject: subjectOfLead(leadId),
    actor: actorOf(member),
    action: 'contact',
    facts: {
      contact: id,
      outcome,
      ...(plans ? { to: 'OPEN', step: next.to?.step ?? null, on: next.to?.on ?? null } : {}),
    },
  });
  return { contact: id, version, isPlanned };
}

/** Takes a contact back, and what it planned. */
export async function dropContact(
  deps: LeadDeps,
  tx: Change,
  member: Member,
  { contact: id, card }: BodyOf<typeof takeBackContact>,
): Promise<ReplyOf<typeof takeBackContact>> {
  const { runner } = tx;
  const found = await runner
    .selectFrom('lead_contacts')
    .select(['lead_id', 'planned'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) throw new Refused(noSuchLead());
  const lead = await lockLead(deps, tx, member, found.lead_id);
  await runner.deleteFrom('lead_contacts').where('id', '=', id).execute();
  if (found.planned !== null) {
    const { from, to } = z.parse(planned, JSON.parse(found.planned));
    if (lead.state === 'OPEN' && isSame(nextFrom(lead), to)) await plan(tx, lead, from);
  }
  if (card !== null) await bringBack(tx, member, card);
  await tx.audit({
    subject: subjectOfLead(lead.id),
    actor: actorOf(member),
    action: 'take-back-contact',
    facts: { contact: id },
  });
  return { contact: id };
}

/** What contacts of a lead are shown with, by their IDs. */
export async function contactsOf(
  runner: Runner,
  key: Buffer,
  leadId: string,
  ids: readonly string[],
) {
  const rows = await runner
    .selectFrom('lead_contacts')
    .select(['id', 'outcome', 'sealed', 'made_at'])
    .where('lead_id', '=', leadId)
    .where('id', 'in', ['', ...ids])
    .execute();
  return new Map(
    rows.map(({ id, outcome, sealed, made_at: at }) => [
      id,
      { at, outcome, note: sealed === null ? '' : openText(key, placeOf(id), sealed) },
    ]),
  );
}

/** The last contact of each lead that has had one. */
export async function lastContacts(runner: Runner, leadIds: readonly string[]) {
  const rows = await runner
    .selectFrom('lead_contacts')
    .leftJoin('memberships', 'memberships.id', 'lead_contacts.made_by')
    .leftJoin('accounts', 'accounts.user_id', 'memberships.user_id')
    .select(['lead_contacts.lead_id', 'lead_contacts.outcome', 'lead_contacts.made_at'])
    .select(['accounts.first_name', 'accounts.last_name'])
    .where('lead_contacts.lead_id', 'in', ['', ...leadIds])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('lead_contacts as later')
            .select('later.id')
            .whereRef('later.lead_id', '=', 'lead_contacts.lead_id')
            .where((of) =>
              of(
                of.refTuple('later.made_at', 'later.id'),
                '>',
                of.refTuple('lead_contacts.made_at', 'lead_contacts.id'),
              ),
            ),
        ),
      ),
    )
    .execute();
  return new Map(
    rows.map(({ lead_id: lead, outcome, made_at: at, first_name: first, last_name: last }) => [
      lead,
      { at, outcome, by: first === null ? null : fullName(first, last) },
    ]),
  );
}
