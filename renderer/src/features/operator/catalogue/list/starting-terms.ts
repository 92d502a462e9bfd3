import type { ProductVersion } from '#domain/lending/catalogue/product.ts';

/** What the draft of a new product begins with, so that it can be saved from the start. None of it is advice. */
export const STARTING_TERMS: Omit<ProductVersion, 'productId' | 'lenderId' | 'version' | 'names'> =
  {
    vehicleKinds: ['e-rickshaw'],
    amount: { min: 50_000_00, max: 200_000_00 },
    tenure: { min: 12, max: 36 },
    rate: { kind: 'reducing', percent: 24 },
    fees: [],
    penalCharge: {
      percent: 24,
      words: {
        en: '24 % a year on what is overdue, for the days that it is overdue',
        hi: 'बकाया रकम पर, जितने दिन बकाया रहे, 24 % सालाना',
      },
    },
    loanToValue: { maxPercent: 85, base: 'invoice' },
    eligibility: {
      age: { minAtApplication: 21, maxAtMaturity: 60 },
      instalmentShare: { maxPercent: 50, of: 'surplus' },
      minMonthlyIncome: 0,
      pinPrefixes: [],
      guarantor: { kind: 'never' },
    },
    documents: {
      beforeSanction: [
        'masked-aadhaar',
        'pan-or-form-60',
        'driving-licence',
        'proforma-invoice',
        'photograph',
      ],
      afterSanction: ['invoice', 'insurance', 'registration-certificate'],
    },
    coolingOffDays: 3,
  };
