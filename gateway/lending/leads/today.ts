import * as z from 'zod/mini';
import type { ExpressionBuilder } from 'kysely';
import type { CheckedBodyOf } from '#contract/gateway.ts';
import type { Today, TodayCard, today } from '#contract/dealers/today.ts';
import { DAY_MS, daysAfter, indianDayOf } from '#domain/days.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { stageOf, nextActOf } from '#domain/lending/followed.ts';
import type { DeliveryState } from '#domain/lending/states/delivery-states.ts';
import {
  type CardKind,
  RECEIVED_FOR_DAYS,
  UNUSED_AFTER_DAYS,
  cardKeyOf,
  inOrder,
} from '#domain/lending/today.ts';
import { minus, paise, totalOf } from '#domain/money/money.ts';
import {
  inBranch,
  seenLeads,
  sightOf,
  type Sight,
} from '#gateway/lending/applications/branch-sight.ts';
import type { BranchAsked, Seen } from '#gateway/lending/leads/followed.ts';
import { progressOf, seenOf, toFollow } from '#gateway/lending/leads/followed.ts';
import { followedDocuments } from '#gateway/lending/leads/followed-documents.ts';
import { WORKS_FOR_DAYS } from '#gateway/lending/leads/invitations.ts';
import { lastContacts, nextFrom } from '#gateway/lending/leads/lead-contacts.ts';
import type { LeadDeps } from '#gateway/lending/leads/lead-rows.ts';
import { putOffOn } from '#gateway/lending/leads/put-off-cards.ts';
import type { LeadRow } from '#gateway/lending/leads/sealed-leads.ts';
import { keyOfLeads, openLead } from '#gateway/lending/leads/sealed-leads.ts';
import type { Member } from '#gateway/people/memberships/staff.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';

/** Cards of one answer, rows of one kind that are looked at, and applications among which there may be work. */
const MAX_CARDS = 60;
const MAX_ROWS = 100;

type Found = {
  readonly card: string;
  readonly kind: CardKind;
  readonly day: string;
  readonly lead: string | null;
  /** Of an application; that of a lead is known with it. */
  readonly branch: string | null;
  readonly application: Today['cards'][number]['application'];
  readonly link?: TodayCard['link'];
};

const aboutLead = (
  kind: CardKind,
  lead: string,
  { stamp, day }: { readonly stamp: string | number; readonly day: string },
): Found => ({
  card: cardKeyOf(kind, lead, stamp),
  kind,
  day,
  lead,
  branch: null,
  application: null,
});

/** Whose day it is, and of which branch. */
type Of = { readonly sight: Sight; readonly branch: BranchAsked };

const openLeads = (runner: Runner, of: Of) =>
  runner
    .selectFrom('leads')
    .where('dealer_id', '=', of.sight.dealerId)
    .where('state', '=', 'OPEN')
    .where(leadsOfDay(of));

/** The leads that somebody sees, of the branch that is asked for. */
const leadsOfDay =
  ({ sight, branch }: Of) =>
  (eb: ExpressionBuilder<Tables, 'leads'>) =>
    eb.and([seenLeads(sight)(eb), inBranch(branch)(eb)]);

/** Leads whose next step is due, the longest overdue first. */
async function dueSteps(runner: Runner, of: Of, day: string): Promise<Found[]> {
  const rows = await openLeads(runner, of)
    .select(['id', 'next_on'])
    .where('next_step', 'is not', null)
    .where('next_on', '<=', day)
    .orderBy('next_on')
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_ROWS)
    .execute();
  return rows.map(({ id, next_on: on }) => aboutLead('step', id, { stamp: on, day: on }));
}

/** Leads that nobody has planned anything for, the oldest first. */
async function stepless(runner: Runner, of: Of): Promise<Found[]> {
  const rows = await openLeads(runner, of)
    .select(['id', 'created_at', 'version'])
    .where('next_step', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_ROWS)
    .execute();
  return rows.map(({ id, created_at: at, version }) =>
    aboutLead('no-step', id, { stamp: version, day: indianDayOf(at) }),
  );
}

