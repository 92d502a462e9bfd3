import { sql } from 'kysely';
import { TURN_AROUND_STEPS } from '#domain/lending/reports.ts';
import type { ColumnOf } from '#domain/lending/reports.ts';
import { spansBy } from '#gateway/areas/dashboard/first-answers.ts';
import type { AskedReport, CountedGroup } from '#gateway/areas/reports/asked-report.ts';
import { monthOfTime } from '#gateway/areas/reports/asked-report.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

type Step = (typeof TURN_AROUND_STEPS)[number];

/** When each step was taken, of an application; null where it was not. */
const TAKEN_AT = {
  firstAnswer: sql`answered_at`,
  // A rejection is decided when it closes.
  decision: sql`case when handed_over_at is not null then handed_over_at
    when outcome = 'REJECTED' and reject_reason is not null then closed_at end`,
  lenderAnswer: sql`(select min(answered.at) from (
      select made_at as at from offers where offers.application_id = applications.id
      union all
      select changed_at from lender_cases
      where lender_cases.application_id = applications.id and lender_cases.state = 'REJECTED'
    ) as answered)`,
  acceptance: sql`(select min(decided_at) from offers
    where offers.application_id = applications.id and offers.state = 'ACCEPTED')`,
  disbursal: sql`case when outcome = 'DISBURSED' then closed_at end`,
} as const satisfies Readonly<Record<Step, unknown>>;

/** From when an application was sent until each step, of those that have come so far. */
export async function countTurnAround(
  db: Runner,
  asked: AskedReport,
): Promise<readonly CountedGroup<ColumnOf<'turn-around'>>[]> {
  const month = sql`coalesce(${monthOfTime(asked, sql`submitted_at`)}, '')`;
  const times = TURN_AROUND_STEPS.map(
    (step) => sql`select ${month} || ' ' || ${sql.lit(step)} as part,
      ${TAKEN_AT[step]} - submitted_at as took from applications
      where submitted_at >= ${asked.begins} and submitted_at < ${asked.ends}`,
  );
  const found = await spansBy<string>(db, sql.join(times, sql` union all `));
  const rows = found.map(({ part, answered, median, p90 }) => {
    const [split = '', step = ''] = part.split(' ');
    return {
      month: split === '' ? null : split,
      part: step,
      counts: { reached: answered, median, p90 },
    };
  });
  // In the order in which they are taken.
  return TURN_AROUND_STEPS.flatMap((step) => rows.filter(({ part }) => part === step));
}
