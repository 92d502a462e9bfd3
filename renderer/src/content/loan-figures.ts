import type { LoanFigures } from '#renderer/content/page-types.ts';

/** The figures of the four products of spec section 9, in every language the same. Amounts in US dollars. */
export const loanFigures = {
  evLoan: {
    currency: 'USD',
    maximumAmount: 50_000,
    ratePercentFrom: 3.99,
    maximumTermYears: 5,
    rateType: 'fixed',
    feePercent: 1,
  },
  smallBusinessLoan: {
    currency: 'USD',
    maximumAmount: 50_000,
    ratePercentFrom: 5,
    maximumTermYears: 5,
    rateType: 'not-stated',
    feePercent: null,
  },
  lineOfCredit: {
    currency: 'USD',
    maximumAmount: 100_000,
    ratePercentFrom: 8,
    maximumTermYears: 5,
    rateType: 'not-stated',
    feePercent: null,
  },
  equipmentFinancing: {
    currency: 'USD',
    maximumAmount: 500_000,
    ratePercentFrom: 7,
    maximumTermYears: 5,
    rateType: 'not-stated',
    feePercent: null,
  },
} as const satisfies Record<string, LoanFigures>;
