import type { MatchAnswer, MatchInput, Reason } from '#domain/lending/matching/match.ts';
import { matchLenders } from '#domain/lending/matching/matching.ts';
import type { Lender, ProductVersion } from '#domain/lending/catalogue/product.ts';
import { paise } from '#domain/money/money.ts';

export const EXAMPLE_TODAY = '2026-11-22';

export const EXAMPLE_LENDER: Lender = {
  id: 'tulsi',
  names: { en: 'Tulsi', hi: 'तुलसी' },
  isSample: true,
  grievanceOfficer: {
    names: { en: 'Officer', hi: 'अधिकारी' },
    email: 'officer@tulsi.example',
    phone: '00000 00000',
  },
  website: 'https://tulsi.example',
};

/** A product without a fee that a borrower of `EXAMPLE_INPUT` can have; tests change what they test. */
export const EXAMPLE_PRODUCT: ProductVersion = {
  productId: 'tulsi-vehicle',
  lenderId: 'tulsi',
  version: 1,
  names: { en: 'Vehicle loan', hi: 'गाड़ी लोन' },
  vehicleKinds: ['e-rickshaw', 'e-cargo'],
  amount: { min: paise(5_000_000), max: paise(20_000_000) },
  tenure: { min: 12, max: 36 },
  rate: { kind: 'reducing', percent: 18 },
  fees: [],
  penalCharge: { percent: 24, words: { en: 'On what is overdue', hi: 'बकाया पर' } },
  loanToValue: { maxPercent: 85, base: 'on-road' },
  eligibility: {
    age: { minAtApplication: 21, maxAtMaturity: 60 },
    instalmentShare: { maxPercent: 50, of: 'surplus' },
    minMonthlyIncome: paise(1_000_000),
    pinPrefixes: ['22', '8021'],
    minMonthsOfWork: 12,
    guarantor: { kind: 'above', amount: paise(15_000_000) },
  },
  documents: { beforeSanction: ['masked-aadhaar'], afterSanction: ['insurance'] },
  coolingOffDays: 3,
};

/** 1,20,000 rupees for 24 months. */
export const EXAMPLE_INPUT: MatchInput = {
  vehicleKind: 'e-rickshaw',
  exShowroomPrice: paise(15_000_000),
  onRoadPrice: paise(16_000_000),
  downPayment: paise(4_000_000),
  months: 24,
  pinCode: '226001',
  earnings: { per: 'month', income: paise(3_000_000), costs: paise(1_500_000) },
  born: { kind: 'year', year: 1990 },
  monthsOfWork: 30,
  hasGuarantor: true,
};

/** The answer to the example's borrower for the example's product, both with these changes. */
export function answerFor(
  asked: Partial<MatchInput>,
  terms: Partial<ProductVersion> = {},
): MatchAnswer {
  return matchLenders(
    { ...EXAMPLE_INPUT, ...asked },
    { lenders: [EXAMPLE_LENDER], products: [{ ...EXAMPLE_PRODUCT, ...terms }] },
    EXAMPLE_TODAY,
  );
}

/** Why that borrower cannot have it. */
export function reasonsFor(
  asked: Partial<MatchInput>,
  terms: Partial<ProductVersion> = {},
): Reason[] {
  return answerFor(asked, terms).unmatched.flatMap(({ reasons }) => reasons);
}
