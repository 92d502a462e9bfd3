import { LENDER_STEPS, STATES_IN_QUEUE } from '#contract/operators/review.ts';
import type { ColumnName } from '#domain/lending/reports.ts';
import { boundsOfMonths } from '#domain/months.ts';
import { OPEN_STATES } from '#domain/lending/states/application-states.ts';
import { listIn } from '#renderer/features/operator/dashboard/figures.ts';
import type { QueueChoice } from '#renderer/features/operator/queue/queue-filter.ts';
import type { AskedReport } from '#renderer/features/operator/reports/report-choice.ts';
import type { ShownRow } from '#renderer/features/operator/reports/shown-report.ts';

type Filters = Partial<Record<ColumnName, Partial<QueueChoice>>>;

/** What the queue lists of the applications that a column counts; columns that it cannot list are missing. */
const OF_APPLICATIONS: Filters = {
  submitted: { states: [...STATES_IN_QUEUE] },
  offered: { lenderStep: 'offered' },
  accepted: { lenderStep: 'accepted' },
  disbursed: { states: ['CLOSED'], outcome: 'DISBURSED' },
  rejected: { states: ['CLOSED'], outcome: 'REJECTED' },
  withdrawn: { states: ['CLOSED'], outcome: 'WITHDRAWN' },
  lapsed: { states: ['CLOSED'], outcome: 'EXPIRED' },
  cooledOff: { states: ['CLOSED'], outcome: 'COOLED_OFF' },
  open: { states: [...OPEN_STATES] },
};
const STEP_OF: Partial<Record<ColumnName, (typeof LENDER_STEPS)[number]>> = {
  handedOver: 'sent',
  offered: 'offered',
  accepted: 'accepted',
  rejected: 'rejected',
  disbursed: 'disbursed',
};

/** The list of what a figure counts, as the dashboard's figures lead to theirs; null where there is none. */
export function listOfFigure(
  { report, by, from, to }: AskedReport,
  row: Pick<ShownRow, 'month' | 'group'> | null,
  column: ColumnName,
): string | null {
  const month = row?.month ?? null;
  const between = month === null ? boundsOfMonths(from, to) : boundsOfMonths(month, month);
  if (report === 'turn-around') {
    const isFirst = row?.group === 'firstAnswer' && column === 'reached';
    return isFirst ? listIn(between, { firstAnswer: 'given' }) : null;
  }
  if (report !== 'applications') return null;
  if (by === 'lender') {
    if (row === null || row.group === null) return null;
    const lenderStep = STEP_OF[column];
    if (lenderStep === undefined && column !== 'submitted') return null;
    return listIn(between, {
      lenderId: row.group,
      ...(lenderStep === undefined ? {} : { lenderStep }),
    });
  }
  const filter = OF_APPLICATIONS[column];
  if (filter === undefined || by === 'product') return null;
  if (by === 'month' || row === null) return listIn(between, filter);
  return row.group === null ? null : listIn(between, { ...filter, pinArea: row.group });
}
