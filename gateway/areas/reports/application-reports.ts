/** Reports on the applications that were submitted in a period, as the dashboard counts them. */
import type { Expression, ExpressionBuilder, RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { DECLINE_REASONS } from '#contract/applications/offers.ts';
import type { ColumnOf } from '#domain/lending/reports.ts';
import type { LenderCaseState } from '#domain/lending/states/lender-case-states.ts';
import { ENDED_CASE_STATES } from '#domain/lending/states/lender-case-states.ts';
import type { OfferState } from '#domain/lending/states/offer-states.ts';
import { submittedIn } from '#gateway/areas/dashboard/dashboard.ts';
import type { AskedReport, CountedGroup } from '#gateway/areas/reports/asked-report.ts';
import { countEach, flag, monthOfTime, noPart } from '#gateway/areas/reports/asked-report.ts';
import { hasReached } from '#gateway/lending/lender-cases/steps.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

const submittedAt = sql.ref('applications.submitted_at');

const offersWhere = (
  eb: ExpressionBuilder<Tables, 'applications'>,
  narrow: (offers: ExpressionBuilder<Tables, 'offers'>) => Expression<SqlBool>,
) =>
  eb.exists(
    eb
      .selectFrom('offers')
      .select('offers.id')
      .whereRef('offers.application_id', '=', 'applications.id')
      .where((offers) => narrow(offers)),
  );

/** By the borrower, and not because the application ended or another offer was accepted. */
const isDeclined = (eb: ExpressionBuilder<Tables, 'offers'>) =>
  eb.and([
    eb('offers.state', '=', sql.lit('DECLINED')),
    eb('offers.reason', 'in', [...DECLINE_REASONS]),
  ]);

/**
 * 1 if such an offer was declined. Not by `exists` with the state in its condition: SQLite would look through all
 * declined offers once for every application.
 */
const hasDeclined = (
  eb: ExpressionBuilder<Tables, 'applications'>,
  isMeant: Expression<SqlBool>,
): RawBuilder<number> => {
  const declined = eb
    .selectFrom('offers')
    .select((offers) => sql<number>`max(${flag(isDeclined(offers))})`.as('declined'))
    .whereRef('offers.application_id', '=', 'applications.id')
    .where(isMeant);
  return sql`coalesce(${declined}, 0)`;
};

/** What the dealer was paid for a loan that was paid out. */
const paidFor = (isDisbursed: Expression<SqlBool>, where: Expression<SqlBool>) =>
  sql<number>`case when ${isDisbursed} then coalesce((
    select delivery_orders.paid from delivery_orders where ${where}), 0) else 0 end`;

/** Each application once. */
function eachApplication(db: Runner, asked: AskedReport) {
  const part = asked.by === 'district' ? sql<string | null>`applications.pin_area` : noPart;
  return submittedIn(db, asked).select((eb) => {
    const isOutcome = (outcome: string) => eb('applications.outcome', '=', sql.lit(outcome));
    const isOrdered = sql<SqlBool>`delivery_orders.application_id = applications.id`;
    return [
      monthOfTime(asked, submittedAt).as('month'),
      part.as('part'),
      sql.lit(1).as('submitted'),
      flag(eb('applications.handed_over_at', 'is not', null)).as('handedOver'),
      flag(offersWhere(eb, (offers) => offers('offers.id', 'is not', null))).as('offered'),
      flag(offersWhere(eb, (offers) => offers('offers.state', '=', sql.lit('ACCEPTED')))).as(
        'accepted',
      ),
      flag(isOutcome('DISBURSED')).as('disbursed'),
      paidFor(isOutcome('DISBURSED'), isOrdered).as('paid'),
      flag(isOutcome('REJECTED')).as('rejected'),
      hasDeclined(eb, sql.lit(true)).as('declined'),
      flag(isOutcome('WITHDRAWN')).as('withdrawn'),
      flag(isOutcome('EXPIRED')).as('lapsed'),
      flag(isOutcome('COOLED_OFF')).as('cooledOff'),
      flag(eb('applications.closed_at', 'is', null)).as('open'),
    ];
  });
}

/** Each application once for every lender that it is addressed to. */
function eachCase(db: Runner, asked: AskedReport) {
  const part = sql<string | null>`${sql.ref(
    asked.by === 'lender' ? 'lender_cases.lender_id' : 'lender_cases.product_id',
  )}`;
  return submittedIn(db, asked)
    .innerJoin('lender_cases', 'lender_cases.application_id', 'applications.id')
    .select((eb) => {
      const isState = (state: LenderCaseState) => eb('lender_cases.state', '=', sql.lit(state));
      const isLeft = eb.and([
        isState('CANCELLED'),
        eb('applications.outcome', '=', sql.lit('COOLED_OFF')),
        hasReached(eb, 'accepted'),
      ]);
      const isOrdered = sql<SqlBool>`delivery_orders.application_id = applications.id
        and delivery_orders.lender_id = lender_cases.lender_id`;
      const ofLender = sql<SqlBool>`offers.lender_id = lender_cases.lender_id`;
      return [
        monthOfTime(asked, submittedAt).as('month'),
        part.as('part'),
        sql.lit(1).as('submitted'),
        flag(hasReached(eb, 'sent')).as('handedOver'),
        flag(hasReached(eb, 'offered')).as('offered'),
        flag(hasReached(eb, 'accepted')).as('accepted'),
        flag(hasReached(eb, 'disbursed')).as('disbursed'),
        paidFor(hasReached(eb, 'disbursed'), isOrdered).as('paid'),
        flag(hasReached(eb, 'rejected')).as('rejected'),
        hasDeclined(eb, ofLender).as('declined'),
        // `is not true`: an application that is open has no outcome.
        flag(sql`${isState('CANCELLED')} and (${isLeft}) is not true`).as('withdrawn'),
        flag(isState('EXPIRED')).as('lapsed'),
        flag(isLeft).as('cooledOff'),
        flag(eb('lender_cases.state', 'not in', ENDED_CASE_STATES)).as('open'),
      ];
    });
}

export async function countApplications(
  db: Runner,
  asked: AskedReport,
): Promise<readonly CountedGroup<ColumnOf<'applications'>>[]> {
  const isByCase = asked.by === 'lender' || asked.by === 'product';
  const each = isByCase ? eachCase(db, asked) : eachApplication(db, asked);
  return countEach(db, each, [
    'submitted',
    'handedOver',
    'offered',
    'accepted',
    'disbursed',
    'paid',
    'rejected',
    'declined',
    'withdrawn',
    'lapsed',
    'cooledOff',
    'open',
  ]);
}

/** Rejections by the service, rejections by each lender, and declined offers, with the codes of their reasons. */
export async function countReasons(
  db: Runner,
  asked: AskedReport,
): Promise<readonly CountedGroup<ColumnOf<'reasons'>>[]> {
  const month = monthOfTime(asked, submittedAt);
  const isSubmitted = sql`applications.submitted_at >= ${asked.begins} and applications.submitted_at < ${asked.ends}`;
  const partOf = (who: string, reason: string) =>
    asked.by === 'reason' ? sql`${sql.lit(`${who}:`)} || ${sql.ref(reason)}` : noPart;
  const each = sql`(
    select ${month} as month, ${partOf('service', 'applications.reject_reason')} as part,
      1 as ${sql.ref('byService')}, 0 as ${sql.ref('byLender')}, 0 as ${sql.ref('byBorrower')}
    from applications
    where ${isSubmitted} and applications.outcome = 'REJECTED' and applications.reject_reason is not null
    union all
    select ${month}, ${partOf('lender', 'lender_cases.reason')}, 0, 1, 0
    from applications join lender_cases on lender_cases.application_id = applications.id
    where ${isSubmitted} and lender_cases.state = 'REJECTED'
    union all
    select ${month}, ${partOf('borrower', 'offers.reason')}, 0, 0, 1
    from applications join offers on offers.application_id = applications.id
    where ${isSubmitted} and offers.state = 'DECLINED'
      and offers.reason in (${sql.join(DECLINE_REASONS.map((reason) => sql.lit(reason)))}))`;
  return countEach(db, each, ['byService', 'byLender', 'byBorrower']);
}

/** Each offer once. */
export async function countOffers(
  db: Runner,
  asked: AskedReport,
): Promise<readonly CountedGroup<Exclude<ColumnOf<'offers'>, 'share'>>[]> {
  const each = submittedIn(db, asked)
    .innerJoin('offers', 'offers.application_id', 'applications.id')
    .innerJoin('lender_cases', (join) =>
      join
        .onRef('lender_cases.application_id', '=', 'offers.application_id')
        .onRef('lender_cases.lender_id', '=', 'offers.lender_id'),
    )
    .select((eb) => {
      const isState = (state: OfferState) => flag(eb('offers.state', '=', sql.lit(state)));
      const part = { lender: 'offers.lender_id', product: 'lender_cases.product_id' } as const;
      return [
        monthOfTime(asked, submittedAt).as('month'),
        asked.by === 'lender' || asked.by === 'product'
          ? sql<string | null>`${sql.ref(part[asked.by])}`.as('part')
          : noPart.as('part'),
        sql.lit(1).as('shown'),
        isState('ACCEPTED').as('taken'),
        flag(isDeclined(eb)).as('turnedAway'),
        flag(
          eb.and([
            eb('offers.state', '=', sql.lit('DECLINED')),
            eb.or([
              eb('offers.reason', 'is', null),
              eb('offers.reason', 'not in', [...DECLINE_REASONS]),
            ]),
          ]),
        ).as('otherTaken'),
        isState('EXPIRED').as('offerLapsed'),
        isState('WITHDRAWN').as('takenBack'),
        isState('OPEN').as('unanswered'),
      ];
    });
  return countEach(db, each, [
    'shown',
    'taken',
    'turnedAway',
    'otherTaken',
    'offerLapsed',
    'takenBack',
    'unanswered',
  ]);
}
