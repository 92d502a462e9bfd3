/** Operators' requests to a gateway with many applications: the queue by each of its filters, and the dashboard. */
import { asId } from '#domain/ids.ts';
import { dashboard } from '#contract/operators/dashboard.ts';
import type { BodyOf } from '#contract/gateway.ts';
import { report } from '#contract/operators/reports.ts';
import { queue, STATES_IN_QUEUE } from '#contract/operators/review.ts';
import { indianDayOf } from '#domain/days.ts';
import { OPEN_STATES } from '#domain/lending/states/application-states.ts';
import type { Ask } from '#gateway/bench/load.ts';
import { tokenOf, userIdOf } from '#gateway/bench/databases.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import type { Insertable } from 'kysely';

export const APPLICATIONS = 10_000;
const LENDERS = ['lender-a', 'lender-b', 'lender-c', 'lender-d'] as const;
const BATCH = 500;
const AN_HOUR = 60 * 60 * 1000;
/** In which all applications were sent: what the dashboard shows when nothing else is asked for. */
const MONTHS = 83 * 24 * AN_HOUR;
const OUTCOMES = ['DISBURSED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'] as const;
const PIN_AREAS = ['110', '208', '226', '302', '400', '560', '600', '700'] as const;
/** The operator, who is the first of the bench's people. */
const MEMBERSHIP = asId('membership', 'bench-operator');

const pick = <Value>(values: readonly Value[], index: number): Value | null =>
  values[index % values.length] ?? null;

/** Of so many applications, over some months: the newest third is open. */
const isOpenOf = (index: number, count: number) => index > (count * 2) / 3;

/** Sent one after the other. */
function applicationOf(
  index: number,
  count: number,
  now: number,
): Insertable<Tables['applications']> {
  const submittedAt = now - (count - index) * (MONTHS / count);
  const isOpen = isOpenOf(index, count);
  const state = isOpen ? (pick(OPEN_STATES, index) ?? 'SUBMITTED') : 'CLOSED';
  const waits = state === 'SUBMITTED' || state === 'IN_REVIEW';
  const answeredAt = waits && index % 3 > 0 ? null : submittedAt + (index % 70) * AN_HOUR;
  return {
    id: asId('application', `application-${index}`),
    number: `LA${String(index).padStart(10, '0')}`,
    state,
    outcome: isOpen ? null : pick(OUTCOMES, index),
    version: 5,
    language: 'en',
    created_at: submittedAt - AN_HOUR,
    changed_at: submittedAt + AN_HOUR,
    submitted_at: submittedAt,
    closed_at: isOpen ? null : submittedAt + 100 * AN_HOUR,
    claimed_by: state === 'IN_REVIEW' && index % 2 === 0 ? MEMBERSHIP : null,
    claimed_at: null,
    pin_area: pick(PIN_AREAS, index),
    handed_over_at: state === 'WITH_LENDER' || !isOpen ? answeredAt : null,
    due_at: waits ? now + ((index % 90) - 30) * AN_HOUR : null,
    answered_at: answeredAt,
    filled_sections: 'identity address work vehicle bank',
  };
}

type Filled = Pick<Tables, 'lender_cases' | 'documents' | 'outbox' | 'offers'>;
type Parts = { readonly [Name in keyof Filled]: Insertable<Tables[Name]>[] };

/** Two lenders, three documents, and what was sent and offered. */
function partsOf(index: number, count: number, now: number): Parts {
  const applicationId = asId('application', `application-${index}`);
  const lenders = [index, index + 1].map((at) => pick(LENDERS, at) ?? LENDERS[0]);
  const isWithLenders = index % 4 === 3 || !isOpenOf(index, count);
  return {
    lender_cases: lenders.map((lenderId, position) => ({
      application_id: applicationId,
      lender_id: lenderId,
      product_id: `${lenderId}-loan`,
      product_version: 1,
      state: isWithLenders && position === 0 ? 'OFFERED' : 'CREATED',
      changed_at: now,
    })),
    documents: Array.from({ length: 3 }, (_, at) => ({
      id: `${applicationId}-${at}`,
      application_id: applicationId,
      kind: 'photograph',
      state: at === 0 && index % 5 === 0 ? 'CLEAN' : 'VERIFIED',
      version: 2,
      bytes: 1000,
      sha256: '0'.repeat(64),
      begun_at: now,
      changed_at: now,
    })),
    outbox: isWithLenders
      ? lenders.map((lenderId, position) => ({
          id: `${applicationId}-${lenderId}`,
          application_id: applicationId,
          lender_id: lenderId,
          position: position + 1,
          kind: 'package',
          facts: '{}',
          state: 'SENT',
          tries: 1,
          may_have_arrived: 1,
          created_at: now,
          ended_at: now,
        }))
      : [],
    offers: isWithLenders
      ? [
          {
            id: `offer-${index}`,
            application_id: applicationId,
            lender_id: lenders[0] ?? '',
            state: index % 2 === 0 ? 'ACCEPTED' : 'DECLINED',
            sealed: '',
            key_facts_hash: '',
            made_at: now,
            valid_until: now,
          },
        ]
      : [],
  };
}

