import * as z from 'zod/mini';
import type { BodyOf } from '#contract/gateway.ts';
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
import type { Seen } from '#gateway/lending/leads/followed.ts';
import { progressOf, seenOf, toFollow } from '#gateway/lending/leads/followed.ts';
import { followedDocuments } from '#gateway/lending/leads/followed-documents.ts';
import { WORKS_FOR_DAYS } from '#gateway/lending/leads/invitations.ts';
import { lastContacts, nextFrom } from '#gateway/lending/leads/lead-contacts.ts';
import type { LeadDeps } from '#gateway/lending/leads/lead-rows.ts';
import { putOffOn } from '#gateway/lending/leads/put-off-cards.ts';
import type { LeadRow } from '#gateway/lending/leads/sealed-leads.ts';
import { keyOfLeads, openLead } from '#gateway/lending/leads/sealed-leads.ts';
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
  readonly application: Today['cards'][number]['application'];
  readonly link?: TodayCard['link'];
};

const aboutLead = (
  kind: CardKind,
  lead: string,
  { stamp, day }: { readonly stamp: string | number; readonly day: string },
): Found => ({ card: cardKeyOf(kind, lead, stamp), kind, day, lead, application: null });

const openLeads = (runner: Runner, dealerId: string) =>
  runner.selectFrom('leads').where('dealer_id', '=', dealerId).where('state', '=', 'OPEN');

/** Leads whose next step is due, the longest overdue first. */
async function dueSteps(runner: Runner, dealerId: string, day: string): Promise<Found[]> {
  const rows = await openLeads(runner, dealerId)
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
async function stepless(runner: Runner, dealerId: string): Promise<Found[]> {
  const rows = await openLeads(runner, dealerId)
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
async function lapsing(runner: Runner, dealerId: string, day: string): Promise<Found[]> {
  const rows = await runner
    .selectFrom('quotes')
    .innerJoin('leads', 'leads.id', 'quotes.lead_id')
    .select(['quotes.id', 'quotes.lead_id', 'quotes.valid_until'])
    .where('quotes.valid_until', '>=', day)
    .where('quotes.valid_until', '<=', daysAfter(day, 1))
    .where('leads.dealer_id', '=', dealerId)
    .where('leads.state', '=', 'OPEN')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('quotes as newer')
            .select('newer.id')
            .whereRef('newer.lead_id', '=', 'quotes.lead_id')
            .where((of) =>
              of(
                of.refTuple('newer.valid_until', 'newer.id'),
                '>',
                of.refTuple('quotes.valid_until', 'quotes.id'),
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
async function unused(runner: Runner, dealerId: string, at: number): Promise<Found[]> {
  const rows = await runner
    .selectFrom('invitations')
    .innerJoin('leads', 'leads.id', 'invitations.lead_id')
    .select(['invitations.lead_id', 'invitations.expires_at', 'invitations.opened_at'])
    .where('invitations.used_at', 'is', null)
    .where('invitations.expires_at', '>', at)
    .where('invitations.expires_at', '<=', at + (WORKS_FOR_DAYS - UNUSED_AFTER_DAYS) * DAY_MS)
    .where('leads.dealer_id', '=', dealerId)
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
const underWay = (runner: Runner, dealerId: string, at: number): Promise<Seen[]> =>
  seenOf(runner, dealerId)
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
async function leadFigures(runner: Runner, dealerId: string, day: string) {
  const { due, overdue } = await openLeads(runner, dealerId)
    .select((eb) => [
      eb.fn.countAll<number>().as('due'),
      eb.fn.countAll<number>().filterWhere('next_on', '<', day).as('overdue'),
    ])
    .where('next_step', 'is not', null)
    .where('next_on', '<=', day)
    .executeTakeFirstOrThrow();
  const none = await openLeads(runner, dealerId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('next_step', 'is', null)
    .executeTakeFirstOrThrow();
  return { overdue, due: due - overdue, stepless: none.count };
}

const language = z.enum(LANGUAGES);

const shownLead = (key: Buffer, row: LeadRow & { readonly sealed: string }) => {
  const { name, mobileNumber } = openLead(key, row.id, row.sealed);
  return {
    lead: row.id,
    name,
    mobileNumber,
    language: z.parse(language, row.language),
    next: nextFrom(row),
    isOpen: row.state === 'OPEN',
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
  dealerId: string,
  { today: day }: BodyOf<typeof today>,
): Promise<Today> {
  const { db } = records;
  const at = await timeOf(records, db);
  const rows = await underWay(db, dealerId, at);
  const found = [
    ...(await dueSteps(db, dealerId, day)),
    ...(await lapsing(db, dealerId, day)),
    ...(await unused(db, dealerId, at)),
    ...(await ofApplications(db, rows, at)),
    ...(await stepless(db, dealerId)),
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
    cards: first.map(({ lead, ...card }) => ({
      ...card,
      lead: known.get(lead) ?? null,
      lastContact: contacts.get(lead ?? '') ?? null,
    })),
    hasMore: shown.length > MAX_CARDS,
    figures: {
      ...(await leadFigures(db, dealerId, day)),
      putOff: found.length - shown.length,
      expected: totalOf(rows.map((row) => moneyOf(row, at).expected)),
    },
  };
}
