import { daysAfter, endOfIndianDay } from '#domain/days.ts';
import { asId, type MembershipId } from '#domain/ids.ts';
import { fullName } from '#domain/full-name.ts';
import * as z from 'zod/mini';
import type { BodyOf, CheckedBodyOf, ReplyOf } from '#contract/gateway.ts';
import type { desk, leads } from '#contract/dealers/leads.ts';
import { LEAD_EVENTS, readLead } from '#contract/dealers/leads.ts';
import { dealer } from '#contract/applications/delivery.ts';
import { isMeant, LEAD_STATES, type NEXT_STEPS } from '#domain/lending/leads.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { refuse, reply } from '#gateway/foundation/http/answers.ts';
import {
  inBranch,
  seenLeads,
  sightOf,
  type Sight,
} from '#gateway/lending/applications/branch-sight.ts';
import { branchesOf, ownBranches } from '#gateway/lending/leads/dealer-branches.ts';
import { detailsOf } from '#gateway/lending/leads/dealer-details.ts';
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
import { keyOfLeads, openLead, openNote } from '#gateway/lending/leads/sealed-leads.ts';
import { namesAt, teamOf } from '#gateway/people/memberships/dealer-team.ts';
import type { Member } from '#gateway/people/memberships/staff.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Account } from '#gateway/foundation/store/store.ts';

const PAGE = 50;
/** The newest entries of a lead's history that are shown. */
const MAX_HISTORY = 200;

type Asked = CheckedBodyOf<typeof leads>;
type Narrowed = Asked & {
  readonly sight: Sight;
  /** Whose they are, or not: null for everybody's. */
  readonly owners: { readonly isOneOf: boolean; readonly ids: readonly MembershipId[] } | null;
};

/** So that a list is never empty. */
const NOBODY = asId('membership', '');

/** Nobody's are those of members who have left, too. */
async function ownersOf(
  runner: Runner,
  { organisation, id }: Pick<Member, 'organisation' | 'id'>,
  owner: Asked['owner'],
): Promise<Narrowed['owners']> {
  if (owner === null) return null;
  if (owner === 'me') return { isOneOf: true, ids: [id] };
  const team = [...(await teamOf(runner, organisation)).keys()];
  return owner === 'nobody'
    ? { isOneOf: false, ids: team }
    : { isOneOf: true, ids: team.filter((each) => each === owner) };
}

const ORDERS = {
  newest: { columns: ['created_at', 'id'], direction: 'desc', beyond: '<' },
  oldest: { columns: ['created_at', 'id'], direction: 'asc', beyond: '>' },
  due: { columns: ['next_on', 'created_at', 'id'], direction: 'asc', beyond: '>' },
} as const;

/** The dealer's leads that the database can choose, from after one of them on. */
function chosen(runner: Runner, asked: Narrowed, after: string | null) {
  const { sight, branch, state, dueBy, step, source, reason, from, to, owners, orderBy } = asked;
  const { dealerId } = sight;
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
    .where(seenLeads(sight))
    .where(inBranch(branch))
    .$if(dueBy !== null, (all) =>
      all.where('next_step', 'is not', null).where('next_on', '<=', dueBy ?? ''),
    )
    .$if(step === 'none', (all) => all.where('next_step', 'is', null).where('state', '=', 'OPEN'))
    .$if(step !== null && step !== 'none', (all) => all.where('next_step', '=', step))
    .$if(source !== null, (all) => all.where('source', '=', source))
    .$if(reason !== null, (all) => all.where('reason', '=', reason))
    .$if(from !== null, (all) =>
      all.where('created_at', '>=', endOfIndianDay(daysAfter(from ?? '', -1))),
    )
    .$if(to !== null, (all) => all.where('created_at', '<', endOfIndianDay(to ?? '')))
    .$if(owners?.isOneOf === true, (all) =>
      all.where('owner_id', 'in', [NOBODY, ...(owners?.ids ?? [])]),
    )
    .$if(owners?.isOneOf === false, (all) =>
      all.where((eb) =>
        eb.or([
          eb('owner_id', 'is', null),
          eb('owner_id', 'not in', [NOBODY, ...(owners?.ids ?? [])]),
        ]),
      ),
    )
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
  member: Member,
  body: Asked,
): Promise<ReplyOf<typeof leads>> {
  const { db } = deps.records;
  const dealerId = member.organisation;
  const asked = {
    ...body,
    sight: await sightOf(db, member),
    owners: await ownersOf(db, member, body.owner),
  };
  const key = await keyOfLeads(deps.keys, db, dealerId);
  if (key === null) return { leads: [], next: null };
  const { search } = asked;
  const isFound = ({ id, sealed }: LeadRow) =>
    sealed !== null && (search === null || isMeant(openLead(key, id, sealed), search));
  const found: Scanned<LeadRow> = await scan(
    PAGE,
    (last, limit) =>
      chosen(db, asked, last?.id ?? asked.after)
        .limit(limit)
        .execute(),
    search === null ? null : isFound,
  );
  return {
    leads: await leadsFrom(deps, db, dealerId, found.rows),
    next: found.last?.id ?? null,
  };
}

