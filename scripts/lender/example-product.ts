import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { paise } from '#domain/money/money.ts';

/** A made-up loan, for a lender that has not written down its own. */
export const EXAMPLE_PRODUCT: ProductVersion = {
  productId: 'madeup-vehicle-loan',
  lenderId: 'madeup-lender',
  version: 1,
  names: { en: 'Made-up vehicle loan', hi: 'मनगढ़ंत गाड़ी लोन' },
  vehicleKinds: ['e-rickshaw'],
  amount: { min: paise(50_000_00), max: paise(150_000_00) },
  tenure: { min: 12, max: 36 },
  rate: { kind: 'reducing', percent: 18 },
  fees: [],
  penalCharge: { percent: 24, words: { en: 'On what is overdue', hi: 'बकाया पर' } },
  loanToValue: { maxPercent: 85, base: 'on-road' },
  eligibility: {
    age: { minAtApplication: 21, maxAtMaturity: 60 },
    instalmentShare: { maxPercent: 50, of: 'surplus' },
    minMonthlyIncome: paise(10_000_00),
    pinPrefixes: [],
    guarantor: { kind: 'never' },
  },
  documents: { beforeSanction: ['masked-aadhaar', 'bank-statement'], afterSanction: ['invoice'] },
  coolingOffDays: 3,
};
