/**
 * The reports on the service. Each is defined here alone: by what it can be grouped, and what its columns are. The gateway
 * counts them; what each column means is said next to it on screen and on paper.
 */

/** Months that a report may cover. */
export const MAX_REPORT_MONTHS = 36;

export const REPORT_GROUPS = [
  'month',
  'lender',
  'product',
  'district',
  'reason',
  'step',
  'kind',
  'age',
  'purpose',
] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];

/** Things counted, paise, milliseconds, or one column in percent of another. */
export type ColumnKind = 'count' | 'money' | 'span' | 'share';
type Column<Name extends string> = {
  readonly name: Name;
  readonly kind: ColumnKind;
  /** Of a share: the columns that it divides. */
  readonly of?: readonly [part: Name, whole: Name];
};

const counts = <const Name extends string>(...names: readonly Name[]) =>
  names.map((name) => ({ name, kind: 'count' as const }));

export const REPORTS = {
  /** Applications that were sent in the period, and what has become of them. */
  applications: {
    groups: ['month', 'lender', 'product', 'district'],
    columns: [
      ...counts('submitted', 'handedOver', 'offered', 'accepted', 'disbursed'),
      { name: 'paid', kind: 'money' },
      ...counts('rejected', 'declined', 'withdrawn', 'lapsed', 'cooledOff', 'open'),
    ],
    drawn: ['disbursed', 'rejected', 'withdrawn', 'lapsed', 'open'],
  },
  /** Why those of them that came to nothing did. */
  reasons: {
    groups: ['reason', 'month'],
    columns: counts('byService', 'byLender', 'byBorrower'),
    drawn: ['byService', 'byLender', 'byBorrower'],
  },
  /** Offers for them, and what borrowers answered. */
  offers: {
    groups: ['lender', 'product', 'month'],
    columns: [
      ...counts(
        'shown',
        'taken',
        'turnedAway',
        'otherTaken',
        'offerLapsed',
        'takenBack',
        'unanswered',
      ),
      { name: 'share', kind: 'share', of: ['taken', 'shown'] },
    ],
    drawn: ['taken', 'turnedAway', 'otherTaken', 'offerLapsed', 'unanswered'],
  },
  /** How long they took from when they were sent until each step. */
  'turn-around': {
    groups: ['step'],
    columns: [
      { name: 'reached', kind: 'count' },
      { name: 'median', kind: 'span' },
      { name: 'p90', kind: 'span' },
    ],
    drawn: ['median'],
  },
  /** Complaints that were raised in the period. */
  complaints: {
    groups: ['kind', 'age', 'month'],
    columns: counts('raised', 'waiting', 'overdue', 'answered', 'closed'),
    drawn: ['waiting', 'answered', 'closed'],
  },
  /** Consents that ended in the period. */
  consents: {
    groups: ['purpose', 'month'],
    columns: counts('ended', 'ofBorrowers', 'ofGuarantors', 'withApplication'),
    drawn: ['ofBorrowers', 'ofGuarantors'],
  },
  /** Erasures that people asked for in the period. */
  erasures: {
    groups: ['month'],
    columns: counts('asked', 'done', 'owed', 'hasRole'),
    drawn: ['done'],
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly groups: readonly [ReportGroup, ...ReportGroup[]];
      readonly columns: readonly Column<string>[];
      /** What the chart shows, stacked: parts of a whole, or one column. */
      readonly drawn: readonly string[];
    }
  >
>;

export type ReportName = keyof typeof REPORTS;
/** No two reports have a column of the same name. */
export type ColumnName = ColumnOf<ReportName>;
export type ReportColumn = Column<ColumnName>;
export type ColumnOf<Name extends ReportName> = (typeof REPORTS)[Name]['columns'][number]['name'];
export const REPORT_NAMES = [
  'applications',
  'reasons',
  'offers',
  'turn-around',
  'complaints',
  'consents',
  'erasures',
] as const satisfies readonly ReportName[];

/** Steps to which the time from sending is taken. */
export const TURN_AROUND_STEPS = [
  'firstAnswer',
  'decision',
  'lenderAnswer',
  'acceptance',
  'disbursal',
] as const;

/** How long complaints have been open, or were: days from the first to before the last. */
export const COMPLAINT_AGES = [
  { name: 'week', from: 0, before: 7 },
  { name: 'fortnight', from: 7, before: 15 },
  { name: 'month', from: 15, before: 31 },
  { name: 'longer', from: 31, before: Infinity },
] as const;

export const isGroupOf = (name: ReportName, by: ReportGroup): boolean =>
  REPORTS[name].groups.some((group) => group === by);

/** Whether each group can be shown month by month. By district, almost every figure would be too small to hand out. */
export const canBeMonthly = (by: ReportGroup): boolean => by !== 'month' && by !== 'district';

/** A single loan's amount could be worked out from sums by district, so there are none. */
export const columnsOf = (name: ReportName, by: ReportGroup): readonly ReportColumn[] => {
  const columns: readonly ReportColumn[] = REPORTS[name].columns;
  return by === 'district' ? columns.filter(({ kind }) => kind === 'count') : columns;
};

/** The figures of a row, in the order of the columns; null where there is none. */
export type ReportValues = readonly (number | null)[];

/** In percent; null of nothing. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 100);

/** The sums of the columns. Medians have none. */
export function totalOfReport(
  columns: readonly ReportColumn[],
  rows: readonly ReportValues[],
): ReportValues {
  const sumOf = (name: string | undefined) => {
    const at = columns.findIndex((column) => column.name === name);
    return rows.reduce((sum, values) => sum + (values[at] ?? 0), 0);
  };
  return columns.map(({ name, kind, of }) => {
    if (kind === 'span') return null;
    return kind === 'share' ? shareOf(sumOf(of?.[0]), sumOf(of?.[1])) : sumOf(name);
  });
}

/** Groups of fewer people are not shown outside, by where they live. */
export const SMALLEST_SHOWN = 5;

/** A figure as it is handed out. */
export type OutsideValue = number | 'few' | null;

const isFew = (count: number): boolean => count > 0 && count < SMALLEST_SHOWN;

/** A count that says nothing of few people: a multiple of five, or 'few'. */
export const roundedCount = (count: number): number | 'few' =>
  isFew(count) ? 'few' : Math.round(count / SMALLEST_SHOWN) * SMALLEST_SHOWN;

/** Whether what is handed out is less exact than what is shown to operators. */
export const isRoundedOutside = (by: ReportGroup): boolean => by === 'district';

/**
 * A row, or the total, as it is handed out by district. Each figure is rounded by itself to a multiple of five, so that no
 * small one follows from the others and their total. Of a row of fewer than five, nothing else is said: all of them could
 * have had the same outcome.
 */
export function outsideValues(by: ReportGroup, values: ReportValues): readonly OutsideValue[] {
  if (!isRoundedOutside(by)) return values;
  if (isFew(values[0] ?? 0)) return values.map((_, index) => (index === 0 ? 'few' : null));
  return values.map((count) => (count === null ? null : roundedCount(count)));
}