const count = (runner: Runner, sight: Sight) =>
  runner
    .selectFrom('leads')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('dealer_id', '=', sight.dealerId)
    .where('state', '=', 'OPEN')
    .where(seenLeads(sight));

/** What the desk shows first. */
export async function deskOf(
  { records: { db } }: LeadDeps,
  at: Member,
  { userId, firstName, lastName }: Account,
  { today }: BodyOf<typeof desk>,
): Promise<Answer> {
  const { id: membership, organisation: dealerId, duty = 'salesperson' } = at;
  const found = await db
    .selectFrom('dealers')
    .select('content')
    .where('id', '=', dealerId)
    .executeTakeFirst();
  if (found === undefined) return refuse('no-such-dealer', 'There is no such dealer.');
  const sight = await sightOf(db, at);
  const open = await count(db, sight).executeTakeFirstOrThrow();
  const branches = await branchesOf(db, dealerId);
  const due = await count(db, sight)
    .where('next_step', 'is not', null)
    .where('next_on', '<=', today)
    .executeTakeFirstOrThrow();
  return reply<ReplyOf<typeof desk>>({
    dealer: z.parse(dealer, JSON.parse(found.content)),
    member: {
      userId,
      membership,
      name: fullName(firstName, lastName),
      duty,
      branches: await ownBranches(db, at, branches),
    },
    details: await detailsOf(db, dealerId),
    branches,
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
  note: z.optional(z.nullable(z.string())),
  owner: z.optional(z.nullable(z.string())),
  contact: z.optional(z.nullable(z.string())),
  branch: z.optional(z.nullable(z.string())),
});

/** The notes of a lead by their IDs. */
async function notesOf(runner: Runner, key: Buffer | null, id: string) {
  const rows = await runner
    .selectFrom('lead_notes')
    .select(['id', 'sealed'])
    .where('lead_id', '=', id)
    .orderBy('written_at', 'desc')
    .limit(MAX_HISTORY)
    .execute();
  return new Map(
    key === null ? [] : rows.map(({ id: note, sealed }) => [note, openNote(key, note, sealed)]),
  );
}

/** What happened to a lead, as the audit has it, with the names of the dealer's own staff. */
async function historyOf(
  {
    runner,
    dealerId,
    key,
  }: { readonly runner: Runner; readonly dealerId: string; readonly key: Buffer | null },
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
  const notes = await notesOf(runner, key, id);
  const names = await namesAt(runner, dealerId);
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
        return {
          at,
          event,
          by: first === null ? null : fullName(first, last),
          state: to,
          step: step === null ? null : (FORMER_STEPS[step] ?? step),
          on,
          reason,
          quote,
          note: notes.get(said.note ?? '') ?? null,
          owner: names.get(said.owner ?? '') ?? null,
          branch: said.branch ?? null,
          contact: contacts.get(said.contact ?? '') ?? null,
        };
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

/** One lead that a member sees, with what happened to it. */
export async function readLeadOf(
  deps: LeadDeps,
  member: Member,
  { lead: id }: BodyOf<typeof readLead>,
): Promise<Answer> {
  const { db } = deps.records;
  const { organisation: dealerId } = member;
  const row = await findLead(db, member, id);
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
    history: await historyOf(
      { runner: db, dealerId, key: await keyOfLeads(deps.keys, db, dealerId) },
      id,
    ),
    quotes,
    invitedUntil: link?.expires_at ?? null,
  });
}
