import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import { dealer } from '#contract/applications/delivery.ts';
import type { sharedQuote } from '#contract/applications/shared-quotes.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { refuse, reply } from '#gateway/foundation/http/answers.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import { branchNamed } from '#gateway/lending/leads/dealer-branches.ts';
import { detailsOf } from '#gateway/lending/leads/dealer-details.ts';
import { openInvitationOf } from '#gateway/lending/leads/invitations.ts';
import type { LeadDeps } from '#gateway/lending/leads/lead-rows.ts';
import { findQuote } from '#gateway/lending/leads/quotes.ts';
import { digestOfLink } from '#gateway/lending/leads/quote-links.ts';

const linkEnded = () => refuse('link-ended', 'This link does not work any more.');

/** A quote, for whoever has its link. */
export async function readSharedQuote(
  deps: LeadDeps,
  { token }: BodyOf<typeof sharedQuote>,
): Promise<Answer> {
  const { records } = deps;
  const { db } = records;
  const at = await timeOf(records, db);
  const found = await db
    .selectFrom('quote_links')
    .innerJoin('quotes', 'quotes.id', 'quote_links.quote_id')
    .innerJoin('leads', 'leads.id', 'quotes.lead_id')
    .innerJoin('dealers', 'dealers.id', 'leads.dealer_id')
    .select(['quote_links.quote_id', 'leads.dealer_id', 'dealers.content'])
    .where('quote_links.digest', '=', digestOfLink(token))
    .where('quote_links.expires_at', '>', at)
    .executeTakeFirst();
  if (found === undefined) return linkEnded();
  const { quote_id: id, dealer_id: dealerId } = found;
  const quote = await findQuote(deps, db, { dealerId, id });
  if (quote === null) return linkEnded();
  const { number, savedAt, terms, figures, lead, branch } = quote;
  const { details } = await detailsOf(db, dealerId);
  return reply<ReplyOf<typeof sharedQuote>>({
    dealer: z.parse(dealer, JSON.parse(found.content)),
    details,
    branch: await branchNamed(db, branch),
    number,
    savedAt,
    terms,
    figures,
    invitation: await openInvitationOf(deps, db, { dealerId, lead, quote: id, at }),
  });
}