/** Quotes that end today or tomorrow, where the customer has none that is valid longer and has not applied. */
async function lapsing(runner: Runner, of: Of, day: string): Promise<Found[]> {
  const rows = await runner
    .selectFrom('quotes')
    .innerJoin('leads', 'leads.id', 'quotes.lead_id')
    .select(['quotes.id', 'quotes.lead_id', 'quotes.valid_until'])
    .where('quotes.valid_until', '>=', day)
    .where('quotes.valid_until', '<=', daysAfter(day, 1))
    .where('leads.dealer_id', '=', of.sight.dealerId)
    .where(leadsOfDay(of))
    .where('leads.state', '=', 'OPEN')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('quotes as newer')
            .select('newer.id')
            .whereRef('newer.lead_id', '=', 'quotes.lead_id')
            .where((both) =>
              both(
                both.refTuple('newer.valid_until', 'newer.id'),
                '>',
                both.refTuple('quotes.valid_until', 'quotes.id'),
              ),
            ),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('invitations')
            .select('invitations.lead_id')
            .whereRef('invitations.lead_id', '=', 'quotes.lead_id')
            .where('invitations.used_at', 'is not', null),
        ),
      ),
    )
    .orderBy('quotes.valid_until')
    .orderBy('quotes.id')
    .limit(MAX_ROWS)
    .execute();
  return rows.map(({ id, lead_id: lead, valid_until: until }) =>
    aboutLead('quote', lead, { stamp: id, day: until ?? day }),
  );
}

/** Links that nobody has used for some days, as long as they work. The first to end come first. */
async function unused(runner: Runner, of: Of, at: number): Promise<Found[]> {
  const rows = await runner
    .selectFrom('invitations')
    .innerJoin('leads', 'leads.id', 'invitations.lead_id')
    .select(['invitations.lead_id', 'invitations.expires_at', 'invitations.opened_at'])
    .where('invitations.used_at', 'is', null)
    .where('invitations.expires_at', '>', at)
    .where('invitations.expires_at', '<=', at + (WORKS_FOR_DAYS - UNUSED_AFTER_DAYS) * DAY_MS)
    .where('leads.dealer_id', '=', of.sight.dealerId)
    .where(leadsOfDay(of))
    .where('leads.state', '=', 'OPEN')
    .orderBy('invitations.expires_at')
    .orderBy('invitations.lead_id')
    .limit(MAX_ROWS)
    .execute();
  return rows.map(({ lead_id: lead, expires_at: ends, opened_at: openedAt }) => ({
    ...aboutLead('invitation', lead, { stamp: ends, day: indianDayOf(ends) }),
    link: { madeAt: ends - WORKS_FOR_DAYS * DAY_MS, openedAt },
  }));
}

const UNDER_WAY: readonly DeliveryState[] = [
  'ISSUED',
  'INVOICED',
  'DELIVERED',
  'PART_PAID',
  'PAID',
];
const EXPECTED: readonly DeliveryState[] = ['DELIVERED', 'PART_PAID'];

