import { largerOf, minus, type Paise, paise, plus, totalOf } from '#domain/money/money.ts';
import { WORKING_DAYS_OF_A_MONTH } from '#domain/loans/affordability.ts';

/** A loan as far as it costs something. */
export type PricedLoan<Name = unknown> = {
  readonly amount: Paise;
  /** Percent a year with two decimals, all fees counted. */
  readonly apr: number;
  /** In the order in which they are due: so many of the same amount, the last one by itself. */
  readonly instalments: readonly { readonly count: number; readonly amount: Paise }[];
  /** Taxes included. What is not deducted from the loan is paid separately. */
  readonly fees: readonly {
    readonly names: Name;
    readonly amount: Paise;
    readonly isDeducted: boolean;
  }[];
};

/** What a loan comes to. Each name says what the amount contains. */
export type LoanCost = {
  /** The fees that are deducted from the loan. */
  readonly deducted: Paise;
  /** What the lender pays out: the amount less what is deducted. */
  readonly disbursed: Paise;
  /** The fees that are paid separately. */
  readonly separate: Paise;
  /** A month: the highest, except the last one. */
  readonly instalment: Paise;
  /** What has to be put aside on each of the usual working days of a month, rounded up to the paisa. */
  readonly instalmentPerDay: Paise;
  /** All instalments, and nothing else: the amount and its interest. */
  readonly repaid: Paise;
  readonly interest: Paise;
  /** Those that are deducted and those that are paid separately. */
  readonly allFees: Paise;
  /** The amount less all fees: what the APR is worked out on. */
  readonly lessAllFees: Paise;
  /** All interest and all fees: what is paid in all, less what was paid out. */
  readonly totalCost: Paise;
  /** All instalments, and the fees that are paid separately. */
  readonly totalPaid: Paise;
};

/** What to put aside on each of the usual working days of a month for an instalment, rounded up to the paisa. */
export const perWorkingDay = (instalment: Paise): Paise =>
  paise(Math.ceil(instalment / WORKING_DAYS_OF_A_MONTH));

/** What a loan costs, from what the lender says of it. Every page, statement and file takes these amounts from here. */
export function costOf({ amount, instalments, fees }: Omit<PricedLoan, 'apr'>): LoanCost {
  const deducted = sumOf(fees.filter(({ isDeducted }) => isDeducted));
  const separate = minus(sumOf(fees), deducted);
  const repaid = paise(instalments.reduce((sum, run) => sum + run.count * run.amount, 0));
  const regular = instalments.length > 1 ? instalments.slice(0, -1) : instalments;
  const instalment = largerOf(...regular.map((run) => run.amount));
  const interest = minus(repaid, amount);
  const allFees = plus(deducted, separate);
  return {
    deducted,
    disbursed: minus(amount, deducted),
    separate,
    instalment,
    instalmentPerDay: perWorkingDay(instalment),
    repaid,
    interest,
    allFees,
    lessAllFees: minus(amount, allFees),
    totalCost: plus(interest, allFees),
    totalPaid: plus(repaid, separate),
  };
}

/**
 * What a vehicle's buyer has to bring to the dealer: the down payment, the fees that the lender keeps from the loan, as the
 * dealer does not receive them, and what is paid separately, such as stamp duty.
 */
export const dueAtCounter = (downPayment: Paise, { allFees }: Pick<LoanCost, 'allFees'>): Paise =>
  plus(downPayment, allFees);

/** A line of the breakdown, with what it consists of. */
export type CostLine<Name> = { readonly name: CostName } & (
  | { readonly kind: 'amount'; readonly paise: Paise }
  /** `parts` sum to `paise`. */
  | {
      readonly kind: 'fees';
      readonly paise: Paise;
      readonly parts: readonly { readonly names: Name; readonly paise: Paise }[];
    }
  | {
      readonly kind: 'instalments';
      readonly paise: Paise;
      readonly runs: PricedLoan['instalments'];
    }
  | { readonly kind: 'rate'; readonly percent: number }
);

/** The lines in the order in which they are read: from what is borrowed to what it all costs. */
export const COST_NAMES = [
  'amount',
  'deducted',
  'disbursed',
  'separate',
  'instalment',
  'instalmentPerDay',
  'interest',
  'allFees',
  'totalCost',
  'totalPaid',
  'apr',
] as const;
export type CostName = (typeof COST_NAMES)[number];

/** What a loan costs, line by line. */
export function costBreakdown<Name>(loan: PricedLoan<Name>): readonly CostLine<Name>[] {
  const cost = costOf(loan);
  const partsOf = (isDeducted: boolean) =>
    loan.fees
      .filter((fee) => fee.isDeducted === isDeducted)
      .map(({ names, amount }) => ({ names, paise: amount }));
  return COST_NAMES.map((name): CostLine<Name> => {
    switch (name) {
      case 'amount':
        return { name, kind: 'amount', paise: loan.amount };
      case 'deducted':
      case 'separate':
        return { name, kind: 'fees', paise: cost[name], parts: partsOf(name === 'deducted') };
      case 'instalment':
        return { name, kind: 'instalments', paise: cost.instalment, runs: loan.instalments };
      case 'apr':
        return { name, kind: 'rate', percent: loan.apr };
      case 'disbursed':
      case 'instalmentPerDay':
      case 'interest':
      case 'allFees':
      case 'totalCost':
      case 'totalPaid':
        return { name, kind: 'amount', paise: cost[name] };
    }
  });
}

function sumOf(fees: readonly { readonly amount: Paise }[]): Paise {
  return totalOf(fees.map(({ amount }) => amount));
}
