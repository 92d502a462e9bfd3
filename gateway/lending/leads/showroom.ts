/** The figures of a showroom: counted by the database, and added up by salesperson, model and week. */
import { sql } from 'kysely';
import type { CheckedBodyOf, ReplyOf } from '#contract/gateway.ts';
import type { DealerBranch } from '#contract/dealers/branches.ts';
import type { showroom, ShowroomFigures } from '#contract/dealers/showroom.ts';
import { DAY_MS, daysAfter, endOfIndianDay, indianDayOf, mondayOf } from '#domain/days.ts';
import { FOLLOWED_STAGES, stageOf } from '#domain/lending/followed.ts';
import { LEAD_SOURCES, LEAD_STATES, LOST_REASONS } from '#domain/lending/leads.ts';
import { HANDED_OVER_STATES } from '#domain/lending/states/delivery-states.ts';
import { AGREED_STATES } from '#domain/lending/states/lender-case-states.ts';
import type { MembershipId } from '#domain/ids.ts';
import { paise } from '#domain/money/money.ts';
import { inBranch, wholeOf } from '#gateway/lending/applications/branch-sight.ts';
import { consentedTo } from '#gateway/lending/leads/consented-to.ts';
import { branchesOf } from '#gateway/lending/leads/dealer-branches.ts';
import type { BranchAsked } from '#gateway/lending/leads/followed.ts';
import { progressFrom } from '#gateway/lending/lender-cases/progress.ts';
import { type Team, teamOf } from '#gateway/people/memberships/dealer-team.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

const WEEK_MS = 7 * DAY_MS;

/** The days of a reading, and where its first week begins, in milliseconds since 1970. */
type Period = {
  readonly from: string;
  readonly to: string;
  readonly since: number;
  readonly until: number;
  readonly firstWeek: number;
};

function periodOf({ from, to }: CheckedBodyOf<typeof showroom>): Period {
  const midnight = (day: string) => endOfIndianDay(daysAfter(day, -1));
  return {
    from,
    to,
    since: midnight(from),
    until: endOfIndianDay(to),
    firstWeek: midnight(mondayOf(from)),
  };
}

/** Which week a moment is in, from 0. Whole numbers in both databases. */
const weekOf = (column: 'leads.created_at' | 'quotes.saved_at', { firstWeek }: Period) =>
  sql<number>`cast((${sql.ref(column)} - ${firstWeek}) / ${WEEK_MS} as integer)`;

/** Something that is counted, and what it is of. */
type Counted = {
  readonly owner: MembershipId | null;
  readonly branch: string | null;
  readonly model: string | null;
  readonly monday: string;
  readonly adds: Partial<Record<Exclude<keyof ShowroomFigures, 'received'>, number>> & {
    readonly received?: number;
  };
};

