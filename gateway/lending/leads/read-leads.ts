import { fullName } from '#domain/full-name.ts';
import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { desk, leads } from '#contract/dealers/leads.ts';
import { LEAD_EVENTS, readLead } from '#contract/dealers/leads.ts';
import { dealer } from '#contract/applications/delivery.ts';
import { isMeant, LEAD_STATES, type NEXT_STEPS } from '#domain/lending/leads.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { refuse, reply } from '#gateway/foundation/http/answers.ts';
import type { LeadDeps } from '#gateway/lending/leads/lead-rows.ts';
import {
  findLead,
  leadsFrom,
  noSuchLead,
  subjectOfLead,
} from '#gateway/lending/leads/lead-rows.ts';
import { contactsOf } from '#gateway/lending/leads/lead-contacts.ts';
import type { Scanned } from '#gateway/lending/leads/scan.ts';
import { scan } from '#gateway/lending/leads/scan.ts';
import type { LeadRow } from '#gateway/lending/leads/sealed-leads.ts';
import { keyOfLeads, openLead } from '#gateway/lending/leads/sealed-leads.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Account } from '#gateway/foundation/store/store.ts';

const PAGE = 50;
/** The newest entries of a lead's history that are shown. */
const MAX_HISTORY = 200;

type Asked = BodyOf<typeof leads>;

const ORDERS = {
  newest: { columns: ['created_at', 'id'], direction: 'desc', beyond: '<' },
  oldest: { columns: ['created_at', 'id'], direction: 'asc', beyond: '>' },
  due: { columns: ['next_on', 'created_at', 'id'], direction: 'asc', beyond: '>' },
} as const;

/** The dealer's leads that the database can choose, from after one of them on. */
function chosen(runner: Runner, dealerId: string, asked: Asked, after: string | null) {
  const { state, dueBy, step, orderBy } = asked;
  const { columns, direction, beyond } = ORDERS[orderBy];
  const last = runner
    .selectFrom('leads')
    .where('id', '=', after ?? '')
    .where('dealer_id', '=', dealerId);
  const query = runner
    .selectFrom('leads')
    .selectAll()
    .where('dealer_id', '=', dealerId)
    .where('state', 'in', state === null ? LEAD_STATES : [state])
    .$if(dueBy !== null, (all) =>
      all.where('next_step', 'is not', null).where('next_on', '<=', dueBy ?? ''),
    )
    .$if(step === 'none', (all) => all.where('next_step', 'is', null).where('state', '=', 'OPEN'))
    .$if(step !== null && step !== 'none', (all) => all.where('next_step', '=', step))
    .$if(after !== null, (all) =>
      all.where((eb) =>
        orderBy === 'due'
          ? eb(
              eb.refTuple('next_on', 'created_at', 'id'),
              beyond,
              last.select(['next_on', 'created_at', 'id']).$asTuple('next_on', 'created_at', 'id'),
            )
          : eb(
              eb.refTuple('created_at', 'id'),
              beyond,
              last.select(['created_at', 'id']).$asTuple('created_at', 'id'),
            ),
      ),
    );
  return columns.reduce((ordered, column) => ordered.orderBy(column, direction), query);
}

/** One page of a dealer's leads. Names are sealed, so that a search opens one lead after the other. */
export async function leadsOf(
  deps: LeadDeps,
  dealerId: string,
  asked: Asked,
): Promise<ReplyOf<typeof leads>> {
  const { db } = deps.records;
  const key = await keyOfLeads(deps.keys, db, dealerId);
  if (key === null) return { leads: [], next: null };
  const { search } = asked;
  const isFound = ({ id, sealed }: LeadRow) =>
    sealed !== null && (search === null || isMeant(openLead(key, id, sealed), search));
  const found: Scanned<LeadRow> = await scan(
    PAGE,
    (last, limit) =>
      chosen(db, dealerId, asked, last?.id ?? asked.after)
        .limit(limit)
        .execute(),
    search === null ? null : isFound,
  );
  return {
    leads: await leadsFrom(deps, db, dealerId, found.rows),
    next: found.last?.id ?? null,
  };
}

const count = (runner: Runner, dealerId: string) =>
  runner
    .selectFrom('leads')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('dealer_id', '=', dealerId)
    .where('state', '=', 'OPEN');

