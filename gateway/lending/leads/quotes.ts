import * as z from 'zod/mini';
import type { BodyOf, CheckedBodyOf, ReplyOf } from '#contract/gateway.ts';
import type { Quote, quotes, saveQuote } from '#contract/dealers/leads.ts';
import { indianDayOf } from '#domain/days.ts';
import { quoteNumberOf } from '#domain/lending/quote-number.ts';
import { MAX_QUOTES } from '#domain/lending/leads.ts';
import type { QuoteTerms } from '#domain/lending/quote.ts';
import { figuresOf, quoteFigures, quoteTerms } from '#domain/lending/quote.ts';
import type { Catalogue } from '#gateway/lending/catalogue/published.ts';
import { refuseOtherSubsidy } from '#gateway/lending/catalogue/subsidy-schemes.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { refuse, reply } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { writingBranch } from '#gateway/lending/leads/dealer-branches.ts';
import type { LeadDeps } from '#gateway/lending/leads/lead-rows.ts';
import {
  findLead,
  lockLead,
  noSuchLead,
  noteContact,
  noteVehicle,
  subjectOfLead,
} from '#gateway/lending/leads/lead-rows.ts';
import { keepQuoteLink, tokenOfQuote } from '#gateway/lending/leads/quote-links.ts';
import { keyOfLeads, madeKeyOfLeads } from '#gateway/lending/leads/sealed-leads.ts';
import type { Member } from '#gateway/people/memberships/staff.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';
import { openText, sealText } from '#gateway/foundation/sealing/seal.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

const PAGE = 10;

const content = z.object({ terms: quoteTerms, figures: quoteFigures });
type Content = z.output<typeof content>;

const placeOf = (id: string) => ({ table: 'quotes', row: id, column: 'sealed' });

export const openQuote = (key: Buffer, id: string, sealed: string): Content =>
  z.parse(content, JSON.parse(openText(key, placeOf(id), sealed)));