/** The newest applications in which there may be something to do, or money. */
const underWay = (runner: Runner, of: Of, at: number): Promise<Seen[]> =>
  seenOf(runner, of.sight, of.branch)
    .where((eb) =>
      eb.or([
        eb('applications.state', '!=', 'CLOSED'),
        eb('delivery_orders.state', 'in', UNDER_WAY),
        eb('delivery_orders.changed_at', '>', at - RECEIVED_FOR_DAYS * DAY_MS),
      ]),
    )
    .orderBy('applications.created_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(MAX_ROWS)
    .execute();

function moneyOf(row: Seen, at: number) {
  const { delivery_state: state, delivery_amount: amount, delivery_paid: paid } = row;
  const changed = row.delivery_changed_at;
  const none = { expected: paise(0), received: paise(0) };
  if (state === null || amount === null || changed === null) return none;
  if (EXPECTED.includes(state))
    return { expected: minus(amount, paid ?? paise(0)), received: paid ?? paise(0) };
  const isNew = changed > at - RECEIVED_FOR_DAYS * DAY_MS;
  return state === 'PAID' && isNew ? { ...none, received: paid ?? paise(0) } : none;
}

async function ofApplications(runner: Runner, rows: readonly Seen[], at: number): Promise<Found[]> {
  const documents = await followedDocuments(runner, rows.map(toFollow));
  return rows.flatMap((row) => {
    const { number, changed_at: changed, delivery_changed_at: delivered } = row;
    const progress = progressOf(row);
    const act = nextActOf(progress);
    const money = moneyOf(row, at);
    const wanted = documents.get(row.id)?.wanted ?? [];
    const card = (kind: CardKind, since: number): Found => ({
      card: cardKeyOf(kind, number, since),
      kind,
      day: indianDayOf(since),
      lead: row.lead_id,
      branch: row.branch_id,
      application: { number, stage: stageOf(progress), act, wanted, ...money },
    });
    return [
      ...(act === null ? [] : [card('delivery', delivered ?? changed)]),
      ...(wanted.length === 0 ? [] : [card('documents', changed)]),
      ...(money.expected === 0 && money.received === 0
        ? []
        : [card('money', delivered ?? changed)]),
    ];
  });
}

/** How many leads of a dealer are overdue, due today and without a step. */
async function leadFigures(runner: Runner, of: Of, day: string) {
  const { due, overdue } = await openLeads(runner, of)
    .select((eb) => [
      eb.fn.countAll<number>().as('due'),
      eb.fn.countAll<number>().filterWhere('next_on', '<', day).as('overdue'),
    ])
    .where('next_step', 'is not', null)
    .where('next_on', '<=', day)
    .executeTakeFirstOrThrow();
  const none = await openLeads(runner, of)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('next_step', 'is', null)
    .executeTakeFirstOrThrow();
  return { overdue, due: due - overdue, stepless: none.count };
}

const language = z.enum(LANGUAGES);

const shownLead = (key: Buffer, row: LeadRow & { readonly sealed: string }) => {
  const { name, mobileNumber } = openLead(key, row.id, row.sealed);
  return {
    branch: row.branch_id,
    shown: {
      lead: row.id,
      name,
      mobileNumber,
      language: z.parse(language, row.language),
      next: nextFrom(row),
      isOpen: row.state === 'OPEN',
    },
  };
};

async function leadsOfCards(
  runner: Runner,
  key: Buffer | null,
  dealerId: string,
  ids: readonly string[],
) {
  if (key === null || ids.length === 0)
    return new Map<string | null, ReturnType<typeof shownLead>>();
  const rows = await runner
    .selectFrom('leads')
    .selectAll()
    .where('dealer_id', '=', dealerId)
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.flatMap(({ sealed, ...row }) =>
      sealed === null ? [] : [[row.id, shownLead(key, { ...row, sealed })] as const],
    ),
  );
}

/** What the people of a dealer do on a day, in order. As many statements for one card as for sixty. */
export async function todayOf(
  { records, keys }: LeadDeps,
  member: Member,
  { today: day, branch }: CheckedBodyOf<typeof today>,
): Promise<Today> {
  const { db } = records;
  const { organisation: dealerId } = member;
  const of = { sight: await sightOf(db, member), branch };
  const at = await timeOf(records, db);
  const rows = await underWay(db, of, at);
  const found = [
    ...(await dueSteps(db, of, day)),
    ...(await lapsing(db, of, day)),
    ...(await unused(db, of, at)),
    ...(await ofApplications(db, rows, at)),
    ...(await stepless(db, of)),
  ];
  const away = await putOffOn(db, dealerId, day);
  const shown = inOrder(
    found.filter(({ card }) => !away.has(card)),
    day,
  );
  const first = shown.slice(0, MAX_CARDS);
  const leads = first.flatMap(({ lead }) => lead ?? []);
  const key = await keyOfLeads(keys, db, dealerId);
  const known = await leadsOfCards(db, key, dealerId, leads);
  const contacts = await lastContacts(db, leads);
  return {
    cards: first.map(({ lead, branch: ofApplication, ...card }) => ({
      ...card,
      branch: known.get(lead)?.branch ?? ofApplication,
      lead: known.get(lead)?.shown ?? null,
      lastContact: contacts.get(lead ?? '') ?? null,
    })),
    hasMore: shown.length > MAX_CARDS,
    figures: {
      ...(await leadFigures(db, of, day)),
      putOff: found.length - shown.length,
      expected: totalOf(rows.map((row) => moneyOf(row, at).expected)),
    },
  };
}