async function leadsIn(runner: Runner, dealerId: string, period: Period, branch: BranchAsked) {
  const rows = await runner
    .selectFrom((eb) =>
      eb
        .selectFrom('leads')
        .select(['owner_id', 'branch_id', 'model', 'state', 'source', 'reason'])
        .select(weekOf('leads.created_at', period).as('week'))
        .where('dealer_id', '=', dealerId)
        .where('state', 'in', LEAD_STATES)
        .where(inBranch(branch))
        .where('created_at', '>=', period.since)
        .where('created_at', '<', period.until)
        .as('written'),
    )
    .select(['owner_id', 'branch_id', 'model', 'state', 'source', 'reason', 'week'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy(['owner_id', 'branch_id', 'model', 'state', 'source', 'reason', 'week'])
    .execute();
  return rows.map(({ count, week, ...row }) => ({
    ...row,
    count,
    monday: mondayAfter(period, week),
  }));
}

const mondayAfter = ({ from }: Period, weeks: number): string =>
  daysAfter(mondayOf(from), 7 * weeks);

async function quotesIn(
  runner: Runner,
  dealerId: string,
  period: Period,
  branch: BranchAsked,
): Promise<Counted[]> {
  const rows = await runner
    .selectFrom((eb) =>
      eb
        .selectFrom('leads')
        .innerJoin('quotes', 'quotes.lead_id', 'leads.id')
        .select(['leads.owner_id', 'leads.branch_id', 'leads.model'])
        .select(weekOf('quotes.saved_at', period).as('week'))
        .where('leads.dealer_id', '=', dealerId)
        .where('quotes.saved_at', '>=', period.since)
        .where('quotes.saved_at', '<', period.until)
        .where(inBranch(branch))
        .as('saved'),
    )
    .select(['owner_id', 'branch_id', 'model', 'week'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy(['owner_id', 'branch_id', 'model', 'week'])
    .execute();
  return rows.map(({ owner_id: owner, branch_id, model, week, count }) => ({
    owner,
    branch: branch_id,
    model,
    monday: mondayAfter(period, week),
    adds: { quotes: count },
  }));
}

/** The applications of a dealer's leads and others, as far as it may see them. */
const seenWithLeads = (runner: Runner, dealerId: string, branch: BranchAsked) =>
  consentedTo(runner, wholeOf(dealerId))
    .leftJoin('leads', (join) =>
      join.onRef('leads.id', '=', 'applications.lead_id').on('leads.dealer_id', '=', dealerId),
    )
    .$if(branch !== null, (all) =>
      branch === 'none'
        ? all.where('leads.branch_id', 'is', null)
        : all.where('leads.branch_id', '=', branch),
    );

async function applicationsIn(
  runner: Runner,
  dealerId: string,
  period: Period,
  asked: BranchAsked,
) {
  const rows = await seenWithLeads(runner, dealerId, asked)
    .leftJoin('delivery_orders', 'delivery_orders.application_id', 'applications.id')
    .select([
      'applications.state',
      'applications.created_at',
      'delivery_orders.state as delivery_state',
      'delivery_orders.requested_at',
      'delivery_orders.delivered_on',
      'leads.owner_id',
      'leads.branch_id',
      'leads.model',
    ])
    .select((eb) =>
      eb
        .selectFrom('lender_cases')
        .select((cases) => cases.fn.countAll<number>().as('count'))
        .whereRef('lender_cases.application_id', '=', 'applications.id')
        .where('lender_cases.state', 'in', AGREED_STATES)
        .as('agreed_cases'),
    )
    .where((eb) =>
      eb.or([
        eb('applications.created_at', '>=', period.since),
        eb('delivery_orders.delivered_on', '>=', period.from),
        // Those whose day is not known count on the day on which the order was asked for.
        eb('delivery_orders.requested_at', '>=', period.since),
      ]),
    )
    .execute();
  const isIn = (at: number | null) => at !== null && at >= period.since && at < period.until;
  const counted: Counted[] = [];
  const stages: string[] = [];
  for (const row of rows) {
    const { owner_id: owner, branch_id: branch, model, created_at: begun } = row;
    const add = (day: string, adds: Counted['adds']) =>
      counted.push({ owner, branch, model, monday: mondayOf(day), adds });
    const progress = progressFrom({
      state: row.state,
      isAgreed: Number(row.agreed_cases) > 0,
      delivery: row.delivery_state,
    });
    if (isIn(begun)) {
      add(indianDayOf(begun), { applications: 1 });
      stages.push(stageOf(progress));
    }
    const day = deliveryDayOf(row);
    if (day !== null && day >= period.from && day <= period.to) add(day, { delivered: 1 });
  }
  return { counted, stages };
}

/** When the vehicle was handed over; null where it was not. */
function deliveryDayOf({
  delivery_state: state,
  delivered_on: day,
  requested_at: asked,
}: {
  readonly delivery_state: string | null;
  readonly delivered_on: string | null;
  readonly requested_at: number | null;
}): string | null {
  if (asked === null || !HANDED_OVER_STATES.some((each) => each === state)) return null;
  return day || indianDayOf(asked);
}

async function paymentsIn(
  runner: Runner,
  dealerId: string,
  { from, to }: Period,
  asked: BranchAsked,
): Promise<Counted[]> {
  const rows = await seenWithLeads(runner, dealerId, asked)
    .innerJoin('delivery_payments', 'delivery_payments.application_id', 'applications.id')
    .select(['leads.owner_id', 'leads.branch_id', 'leads.model', 'delivery_payments.paid_on'])
    .select((eb) => eb.fn.sum<number | string>('delivery_payments.amount').as('amount'))
    .where('delivery_payments.paid_on', '>=', from)
    .where('delivery_payments.paid_on', '<=', to)
    .groupBy(['leads.owner_id', 'leads.branch_id', 'leads.model', 'delivery_payments.paid_on'])
    .execute();
  return rows.map(({ owner_id: owner, branch_id: branch, model, paid_on: day, amount }) => ({
    owner,
    branch,
    model,
    monday: mondayOf(day),
    adds: { received: Number(amount) },
  }));
}

const total = (counted: readonly Counted[]): ShowroomFigures => {
  const sum = (of: keyof ShowroomFigures) =>
    counted.reduce((all, { adds }) => all + (adds[of] ?? 0), 0);
  return {
    leads: sum('leads'),
    won: sum('won'),
    lost: sum('lost'),
    quotes: sum('quotes'),
    applications: sum('applications'),
    delivered: sum('delivered'),
    received: paise(sum('received')),
  };
};

function grouped<Key>(counted: readonly Counted[], keyOf: (each: Counted) => Key) {
  const groups = new Map<Key, Counted[]>();
  for (const each of counted) {
    const key = keyOf(each);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return groups;
}

/** Those with the most leads first; nobody's and what has no model last. */
const byLeads =
  <Row extends ShowroomFigures>(isLast: (row: Row) => boolean) =>
  (one: Row, other: Row) =>
    Number(isLast(one)) - Number(isLast(other)) ||
    other.leads - one.leads ||
    other.received - one.received;

function bySalesperson(counted: readonly Counted[], team: Team) {
  const ofNobody = (id: MembershipId | null) => (id !== null && team.has(id) ? id : null);
  const groups = grouped(counted, ({ owner }) => ofNobody(owner));
  const ids = new Set<MembershipId | null>([...team.keys(), ...groups.keys()]);
  return [...ids]
    .map((membership) => ({
      membership,
      name: membership === null ? null : (team.get(membership)?.name ?? null),
      ...total(groups.get(membership) ?? []),
    }))
    .toSorted(byLeads(({ membership }) => membership === null));
}

/** The open ones without figures too; nothing where the dealer has none. */
function byBranch(counted: readonly Counted[], branches: readonly DealerBranch[]) {
  if (branches.length === 0) return [];
  const groups = grouped(counted, ({ branch }) => branch);
  const open = branches.filter(({ isOpen }) => isOpen).map(({ branch }) => branch);
  return [...new Set<string | null>([...open, ...groups.keys()])]
    .map((branch) => ({ branch, ...total(groups.get(branch) ?? []) }))
    .toSorted(byLeads(({ branch }) => branch === null));
}

/** The figures of a dealer's showroom for some days. */
export async function showroomOf(
  db: Runner,
  dealerId: string,
  asked: CheckedBodyOf<typeof showroom>,
): Promise<ReplyOf<typeof showroom>> {
  const period = periodOf(asked);
  const { branch: only } = asked;
  const written = await leadsIn(db, dealerId, period, only);
  const { counted: begun, stages } = await applicationsIn(db, dealerId, period, only);
  const counted: readonly Counted[] = [
    ...written.map(({ owner_id: owner, branch_id: branch, model, monday, state, count }) => ({
      owner,
      branch,
      model,
      monday,
      adds: {
        leads: count,
        ...(state === 'WON' && { won: count }),
        ...(state === 'LOST' && { lost: count }),
      },
    })),
    ...(await quotesIn(db, dealerId, period, only)),
    ...begun,
    ...(await paymentsIn(db, dealerId, period, only)),
  ];
  const weeks: string[] = [];
  for (let monday = mondayOf(period.from); monday <= period.to; monday = daysAfter(monday, 7)) {
    weeks.push(monday);
  }
  const ofWeek = grouped(counted, ({ monday }) => monday);
  const countOf = (wanted: (row: (typeof written)[number]) => boolean) =>
    written.filter(wanted).reduce((all, { count }) => all + count, 0);
  return {
    total: total(counted),
    bySalesperson: bySalesperson(counted, await teamOf(db, dealerId)),
    byBranch: byBranch(counted, await branchesOf(db, dealerId)),
    byModel: [...grouped(counted, ({ model }) => model)]
      .map(([model, rows]) => ({ model, ...total(rows) }))
      .toSorted(byLeads(({ model }) => model === null)),
    byWeek: weeks.map((monday) => ({ monday, ...total(ofWeek.get(monday) ?? []) })),
    bySource: [...LEAD_SOURCES, null].flatMap((source) => {
      const leads = countOf((row) => row.source === source);
      const won = countOf((row) => row.source === source && row.state === 'WON');
      const lost = countOf((row) => row.source === source && row.state === 'LOST');
      return leads === 0 ? [] : [{ source, leads, won, lost }];
    }),
    byReason: LOST_REASONS.flatMap((reason) => {
      const lost = countOf((row) => row.state === 'LOST' && row.reason === reason);
      return lost === 0 ? [] : [{ reason, lost }];
    }),
    byStage: FOLLOWED_STAGES.flatMap((stage) => {
      const applications = stages.filter((each) => each === stage).length;
      return applications === 0 ? [] : [{ stage, applications }];
    }),
  };
}