/** Whether a quote with this ID says the same already. Refuses with 409 one that says something else. */
async function isThere(
  { runner }: Change,
  key: Buffer,
  { quote: id, lead, terms }: BodyOf<typeof saveQuote>,
): Promise<boolean> {
  const found = await runner
    .selectFrom('quotes')
    .select(['lead_id', 'sealed'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return false;
  const isSame =
    found.lead_id === lead &&
    JSON.stringify(openQuote(key, id, found.sealed).terms) ===
      JSON.stringify(z.parse(quoteTerms, terms));
  if (isSame) return true;
  throw new Refused(refuse('quote-fixed', 'A quote does not change. Please save a new one.'));
}

async function refuseTooMany({ runner }: Change, leadId: string): Promise<void> {
  const { count } = await runner
    .selectFrom('quotes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow();
  if (count < MAX_QUOTES) return;
  throw new Refused(refuse('too-many-quotes', 'This lead has too many quotes.'));
}

/** The next number of a dealer's quotes in a year. */
async function nextSerial(runner: Runner, dealerId: string, year: number): Promise<number> {
  const { last } = await runner
    .insertInto('quote_numbers')
    .values({ dealer_id: dealerId, year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['dealer_id', 'year'])
        .doUpdateSet((eb) => ({ last: eb('quote_numbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

type Numbered = { readonly number_year: number | null; readonly number_serial: number | null };

const numberOf = ({ number_year: year, number_serial: serial }: Numbered): string | null =>
  year === null || serial === null ? null : quoteNumberOf(year, serial);

/** Quotes of before they had numbers have no link either. */
const linkOf = (key: Buffer, { id, number_serial: serial }: Numbered & { readonly id: string }) =>
  serial === null ? null : tokenOfQuote(key, id);

/** Keeps a quote with its figures, by what is published now. */
export async function keepQuote(
  deps: LeadDeps & { readonly catalogue: Catalogue },
  tx: Change,
  member: Member,
  body: CheckedBodyOf<typeof saveQuote>,
): Promise<{ readonly quote: string }> {
  const { runner, at } = tx;
  const terms: QuoteTerms = body.terms;
  const lead = await lockLead(deps, tx, member, body.lead);
  const key = await madeKeyOfLeads(deps.keys, runner, member.organisation);
  const { quote: id } = body;
  if (await isThere(tx, key, body)) return { quote: id };
  await refuseTooMany(tx, lead.id);
  await refuseOtherSubsidy(tx, terms);
  const branch = await writingBranch(tx, member, body.branch);
  const figures = figuresOf(terms, await deps.catalogue.published(runner));
  const year = Number(indianDayOf(at).slice(0, 4));
  const sealed = sealText(key, placeOf(id), JSON.stringify({ terms, figures }));
  await runner
    .insertInto('quotes')
    .values({
      id,
      lead_id: lead.id,
      sealed,
      valid_until: terms.validUntil,
      saved_at: at,
      branch_id: branch,
      number_year: year,
      number_serial: await nextSerial(runner, member.organisation, year),
    })
    .execute();
  await keepQuoteLink(runner, key, id, terms);
  await noteContact(tx, lead.id);
  await noteVehicle(tx, lead.id, terms);
  await tx.audit({
    subject: subjectOfLead(lead.id),
    actor: actorOf(member),
    action: 'quote',
    facts: { quote: id },
  });
  return { quote: id };
}

/** A quote of a dealer's lead; null where there is none. */
export async function findQuote(
  { keys }: Pick<LeadDeps, 'keys'>,
  runner: Runner,
  { dealerId, id }: { readonly dealerId: string; readonly id: string },
): Promise<(Quote & { readonly lead: string }) | null> {
  const row = await runner
    .selectFrom('quotes')
    .innerJoin('leads', 'leads.id', 'quotes.lead_id')
    .selectAll('quotes')
    .where('quotes.id', '=', id)
    .where('leads.dealer_id', '=', dealerId)
    .executeTakeFirst();
  const key = row === undefined ? null : await keyOfLeads(keys, runner, dealerId);
  if (row === undefined || key === null) return null;
  return {
    quote: id,
    number: numberOf(row),
    link: linkOf(key, row),
    branch: row.branch_id,
    lead: row.lead_id,
    savedAt: row.saved_at,
    ...openQuote(key, id, row.sealed),
  };
}

/** What saving a quote is answered with. */
export async function savedQuote(deps: LeadDeps, dealerId: string, id: string): Promise<Answer> {
  const found = await findQuote(deps, deps.records.db, { dealerId, id });
  if (found === null) return noSuchLead();
  const { quote, number, link, branch, savedAt, figures } = found;
  return reply<ReplyOf<typeof saveQuote>>({ quote, number, link, branch, savedAt, figures });
}

/** One page of the quotes of a lead, the newest first. */
export async function quotesOf(
  { records: { db }, keys }: LeadDeps,
  member: Member,
  { lead: leadId, after }: BodyOf<typeof quotes>,
): Promise<Answer> {
  const lead = await findLead(db, member, leadId);
  const key = lead === null ? null : await keyOfLeads(keys, db, member.organisation);
  if (lead === null || key === null) return noSuchLead();
  const rows = await db
    .selectFrom('quotes')
    .selectAll()
    .where('lead_id', '=', leadId)
    .$if(after !== null, (all) =>
      all.where((eb) =>
        eb(
          eb.refTuple('saved_at', 'id'),
          '<',
          eb
            .selectFrom('quotes as last')
            .select(['last.saved_at', 'last.id'])
            .where('last.id', '=', after ?? '')
            .where('last.lead_id', '=', leadId)
            .$asTuple('saved_at', 'id'),
        ),
      ),
    )
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  return reply<ReplyOf<typeof quotes>>({
    quotes: rows.slice(0, PAGE).map((row) => ({
      quote: row.id,
      number: numberOf(row),
      link: linkOf(key, row),
      branch: row.branch_id,
      savedAt: row.saved_at,
      ...openQuote(key, row.id, row.sealed),
    })),
    isLastPage: rows.length <= PAGE,
  });
}
