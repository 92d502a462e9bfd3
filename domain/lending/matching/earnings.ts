import { budgetOf, type Fit, fitOf, WORKING_DAYS_OF_A_MONTH } from '#domain/loans/affordability.ts';
import { minus, type Paise, paise } from '#domain/money/money.ts';
import type { MatchInput } from '#domain/lending/matching/match.ts';
import type { Sections } from '#domain/lending/sections.ts';

type Earnings = MatchInput['earnings'];

/** Income and costs of a month. */
export function monthOf({ per, income, costs }: Earnings) {
  if (per === 'month') return { income, costs };
  const { monthlyIncome, monthlyCosts } = budgetOf({
    incomePerDay: income,
    costsPerDay: costs,
    workingDays: WORKING_DAYS_OF_A_MONTH,
  });
  return { income: paise(monthlyIncome), costs: paise(monthlyCosts) };
}

/** The earnings that an application states; null where it does not state all of them. */
export function earningsOf({
  work: { per, income, costs },
}: Pick<Sections, 'work'>): Earnings | null {
  if (per == null || income == null || costs == null) return null;
  return { per, income, costs };
}

/** How an instalment sits with what is left of these earnings in a month. It informs; no rule looks at it. */
export function fitOfEarnings(instalment: Paise, earnings: Earnings): Fit {
  const { income, costs } = monthOf(earnings);
  return fitOf(instalment, minus(income, costs));
}
