/** Reports on complaints and consents. */
import { sql } from 'kysely';
import { DAY_MS } from '#domain/days.ts';
import type { ColumnOf } from '#domain/lending/reports.ts';
import { COMPLAINT_AGES } from '#domain/lending/reports.ts';
import { STATES_TO_ANSWER } from '#domain/lending/states/grievance-states.ts';
import type { AskedReport, CountedGroup } from '#gateway/areas/reports/asked-report.ts';
import { countEach, flag, monthOfTime, noPart } from '#gateway/areas/reports/asked-report.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

/** How old a complaint is, or was when it was closed. */
function ageClass(at: number) {
  const age = sql`(case when state = 'CLOSED' then changed_at else ${sql.lit(at)} end) - raised_at`;
  const whens = COMPLAINT_AGES.filter(({ before }) => before !== Infinity).map(
    ({ name, before }) => sql`when ${age} < ${sql.lit(before * DAY_MS)} then ${sql.lit(name)}`,
  );
  return sql<string>`case ${sql.join(whens, sql` `)} else ${sql.lit(COMPLAINT_AGES.at(-1)?.name ?? '')} end`;
}

export async function countComplaints(
  db: Runner,
  asked: AskedReport,
): Promise<readonly CountedGroup<ColumnOf<'complaints'>>[]> {
  const parts = { kind: sql<string>`subject`, age: ageClass(asked.at) } as const;
  const each = db
    .selectFrom('grievances')
    .where('raised_at', '>=', asked.begins)
    .where('raised_at', '<', asked.ends)
    .select((eb) => {
      const isWaiting = eb('state', 'in', STATES_TO_ANSWER);
      const isOverdue = eb.and([isWaiting, eb('due_at', '<=', asked.at)]);
      const isState = (state: 'ANSWERED' | 'CLOSED') => flag(eb('state', '=', sql.lit(state)));
      return [
        monthOfTime(asked, sql.ref('raised_at')).as('month'),
        (asked.by === 'kind' || asked.by === 'age' ? parts[asked.by] : noPart).as('part'),
        sql.lit(1).as('raised'),
        flag(isWaiting).as('waiting'),
        flag(isOverdue).as('overdue'),
        isState('ANSWERED').as('answered'),
        isState('CLOSED').as('closed'),
      ];
    });
  const rows = await countEach(db, each, ['raised', 'waiting', 'overdue', 'answered', 'closed']);
  if (asked.by !== 'age') return rows;
  return COMPLAINT_AGES.flatMap(({ name }) => rows.filter(({ part }) => part === name));
}

export async function countConsents(
  db: Runner,
  asked: AskedReport,
): Promise<readonly CountedGroup<ColumnOf<'consents'>>[]> {
  const each = db
    .selectFrom('consents')
    .innerJoin('applications', 'applications.id', 'consents.application_id')
    .where('consents.withdrawn_at', '>=', asked.begins)
    .where('consents.withdrawn_at', '<', asked.ends)
    .select((eb) => [
      monthOfTime(asked, sql.ref('consents.withdrawn_at')).as('month'),
      (asked.by === 'purpose' ? sql<string | null>`consents.purpose` : noPart).as('part'),
      sql.lit(1).as('ended'),
      flag(eb('consents.person', '=', sql.lit('borrower'))).as('ofBorrowers'),
      flag(eb('consents.person', '=', sql.lit('guarantor'))).as('ofGuarantors'),
      // Written in one transaction, with one time.
      flag(eb('applications.closed_at', '=', eb.ref('consents.withdrawn_at'))).as(
        'withApplication',
      ),
    ]);
  return countEach(db, each, ['ended', 'ofBorrowers', 'ofGuarantors', 'withApplication']);
}