/** Makes the bench's first person an operator who has just signed in with password and code, and adds applications. */
export async function fillQueue(store: Store): Promise<void> {
  const { db } = store.records;
  const now = Date.now();
  await db
    .insertInto('memberships')
    .values({
      id: MEMBERSHIP,
      user_id: asId('user', userIdOf(0)),
      role: 'operator',
      organisation: '',
      state: 'ACTIVE',
      invited_by: asId('membership', ''),
      created_at: now,
      changed_at: now,
    })
    .execute();
  await db
    .updateTable('sessions')
    .set({ by_password: 1, phone_proved_at: now })
    .where('user_id', '=', asId('user', userIdOf(0)))
    .execute();
  await fillApplications(store);
}

/** Fills a store with applications. */
export async function fillApplications(
  { records: { db } }: Pick<Store, 'records'>,
  count = APPLICATIONS,
): Promise<void> {
  const now = Date.now();
  for (let from = 0; from < count; from += BATCH) {
    const indexes = Array.from({ length: BATCH }, (_, at) => from + at);
    const parts = indexes.map((index) => partsOf(index, count, now));
    const applications = indexes.map((index) => applicationOf(index, count, now));
    const cases = parts.flatMap((part) => part.lender_cases);
    const documents = parts.flatMap((part) => part.documents);
    const messages = parts.flatMap((part) => part.outbox);
    const offers = parts.flatMap((part) => part.offers);
    await db.transaction().execute(async (runner) => {
      await runner.insertInto('applications').values(applications).execute();
      await runner.insertInto('lender_cases').values(cases).execute();
      await runner.insertInto('documents').values(documents).execute();
      await runner.insertInto('outbox').values(messages).execute();
      await runner.insertInto('offers').values(offers).execute();
    });
  }
}

type Filter = BodyOf<typeof queue>['filter'];

const listing = (
  changes: Partial<Filter>,
  order: 'submitted' | 'due' = 'submitted',
  after: BodyOf<typeof queue>['after'] = null,
): Ask => {
  const filter: Filter = {
    states: [...OPEN_STATES],
    claimed: null,
    lenderId: null,
    pinArea: null,
    submittedFrom: null,
    submittedBefore: null,
    hasUncheckedDocuments: false,
    waitsForSecond: false,
    hasAnswer: false,
    comeBack: null,
    step: null,
    stepIs: null,
    stepBy: null,
    due: null,
    outcome: null,
    lenderStep: null,
    firstAnswer: null,
    ...changes,
  };
  return { path: queue.path, body: { filter, order, after }, token: tokenOf(0) };
};

/** Of the months in which the applications were sent. */
function reporting(asked: Pick<BodyOf<typeof report>, 'report' | 'by'>): Ask {
  const monthAt = (time: number) => indianDayOf(time).slice(0, 7);
  const [from, to] = [monthAt(Date.now() - MONTHS), monthAt(Date.now())];
  return { path: report.path, body: { ...asked, monthly: false, from, to }, token: tokenOf(0) };
}

/** What is measured, by its name. */
export const OPERATORS_ASK: readonly (readonly [name: string, ask: Ask])[] = [
  ['queue, all that are open', listing({})],
  ['queue, by due time', listing({}, 'due')],
  ['one state', listing({ states: ['ACTION_REQUIRED'] })],
  ['overdue', listing({ due: 'overdue' }, 'due')],
  ['nothing due', listing({ due: 'none' })],
  ['claimed by nobody', listing({ claimed: 'by-nobody' })],
  ['a lender', listing({ lenderId: LENDERS[2] })],
  ['a PIN area', listing({ pinArea: '226' })],
  ['documents to check', listing({ hasUncheckedDocuments: true })],
  ['closed, by outcome', listing({ states: ['CLOSED'], outcome: 'EXPIRED' })],
  ['an accepted offer of a lender', listing({ lenderId: LENDERS[1], lenderStep: 'accepted' })],
  ['no first answer yet', listing({ firstAnswer: 'awaited' })],
  [
    'a filter that nothing fits',
    listing({ states: [...STATES_IN_QUEUE], lenderId: 'nobody', lenderStep: 'disbursed' }),
  ],
  ['dashboard, twelve weeks', { path: dashboard.path, body: { period: null }, token: tokenOf(0) }],
  ['report by lender', reporting({ report: 'applications', by: 'lender' })],
  ['report of turn-around', reporting({ report: 'turn-around', by: 'step' })],
];
