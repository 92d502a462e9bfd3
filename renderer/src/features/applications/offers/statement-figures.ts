import { type LoanCost, type PricedLoan, costOf } from '#domain/lending/offers/cost-breakdown.ts';
import { feePaymentIn } from '#domain/lending/offers/fee-words.ts';
import type { KeyFactsRow, KeyFactsStatement } from '#domain/lending/offers/key-facts-statement.ts';
import type { FactName } from '#domain/lending/offers/key-facts-words.ts';

/**
 * What the pages show of an offer, all of it taken from its key facts statement: whoever accepts the statement accepts
 * these figures. Rates in percent a year, texts in the language of the statement.
 */
export type StatementFigures = {
  readonly loan: PricedLoan<string>;
  readonly cost: LoanCost;
  readonly months: number;
  readonly firstYearRate: number | null;
  readonly rate: number;
  readonly rateType: string;
  readonly penalRate: number;
  readonly penalRule: string;
  readonly coolingOffDays: number;
  readonly coolingOffRule: string;
};

/**
 * The figures of a statement; null where it lacks one of them, or where they do not add up to what it says is paid out,
 * so that it cannot be shown as an offer.
 */
export function figuresOf({ language, parts }: KeyFactsStatement): StatementFigures | null {
  const rows = parts.flatMap((part) => part.rows);
  const row = <Kind extends KeyFactsRow['kind']>(kind: Kind, name: FactName) =>
    rows.find((each): each is Extract<KeyFactsRow, { kind: Kind }> => isRow(each, kind, name));
  const read = {
    amount: row('amount', 'sanctioned')?.paise,
    disbursed: row('amount', 'disbursed')?.paise,
    months: row('count', 'term')?.count,
    rate: row('rate', 'rate')?.percent,
    rateType: row('text', 'rate-type')?.text,
    apr: row('rate', 'apr')?.percent,
    instalments: row('instalments', 'instalments')?.instalments,
    fees: row('fees', 'fees')?.fees,
    penalRate: row('rate', 'penal-rate')?.percent,
    penalRule: row('text', 'penal-rule')?.text,
    coolingOffDays: row('count', 'cooling-off')?.count,
    coolingOffRule: row('text', 'cooling-off-rule')?.text,
  };
  if (!isWhole(read)) return null;
  const { amount, disbursed, apr, instalments, fees, ...rest } = read;
  const loan = {
    amount,
    apr,
    instalments: instalments.map(({ count, paise }) => ({ count, amount: paise })),
    fees: fees.map(({ label, paise, text }) => ({
      names: label,
      amount: paise,
      isDeducted: text === feePaymentIn(true, language),
    })),
  };
  const cost = costOf(loan);
  if (cost.disbursed !== disbursed) return null;
  const firstYearRate = row('rate', 'first-year-rate')?.percent ?? null;
  return { ...rest, loan, cost, firstYearRate };
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
