/** Reports: figures of a busy service, by which the chart and the table are seen. */
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import { report } from '#contract/operators/reports.ts';
import { columnsOf, TURN_AROUND_STEPS } from '#domain/lending/reports.ts';
import { monthLater } from '#domain/months.ts';
import { cut, held, says } from '#tests/pictures/office/answers.ts';
import { DAY, type Look, NOW } from '#tests/pictures/office/look.ts';

type Report = ReplyOf<typeof report>;
type Asked = Pick<BodyOf<typeof report>, 'report' | 'by'>;

/** Figures that differ from row to row. */
const rowOf = (
  { report: name, by }: Asked,
  { month, group }: { readonly month: string | null; readonly group: string | null },
  size: number,
): Report['rows'][number] => ({
  month,
  group,
  values: columnsOf(name, by).map(({ kind }, at) => {
    const count = Math.floor(size / (at + 1));
    if (kind === 'money') return count * 150_000_50;
    if (kind === 'span') return size * (at + 1) * (DAY / 24);
    return kind === 'share' ? 40 : count;
  }),
});
const grouped = (asked: Asked, groups: readonly (string | null)[]): Report => ({
  at: NOW,
  rows: groups.map((group, at) => rowOf(asked, { month: null, group }, 97 - at * 31)),
});

const BY_MONTH: Report = {
  at: NOW,
  rows: Array.from({ length: 12 }, (_, at) =>
    rowOf(
      { report: 'applications', by: 'month' },
      { month: monthLater('2025-11', at), group: null },
      (at % 5) * 83,
    ),
  ),
};
const of = (name: Asked['report'], by: Asked['by'], more = '') =>
  `reports?report=${name}&by=${by}&period=months12${more}`;
const looking = (name: string, asked: Asked, groups: readonly (string | null)[]): Look => ({
  name,
  place: of(asked.report, asked.by),
  answers: [says(report, grouped(asked, groups))],
});

export const REPORTS: readonly Look[] = [
  { name: 'months', place: of('applications', 'month'), answers: [says(report, BY_MONTH)] },
  looking('lenders', { report: 'applications', by: 'lender' }, [
    'sample-neem',
    'sample-palash',
    'sample-left',
  ]),
  looking('districts', { report: 'applications', by: 'district' }, ['226', '110', '841', null]),
  looking('reasons', { report: 'reasons', by: 'reason' }, [
    'lender:income',
    'service:not-reached',
    'borrower:cost',
  ]),
  looking('offers', { report: 'offers', by: 'product' }, ['sample-palash-easy-start', 'left']),
  looking('turn-around', { report: 'turn-around', by: 'step' }, TURN_AROUND_STEPS.slice(0, 4)),
  looking('complaints', { report: 'complaints', by: 'kind' }, ['charges', 'personal-data']),
  looking('consents', { report: 'consents', by: 'purpose' }, ['share-with-lender', 'guarantee']),
  {
    name: 'nothing',
    place: of('erasures', 'month'),
    answers: [says(report, { at: NOW, rows: [] })],
  },
  {
    name: 'wrong-months',
    place: 'reports?report=applications&by=month&period=chosen&from=2026-05&to=2026-01',
  },
  { name: 'awaited', place: 'reports', answers: [held(report)], isAwaiting: true },
  { name: 'failed', place: 'reports', answers: [cut(report)] },
];
