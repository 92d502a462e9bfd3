import type { ApplicationId } from '#domain/ids.ts';
import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { offer } from '#domain/lending/offers/offer.ts';
import type { OfferAction } from '#domain/lending/states/offer-states.ts';
import { offerEdge } from '#domain/lending/states/offer-states.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import type { Actor, AuditEvent } from '#gateway/foundation/audit/audit.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { openText, sealText } from '#gateway/foundation/sealing/seal.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { noteEvent } from '#gateway/lending/events/note-event.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';

export type OfferRow = Selectable<Tables['offers']>;

const content = z.object({
  terms: offer,
  /** The key facts statement as RFC 8785 writes it. */
  keyFacts: z.string(),
  /** The same in English, where it is in another language. */
  keyFactsInEnglish: z.optional(z.string()),
});
export type OfferContent = z.output<typeof content>;

const placeOf = (id: string) => ({ table: 'offers', row: id, column: 'sealed' });

export const sealOffer = (key: Buffer, id: string, sealed: OfferContent): string =>
  sealText(key, placeOf(id), JSON.stringify(sealed));

/** What an offer says, as it was made. */
export const openOffer = (key: Buffer, { id, sealed }: Pick<OfferRow, 'id' | 'sealed'>) =>
  z.parse(content, JSON.parse(openText(key, placeOf(id), sealed)));

/** SHA-256 in hex of the canonical text of a key facts statement. */
export const hashOfKeyFacts = (text: string): string =>
  createHash('sha256').update(text, 'utf8').digest('hex');

/** The offers for an application, the newest last. */
export const offersOf = (runner: Runner, applicationId: ApplicationId): Promise<OfferRow[]> =>
  runner
    .selectFrom('offers')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('made_at')
    .orderBy('id')
    .execute();

/** The offers for an application as the borrower reads them; without what they say where its key was destroyed. */
export const shownOffers = async (
  runner: Runner,
  key: Buffer | null,
  applicationId: ApplicationId,
) =>
  (await offersOf(runner, applicationId)).map((row) => ({
    offer: row.id,
    lenderId: row.lender_id,
    state: row.state,
    madeAt: row.made_at,
    validUntil: row.valid_until,
    decidedAt: row.decided_at,
    ...(key === null ? { terms: null, keyFacts: null } : openOffer(key, row)),
    keyFactsHash: row.key_facts_hash,
  }));

/** The one that the borrower accepted; null where there is none. */
export async function acceptedOffer(
  runner: Runner,
  applicationId: ApplicationId,
): Promise<OfferRow | null> {
  const found = await runner
    .selectFrom('offers')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('state', '=', 'ACCEPTED')
    .executeTakeFirst();
  return found ?? null;
}

/** An offer for an application, whose row the caller has locked. Refuses with 404 where there is none. */
export async function findOffer(
  { runner }: Change,
  applicationId: ApplicationId,
  id: string,
): Promise<OfferRow> {
  const found = await runner
    .selectFrom('offers')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) throw new Refused(refuse('no-such-offer', 'There is no such offer.'));
  return found;
}

/** Whether the lender has another offer for the application that is still open. */
export async function hasOtherOpenOffer(
  { runner }: Change,
  { id, application_id: applicationId, lender_id: lenderId }: OfferRow,
): Promise<boolean> {
  const other = await runner
    .selectFrom('offers')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('lender_id', '=', lenderId)
    .where('state', '=', 'OPEN')
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** 409 with what the offer is now. */
export const endedOffer = (row: Pick<OfferRow, 'id' | 'state'>) =>
  refuse('offer-ended', 'This offer is no longer open. Here is how it is now.', {
    current: { offer: row.id, offerState: row.state },
  });

type Move = {
  readonly action: OfferAction;
  readonly actor: Actor;
  /** A code. */
  readonly reason?: string;
  readonly facts?: AuditEvent['facts'];
};

/** Takes an edge of the table of states, with its audit; refuses with 409 where the offer's state has none. */
export async function moveOffer(
  tx: Change,
  row: OfferRow,
  { action, actor, reason, facts = {} }: Move,
): Promise<void> {
  const edge = offerEdge(action, row.state);
  if (edge === null || !edge.who.includes(actor.role)) throw new Refused(endedOffer(row));
  await write(
    tx.runner,
    tx.runner
      .updateTable('offers')
      .set({ state: edge.to, decided_at: tx.at, reason: reason ?? null })
      .where('id', '=', row.id),
  );
  await noteOffer(tx, row, edge.to);
  await tx.audit({
    subject: ownerOf(row.application_id),
    actor,
    action: `offer.${action}`,
    facts: {
      offer: row.id,
      lender: row.lender_id,
      from: row.state,
      to: edge.to,
      ...(reason === undefined ? {} : { reason }),
      ...facts,
    },
  });
}

/** Tells connected systems of an offer's state. */
const noteOffer = (
  { runner, at }: Pick<Change, 'runner' | 'at'>,
  {
    id,
    application_id: applicationId,
    lender_id: lender,
  }: Pick<OfferRow, 'id' | 'application_id' | 'lender_id'>,
  state: OfferRow['state'],
) =>
  noteEvent(runner, {
    kind: 'offer-changed',
    applicationId,
    facts: { offer: id, lender, state },
    at,
  });

/** Keeps a new offer, which is open. */
export async function keepOffer(
  { runner, at }: Change,
  made: Pick<
    OfferRow,
    'id' | 'application_id' | 'lender_id' | 'sealed' | 'key_facts_hash' | 'valid_until'
  >,
): Promise<void> {
  await write(
    runner,
    runner.insertInto('offers').values({
      ...made,
      state: 'OPEN',
      reason: null,
      made_at: at,
      lapse_announced_at: null,
      decided_at: null,
    }),
  );
  await noteOffer({ runner, at }, made, 'OPEN');
}

/** The borrower knows that an offer is about to lapse. */
export async function noteLapseAnnounced(
  { runner, at }: Change,
  { id }: Pick<OfferRow, 'id'>,
): Promise<void> {
  await runner.updateTable('offers').set({ lapse_announced_at: at }).where('id', '=', id).execute();
}
