import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { putOffCard, takeBackCard } from '#contract/dealers/today.ts';
import { daysAfter, indianDayOf } from '#domain/days.ts';
import { KINDS_OF_LEADS, MAX_PUT_OFF_DAYS, readCardKey } from '#domain/lending/today.ts';
import { notFound } from '#gateway/lending/applications/find-application.ts';
import { sightOf } from '#gateway/lending/applications/branch-sight.ts';
import { consentedTo } from '#gateway/lending/leads/consented-to.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { findLead, noSuchLead } from '#gateway/lending/leads/lead-rows.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Member } from '#gateway/people/memberships/staff.ts';

/** What a card is about, if the dealer may see it. Refuses with 404 every other. */
async function subjectOf(runner: Runner, member: Member, card: string) {
  const key = readCardKey(card);
  if (key !== null && KINDS_OF_LEADS.includes(key.kind)) {
    const lead = await findLead(runner, member, key.subject);
    if (lead === null) throw new Refused(noSuchLead());
    return { lead_id: lead.id, application_id: null };
  }
  const found = await consentedTo(runner, await sightOf(runner, member))
    .select('applications.id')
    .where('applications.number', '=', key?.subject ?? '')
    .executeTakeFirst();
  if (found === undefined) throw new Refused(notFound());
  return { lead_id: null, application_id: found.id };
}

async function putOffUntil(
  { runner }: Change,
  member: Member,
  card: string,
  until: string,
): Promise<void> {
  const { organisation } = member;
  const subject = await subjectOf(runner, member, card);
  const row = { until, put_off_by: member.id };
  await runner
    .insertInto('put_off_cards')
    .values({ dealer_id: organisation, card, ...subject, ...row })
    .onConflict((conflict) => conflict.columns(['dealer_id', 'card']).doUpdateSet(row))
    .execute();
}

/** Puts a card off until a day. Those that are back since go. */
export async function putOff(
  tx: Change,
  member: Member,
  { card, until }: BodyOf<typeof putOffCard>,
): Promise<ReplyOf<typeof putOffCard>> {
  const today = indianDayOf(tx.at);
  const last = daysAfter(today, MAX_PUT_OFF_DAYS);
  await tx.runner
    .deleteFrom('put_off_cards')
    .where('dealer_id', '=', member.organisation)
    .where('until', '<', today)
    .execute();
  await putOffUntil(tx, member, card, until === null || until > last ? last : until);
  return { card };
}

/** A card that somebody has done. */
export const settleCard = (tx: Change, member: Member, card: string): Promise<void> =>
  putOffUntil(tx, member, card, daysAfter(indianDayOf(tx.at), MAX_PUT_OFF_DAYS));

/** Brings a card back, if it was away. */
export async function bringBack(
  { runner }: Change,
  member: Member,
  card: string,
): Promise<ReplyOf<typeof takeBackCard>> {
  await subjectOf(runner, member, card);
  await runner
    .deleteFrom('put_off_cards')
    .where('dealer_id', '=', member.organisation)
    .where('card', '=', card)
    .execute();
  return { card };
}

/** The cards that a dealer does not see on a day. */
export async function putOffOn(
  runner: Runner,
  dealerId: string,
  today: string,
): Promise<ReadonlySet<string>> {
  const rows = await runner
    .selectFrom('put_off_cards')
    .select('card')
    .where('dealer_id', '=', dealerId)
    .where('until', '>', today)
    .execute();
  return new Set(rows.map(({ card }) => card));
}
