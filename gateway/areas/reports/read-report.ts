import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import { report } from '#contract/operators/reports.ts';
import type { ReportName } from '#domain/lending/reports.ts';
import { columnsOf, shareOf } from '#domain/lending/reports.ts';
import {
  countApplications,
  countOffers,
  countReasons,
} from '#gateway/areas/reports/application-reports.ts';
import type { AskedReport, CountedGroup } from '#gateway/areas/reports/asked-report.ts';
import { askedReport } from '#gateway/areas/reports/asked-report.ts';
import { countComplaints, countConsents } from '#gateway/areas/reports/other-reports.ts';
import { countErasures } from '#gateway/areas/reports/erasures.ts';
import { countTurnAround } from '#gateway/areas/reports/turn-around.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import { lockMembership } from '#gateway/people/memberships/memberships.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';

type Asked = BodyOf<typeof report>;
type Count = (db: Runner, asked: AskedReport) => Promise<readonly CountedGroup[]>;

const COUNTS: Readonly<Record<ReportName, Count>> = {
  applications: countApplications,
  reasons: countReasons,
  offers: countOffers,
  'turn-around': countTurnAround,
  complaints: countComplaints,
  consents: countConsents,
  erasures: countErasures,
};

/** By month alone, each month has its row: one in which nothing happened says so. */
function withEveryMonth(
  { by, months }: AskedReport,
  rows: readonly CountedGroup[],
): readonly CountedGroup[] {
  if (by !== 'month' || months === null || rows.length === 0) return rows;
  return months.map(
    (month) => rows.find((row) => row.month === month) ?? { month, part: null, counts: {} },
  );
}

function valuesOf(body: Asked, { counts }: CountedGroup): readonly (number | null)[] {
  return columnsOf(body.report, body.by).map(({ name, kind, of }) => {
    if (kind === 'share') return shareOf(counts[of?.[0] ?? ''] ?? 0, counts[of?.[1] ?? ''] ?? 0);
    return counts[name] ?? (kind === 'span' ? null : 0);
  });
}

/** Counts a report. That it was read is noted, with what was asked for. */
export async function readReport(
  records: Records,
  operator: MemberActor,
  body: Asked,
): Promise<Answer<ReplyOf<typeof report>>> {
  const asked = askedReport(body, await timeOf(records, records.db));
  const rows = withEveryMonth(asked, await COUNTS[body.report](records.db, asked));
  return change(records, async (tx) => {
    // So that the chain has one writer.
    await lockMembership(records, tx, operator.id);
    await tx.audit({
      subject: `reports:${operator.id}`,
      actor: operator,
      action: 'readReport',
      facts: { ...body, rows: rows.length },
    });
    return report.reply.parse({
      at: asked.at,
      rows: rows.map((row) => ({
        month: row.month,
        group: row.part,
        values: valuesOf(body, row),
      })),
    });
  });
}
