/** Which report is shown, as the place's fragment says it: for Back and bookmarks. */
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import { report } from '#contract/operators/reports.ts';
import {
  MAX_REPORT_MONTHS,
  REPORTS,
  REPORT_NAMES,
  type ReportGroup,
  type ReportName,
  canBeMonthly,
  isGroupOf,
  REPORT_GROUPS,
} from '#domain/lending/reports.ts';
import { financialYearOf, monthLater, monthOfDay } from '#domain/months.ts';
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';

export type AskedReport = BodyOf<typeof report>;
export type Report = ReplyOf<typeof report>;

/** Months that follow the present one are not reported on, and a financial year goes on until it is over. */
export const REPORT_PERIODS = ['months12', 'thisYear', 'lastYear', 'chosen'] as const;
export type PeriodName = (typeof REPORT_PERIODS)[number];

export type ReportChoice = {
  readonly report: ReportName;
  readonly by: ReportGroup;
  readonly monthly: boolean;
  readonly period: PeriodName;
  /** Months, where the period is `chosen`. */
  readonly from: string;
  readonly to: string;
};

/** The months of a period that has a name. */
function monthsOf(period: Exclude<PeriodName, 'chosen'>, today: string) {
  const present = monthOfDay(today);
  const thisYear = financialYearOf(present);
  switch (period) {
    case 'months12':
      return { from: monthLater(present, -12), to: monthLater(present, -1) };
    case 'thisYear':
      return { from: thisYear, to: present };
    case 'lastYear':
      return { from: monthLater(thisYear, -12), to: monthLater(thisYear, -1) };
  }
}

/** Months to choose from, the newest first: twice as many as a report covers. */
export const monthsToChoose = (today: string): readonly string[] =>
  Array.from({ length: 2 * MAX_REPORT_MONTHS }, (_, index) =>
    monthLater(monthOfDay(today), -index),
  );

/** A choice that is possible: another report is grouped by what it can be. */
export function possibleChoice(choice: ReportChoice): ReportChoice {
  const [usual] = REPORTS[choice.report].groups;
  const by = isGroupOf(choice.report, choice.by) ? choice.by : usual;
  return { ...choice, by, monthly: choice.monthly && canBeMonthly(by) };
}

/** What follows `?` in the fragment. What says nothing sensible is as usual. */
export function reportChoiceIn(query: string, today: string): ReportChoice {
  const said = new URLSearchParams(query);
  const period = REPORT_PERIODS.find((name) => name === said.get('period')) ?? 'months12';
  const usual = monthsOf('months12', today);
  const monthSaid = (name: 'from' | 'to') =>
    monthsToChoose(today).find((month) => month === said.get(name)) ?? usual[name];
  return possibleChoice({
    report: REPORT_NAMES.find((name) => name === said.get('report')) ?? 'applications',
    by: REPORT_GROUPS.find((name) => name === said.get('by')) ?? 'month',
    monthly: said.get('monthly') === 'true',
    period,
    from: monthSaid('from'),
    to: monthSaid('to'),
  });
}

/** The fragment that leads to a report. */
export function fragmentOfReport({
  report: name,
  by,
  monthly,
  period,
  from,
  to,
}: ReportChoice): string {
  const said = [
    `report=${name}`,
    `by=${by}`,
    ...(monthly ? ['monthly=true'] : []),
    `period=${period}`,
    ...(period === 'chosen' ? [`from=${from}`, `to=${to}`] : []),
  ];
  return fragmentOf({ view: 'reports', choice: said.join('&') });
}

/** What the gateway is asked for; null while the months are not a period. */
export function askedFor(choice: ReportChoice, today: string): AskedReport | null {
  const { report: name, by, monthly, period } = choice;
  const { from, to } = period === 'chosen' ? choice : monthsOf(period, today);
  const asked = { report: name, by, monthly, from, to };
  return report.body.safeParse(asked).success ? asked : null;
}
