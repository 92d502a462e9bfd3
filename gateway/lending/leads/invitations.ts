import type { UserId } from '#domain/ids.ts';
import { createHash, createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { language } from '#contract/applications/call.ts';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { acceptInvitation, invitation } from '#contract/applications/invitations.ts';
import type { inviteCustomer } from '#contract/dealers/leads.ts';
import { dealer } from '#contract/applications/delivery.ts';
import { DAY_MS } from '#domain/days.ts';
import { nameIn } from '#domain/languages.ts';
import { noticeFor } from '#domain/lending/notifications/notices.ts';
import { sectionsOf } from '#domain/lending/matching/match-input-of.ts';
import { countersOf } from '#domain/lending/quote.ts';
import { VEHICLE_KINDS } from '#domain/lending/catalogue/product.ts';
import type { LoanDeps } from '#gateway/lending/applications/borrower.ts';
import { create } from '#gateway/lending/applications/drafts.ts';
import { BORROWER } from '#gateway/lending/applications/borrower.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import { keyOfApplication, ownerOf } from '#gateway/lending/applications/find-application.ts';
import { keepSection } from '#gateway/lending/applications/sealed-sections.ts';
import { agreedNotice, noteConsent } from '#gateway/lending/consents/consents.ts';
import { shownNotice } from '#gateway/lending/consents/notice-hash.ts';
import { SYSTEM, addToAudit } from '#gateway/foundation/audit/audit.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { refuse, reply } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { LeadDeps } from '#gateway/lending/leads/lead-rows.ts';
import {
  lockLead,
  noSuchLead,
  noteContact,
  staleLeadOf,
  subjectOfLead,
} from '#gateway/lending/leads/lead-rows.ts';
import { findQuote } from '#gateway/lending/leads/quotes.ts';
import { keyOfLeads } from '#gateway/lending/leads/sealed-leads.ts';
import type { Member } from '#gateway/people/memberships/staff.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import { nameLead } from '#gateway/lending/applications/change-application.ts';

/** How long a link works. */
export const WORKS_FOR_DAYS = 7;
const WORKS_FOR_MS = WORKS_FOR_DAYS * DAY_MS;
/** As much of the dealer's name as the application has room for. */
const MAX_DEALER_NAME = 120;

/** Only this is stored of a link's token. */
const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Made from the dealer's key, so that the same request has the same link again and no answer with a token is kept. */
const tokenOf = (key: Buffer, leadId: string, { requestId, expiresAt }: MadeFrom) =>
  createHmac('sha256', key)
    .update(`invite\n${leadId}\n${requestId}\n${expiresAt}`)
    .digest('base64url');
type MadeFrom = { readonly requestId: string; readonly expiresAt: number };

const noSuchLink = () => refuse('link-ended', 'This link does not work any more.');

/** Makes the link of a lead, in place of the one before. */
export async function linkForCustomer(
  deps: LeadDeps,
  tx: Change,
  member: Member,
  { lead: id, quote, requestId }: BodyOf<typeof inviteCustomer>,
): Promise<{ readonly expiresAt: number }> {
  const { organisation: dealerId } = member;
  const lead = await lockLead(deps, tx, member, id);
  if (lead.state === 'LOST') throw new Refused(await staleLeadOf(deps, tx.runner, lead));
  const quoted = quote === null ? null : await findQuote(deps, tx.runner, { dealerId, id: quote });
  if (quote !== null && quoted?.lead !== id) {
    throw new Refused(refuse('no-such-quote', 'There is no such quote.', { fields: ['quote'] }));
  }
  const key = await keyOfLeads(deps.keys, tx.runner, dealerId);
  if (key === null) throw new Refused(noSuchLead());
  const expiresAt = tx.at + WORKS_FOR_MS;
  const link = {
    digest: digestOf(tokenOf(key, id, { requestId, expiresAt })),
    quote_id: quote,
    request_id: requestId,
    expires_at: expiresAt,
    used_at: null,
    opened_at: null,
  };
  await tx.runner
    .insertInto('invitations')
    .values({ lead_id: id, ...link })
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(link))
    .execute();
  await noteContact(tx, id);
  await tx.audit({
    subject: subjectOfLead(id),
    actor: actorOf(member),
    action: 'invite',
    facts: { quote },
  });
  return { expiresAt };
}

