import { expect, it } from 'vitest';
import { compareTerms } from '#domain/loans/comparison.ts';
import { toTwoDecimals } from '#domain/money/rounding.ts';
import { evLoan } from '#renderer/content/en/ev-loan.ts';
import { loanFigures } from '#renderer/content/loan-figures.ts';

it('the EV loan, with its fee, has the rate that its page states', () => {
  const { maximumAmount, ratePercentFrom, maximumTermYears, feePercent } = loanFigures.evLoan;
  const { apr } = compareTerms({
    amount: maximumAmount,
    annualRate: ratePercentFrom,
    months: maximumTermYears * 12,
    feePercent,
  });
  expect(evLoan.feeNote).toContain(`an APR of ${toTwoDecimals(apr)}%`);
});