/** What the desk shows first. */
export async function deskOf(
  { records: { db } }: LeadDeps,
  dealerId: string,
  { userId, firstName, lastName }: Account,
  { today }: BodyOf<typeof desk>,
): Promise<Answer> {
  const found = await db
    .selectFrom('dealers')
    .select('content')
    .where('id', '=', dealerId)
    .executeTakeFirst();
  if (found === undefined) return refuse('no-such-dealer', 'There is no such dealer.');
  const open = await count(db, dealerId).executeTakeFirstOrThrow();
  const due = await count(db, dealerId)
    .where('next_step', 'is not', null)
    .where('next_on', '<=', today)
    .executeTakeFirstOrThrow();
  return reply<ReplyOf<typeof desk>>({
    dealer: z.parse(dealer, JSON.parse(found.content)),
    member: { userId, name: fullName(firstName, lastName) },
    openLeads: open.count,
    dueLeads: due.count,
  });
}

const history = readLead.reply.shape.history;
/** Entries of the audit, which stay as they are, have a step by its name of then. */
const FORMER_STEPS: Readonly<Record<string, (typeof NEXT_STEPS)[number]>> = { papers: 'documents' };
const facts = z.object({
  to: z.optional(z.string()),
  step: z.optional(z.nullable(z.string())),
  on: z.optional(z.nullable(z.string())),
  reason: z.optional(z.nullable(z.string())),
  quote: z.optional(z.nullable(z.string())),
  contact: z.optional(z.nullable(z.string())),
});

/** What happened to a lead, as the audit has it, with the names of the dealer's own staff. */
async function historyOf(
  runner: Runner,
  key: Buffer | null,
  id: string,
): Promise<z.output<typeof history>> {
  const rows = await runner
    .selectFrom('audit_entries')
    .leftJoin('memberships', 'memberships.id', 'audit_entries.actor')
    .leftJoin('accounts', 'accounts.user_id', 'memberships.user_id')
    .select(['audit_entries.at', 'audit_entries.action', 'audit_entries.facts'])
    .select(['accounts.first_name', 'accounts.last_name'])
    .where('audit_entries.subject', '=', subjectOfLead(id))
    .where('audit_entries.action', 'in', LEAD_EVENTS)
    .orderBy('audit_entries.seq', 'desc')
    .limit(MAX_HISTORY)
    .execute();
  const told = rows
    .toReversed()
    .map(({ facts: said, ...row }) => ({ ...row, said: z.parse(facts, JSON.parse(said)) }));
  const contacts = await contactsIn(
    runner,
    key,
    id,
    told.flatMap(({ said: { contact } }) => contact ?? []),
  );
  return z.parse(
    history,
    told
      // One that was taken back was a mistake.
      .filter(({ said: { contact } }) => contact === undefined || contacts.has(contact ?? ''))
      .map(({ at, action: event, said, first_name: first, last_name: last }) => {
        const { to = null, step = null, on = null, reason = null, quote = null } = said;
        const by = first === null ? null : fullName(first, last);
        const today = step === null ? null : (FORMER_STEPS[step] ?? step);
        const contact = contacts.get(said.contact ?? '') ?? null;
        return { at, event, by, state: to, step: today, on, reason, quote, contact };
      }),
  );
}

const contactsIn = async (
  runner: Runner,
  key: Buffer | null,
  leadId: string,
  ids: readonly string[],
): Promise<Awaited<ReturnType<typeof contactsOf>>> =>
  key === null || ids.length === 0 ? new Map() : contactsOf(runner, key, leadId, ids);

/** One lead of a dealer, with what happened to it. */
export async function readLeadOf(
  deps: LeadDeps,
  dealerId: string,
  { lead: id }: BodyOf<typeof readLead>,
): Promise<Answer> {
  const { db } = deps.records;
  const row = await findLead(db, dealerId, id);
  if (row === null) return noSuchLead();
  const [lead] = await leadsFrom(deps, db, dealerId, [row]);
  if (lead === undefined) return noSuchLead();
  const { quotes } = await db
    .selectFrom('quotes')
    .select((eb) => eb.fn.countAll<number>().as('quotes'))
    .where('lead_id', '=', id)
    .executeTakeFirstOrThrow();
  const link = await db
    .selectFrom('invitations')
    .select('expires_at')
    .where('lead_id', '=', id)
    .executeTakeFirst();
  return reply<ReplyOf<typeof readLead>>({
    lead,
    history: await historyOf(db, await keyOfLeads(deps.keys, db, dealerId), id),
    quotes,
    invitedUntil: link?.expires_at ?? null,
  });
}