/** The token of a lead's invitation to apply with a certain quote, while nobody has used it; null without one. */
export async function openInvitationOf(
  { keys }: Pick<LeadDeps, 'keys'>,
  runner: Runner,
  of: {
    readonly dealerId: string;
    readonly lead: string;
    readonly quote: string;
    readonly at: number;
  },
): Promise<string | null> {
  const found = await runner
    .selectFrom('invitations')
    .select(['request_id', 'expires_at'])
    .where('lead_id', '=', of.lead)
    .where('quote_id', '=', of.quote)
    .where('used_at', 'is', null)
    .where('expires_at', '>', of.at)
    .executeTakeFirst();
  if (found === undefined || found.request_id === null) return null;
  const key = await keyOfLeads(keys, runner, of.dealerId);
  const { request_id: requestId, expires_at: expiresAt } = found;
  return key === null ? null : tokenOf(key, of.lead, { requestId, expiresAt });
}

const made = z.object({ expiresAt: z.number() });

/** What the request that made a link is answered with. */
export async function madeLink(
  { records: { db }, keys }: LeadDeps,
  dealerId: string,
  { lead, requestId }: BodyOf<typeof inviteCustomer>,
  remembered: object,
): Promise<Answer> {
  const { expiresAt } = z.parse(made, remembered);
  const key = await keyOfLeads(keys, db, dealerId);
  if (key === null) return noSuchLead();
  return reply<ReplyOf<typeof inviteCustomer>>({
    token: tokenOf(key, lead, { requestId, expiresAt }),
    expiresAt,
  });
}

/** What a working link is for. */
const findInvited = (runner: Runner, token: string, at: number) =>
  runner
    .selectFrom('invitations')
    .innerJoin('leads', 'leads.id', 'invitations.lead_id')
    .innerJoin('dealers', 'dealers.id', 'leads.dealer_id')
    .select(['invitations.lead_id', 'invitations.quote_id', 'invitations.expires_at'])
    .select('invitations.opened_at')
    .select(['leads.vehicle_kind', 'leads.language', 'leads.dealer_id', 'dealers.content'])
    .where('invitations.digest', '=', digestOf(token))
    .where('invitations.used_at', 'is', null)
    .where('invitations.expires_at', '>', at)
    .executeTakeFirst();

const vehicleKind = z.nullable(z.enum(VEHICLE_KINDS));

/** Notes once that the link was opened: nothing about by whom. */
async function noteOpened(
  { records }: Pick<LeadDeps, 'records'>,
  lead: string,
  token: string,
): Promise<void> {
  await records.transact(async (runner) => {
    const at = await timeOf(records, runner);
    // The lead first, as every change of it.
    await records
      .forChange(runner.selectFrom('leads').select('id').where('id', '=', lead))
      .executeTakeFirst();
    const opened = await runner
      .updateTable('invitations')
      .set({ opened_at: at })
      .where('lead_id', '=', lead)
      .where('digest', '=', digestOf(token))
      .where('opened_at', 'is', null)
      .returning('lead_id')
      .executeTakeFirst();
    if (opened === undefined) return;
    const event = { subject: subjectOfLead(lead), actor: SYSTEM, action: 'open-invitation' };
    await addToAudit(runner, at, event);
  });
}

