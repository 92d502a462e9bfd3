/** A lender with one product, of one journey alone: both have the same ID. */
import type { Lender, ProductVersion } from '#domain/lending/catalogue/product.ts';
import { paise } from '#domain/money/money.ts';

type Names = Lender['names'];

export const ownLender = (id: string, names: Names): Lender => ({
  id,
  names,
  isSample: true,
  grievanceOfficer: {
    names: { en: 'Officer', hi: 'अधिकारी' },
    email: 'officer@own-lender.example',
    phone: '00000 00000',
  },
  website: 'https://own-lender.example',
});

export const ownProduct = (id: string, names: Names): ProductVersion => ({
  productId: id,
  lenderId: id,
  version: 1,
  names,
  vehicleKinds: ['e-rickshaw'],
  amount: { min: paise(50_000_00), max: paise(300_000_00) },
  tenure: { min: 12, max: 36 },
  rate: { kind: 'reducing', percent: 24 },
  fees: [],
  penalCharge: { percent: 24, words: { en: '24 % a year', hi: '24 % सालाना' } },
  loanToValue: { maxPercent: 90, base: 'on-road' },
  eligibility: {
    age: { minAtApplication: 21, maxAtMaturity: 60 },
    instalmentShare: { maxPercent: 90, of: 'income' },
    minMonthlyIncome: paise(0),
    pinPrefixes: ['226'],
    guarantor: { kind: 'never' },
  },
  documents: { beforeSanction: ['photograph'], afterSanction: [] },
  coolingOffDays: 3,
});
