import type { KeyFactsRow, KeyFactsStatement } from '#domain/lending/offers/key-facts-statement.ts';
import type { FactName } from '#domain/lending/offers/key-facts-words.ts';
import { WORKING_DAYS_OF_A_MONTH } from '#domain/loans/affordability.ts';

/**
 * What the pages show of an offer, all of it taken from its key facts statement: whoever accepts the statement accepts
 * these figures. Money in whole paise, rates in percent a year.
 */
export type StatementFigures = {
  readonly amount: number;
  readonly disbursed: number;
  readonly months: number;
  readonly firstYearRate: number | null;
  readonly rate: number;
  /** In the language of the statement, like every text. */
  readonly rateType: string;
  readonly apr: number;
  /** In order of due date, grouped by equal amounts. */
  readonly instalments: readonly { readonly count: number; readonly paise: number }[];
  /** The highest, but for the last one. */
  readonly instalment: number;
  /** What has to be put aside on each of the usual working days of a month. */
  readonly instalmentPerDay: number;
  readonly interest: number;
  readonly fees: readonly {
    readonly label: string;
    readonly paise: number;
    readonly text: string;
  }[];
  readonly feesInAll: number;
  /** All instalments, and the fees that are paid on top of them. */
  readonly totalPaid: number;
  /** All interest and all fees. */
  readonly totalCost: number;
  readonly penalRate: number;
  readonly penalRule: string;
  readonly coolingOffDays: number;
  readonly coolingOffRule: string;
};

/** The figures of a statement; null where it lacks one of them, so that it cannot be shown as an offer. */
export function figuresOf({ parts, schedule }: KeyFactsStatement): StatementFigures | null {
  const rows = parts.flatMap((part) => part.rows);
  const row = <Kind extends KeyFactsRow['kind']>(kind: Kind, name: FactName) =>
    rows.find((each): each is Extract<KeyFactsRow, { kind: Kind }> => isRow(each, kind, name));
  const amount = row('amount', 'sanctioned')?.paise;
  const disbursed = row('amount', 'disbursed')?.paise;
  const months = row('count', 'term')?.count;
  const rate = row('rate', 'rate')?.percent;
  const rateType = row('text', 'rate-type')?.text;
  const apr = row('rate', 'apr')?.percent;
  const instalments = row('instalments', 'instalments')?.instalments;
  const fees = row('fees', 'fees')?.fees;
  const penalRate = row('rate', 'penal-rate')?.percent;
  const penalRule = row('text', 'penal-rule')?.text;
  const coolingOffDays = row('count', 'cooling-off')?.count;
  const coolingOffRule = row('text', 'cooling-off-rule')?.text;
  const read = {
    amount,
    disbursed,
    months,
    rate,
    rateType,
    apr,
    instalments,
    fees,
    penalRate,
    penalRule,
    coolingOffDays,
    coolingOffRule,
  };
  if (!isWhole(read)) return null;
  const firstYearRate = row('rate', 'first-year-rate')?.percent ?? null;
  return { ...read, firstYearRate, ...sumsOf(read, schedule.rows) };
}

function isRow<Kind extends KeyFactsRow['kind']>(
  row: KeyFactsRow,
  kind: Kind,
  name: FactName,
): row is Extract<KeyFactsRow, { kind: Kind }> {
  return row.kind === kind && row.name === name;
}

type Whole<Read> = { readonly [Name in keyof Read]-?: NonNullable<Read[Name]> };

function isWhole<Read extends object>(read: Read): read is Read & Whole<Read> {
  return Object.values(read).every((value) => value !== undefined);
}

function sumsOf(
  {
    amount,
    disbursed,
    instalments,
    fees,
  }: Pick<StatementFigures, 'amount' | 'disbursed' | 'instalments' | 'fees'>,
  schedule: KeyFactsStatement['schedule']['rows'],
): Pick<
  StatementFigures,
  'instalment' | 'instalmentPerDay' | 'interest' | 'feesInAll' | 'totalPaid' | 'totalCost'
> {
  const feesInAll = sum(fees.map(({ paise }) => paise));
  const repaid = sum(schedule.map(({ instalment }) => instalment));
  const interest = sum(schedule.map((due) => due.interest));
  const regular = instalments.length > 1 ? instalments.slice(0, -1) : instalments;
  const instalment = Math.max(...regular.map(({ paise }) => paise));
  return {
    instalment,
    instalmentPerDay: Math.ceil(instalment / WORKING_DAYS_OF_A_MONTH),
    interest,
    feesInAll,
    // What is not deducted from the loan is paid separately.
    totalPaid: repaid + feesInAll - (amount - disbursed),
    totalCost: interest + feesInAll,
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((so, amount) => so + amount, 0);