/** What an invitation is for, for whoever has its link. The first time is noted, without a person. */
export async function readInvitation(
  { records, keys }: LeadDeps,
  { token, language: shown }: BodyOf<typeof invitation>,
): Promise<Answer> {
  const { db } = records;
  const found = await findInvited(db, token, await timeOf(records, db));
  if (found === undefined) return noSuchLink();
  if (found.opened_at === null) await noteOpened({ records }, found.lead_id, token);
  const { dealer_id: dealerId, quote_id: id } = found;
  const quote = id === null ? null : await findQuote({ keys }, db, { dealerId, id });
  const notice = shownNotice(noticeFor('share-status-with-dealer', shown, null));
  return reply<ReplyOf<typeof invitation>>({
    dealer: z.parse(dealer, JSON.parse(found.content)),
    language: z.parse(language, found.language),
    expiresAt: found.expires_at,
    vehicleKind: quote?.terms.vehicleKind ?? z.parse(vehicleKind, found.vehicle_kind),
    quote:
      quote === null
        ? null
        : {
            model: quote.terms.model,
            exShowroomPrice: quote.figures.invoicePrice,
            onRoadPrice: quote.figures.onRoadPrice,
            downPayment: quote.terms.downPayment,
            months: quote.terms.months,
            validUntil: quote.terms.validUntil,
            counters: countersOf(quote.terms, quote.figures).map(({ lender, product, amount }) => ({
              lender: lender.names,
              product: product.names,
              amount,
            })),
          },
    notice: { ...notice, items: [...notice.items] },
  });
}

/** Whether an application began with the quote of a link that was used. */
export async function isFromQuote(
  runner: Runner,
  { lead_id: leadId }: Pick<ApplicationRow, 'lead_id'>,
): Promise<boolean> {
  if (leadId === null) return false;
  const used = await runner
    .selectFrom('invitations')
    .select('lead_id')
    .where('lead_id', '=', leadId)
    .where('quote_id', 'is not', null)
    .where('used_at', 'is not', null)
    .executeTakeFirst();
  return used !== undefined;
}

/** Uses a link up; of two at the same moment one finds it gone. */
async function useLink({ runner, at }: Change, token: string) {
  const found = await findInvited(runner, token, at);
  if (found === undefined) throw new Refused(noSuchLink());
  const used = await runner
    .updateTable('invitations')
    .set({ used_at: at })
    .where('lead_id', '=', found.lead_id)
    .where('digest', '=', digestOf(token))
    .where('used_at', 'is', null)
    .returning('lead_id')
    .executeTakeFirst();
  if (used === undefined) throw new Refused(noSuchLink());
  return found;
}

/** Starts the application that a dealer has invited to. `provedAt` is when the phone was proved, for the consent. */
export async function acceptInvited(
  deps: LoanDeps,
  tx: Change,
  userId: UserId,
  body: BodyOf<typeof acceptInvitation>,
  provedAt: number | null,
): Promise<{ readonly number: string; readonly version: number }> {
  const { runner } = tx;
  const {
    lead_id: leadId,
    quote_id: quoteId,
    dealer_id: dealerId,
    content,
  } = await useLink(tx, body.token);
  const begun = await create(deps, tx, userId, body);
  const id = await nameLead(tx, begun.number, { dealerId, leadId });
  const quote = quoteId === null ? null : await findQuote(deps, runner, { dealerId, id: quoteId });
  const { names } = z.parse(dealer, JSON.parse(content));
  const isQuoted = quote?.terms.vehicleKind === body.input.vehicleKind;
  await keepSection(tx, await keyOfApplication(deps.keys, runner, id), id, 'vehicle', {
    ...sectionsOf(body.input).vehicle,
    ...(isQuoted ? { model: quote.terms.model } : {}),
    dealerName: nameIn(names, body.language).slice(0, MAX_DEALER_NAME),
  });
  await tx.audit({
    subject: ownerOf(id),
    actor: BORROWER,
    action: 'acceptInvitation',
    facts: { dealer: dealerId, lead: leadId },
  });
  const { noticeHash } = body;
  if (noticeHash !== null && provedAt !== null) {
    const wanted = {
      purpose: 'share-status-with-dealer',
      lenderId: null,
      language: body.language,
      noticeHash,
    } as const;
    await noteConsent(tx, id, agreedNotice(wanted, []), provedAt);
  }
  return begun;
}
