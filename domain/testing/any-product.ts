import * as fc from 'fast-check';
import { DAY_MS } from '#domain/days.ts';
import type { Catalogue } from '#domain/lending/catalogue/catalogue.ts';
import type { Fee } from '#domain/lending/catalogue/fees.ts';
import type { MatchInput } from '#domain/lending/matching/match.ts';
import {
  DOCUMENTS_AFTER_SANCTION,
  DOCUMENTS_BEFORE_SANCTION,
  isOfGuarantor,
  isPaymentAskedEarly,
} from '#domain/lending/documents.ts';
import {
  type Lender,
  type ProductVersion,
  type Rate,
  VALUE_BASES,
  VEHICLE_KINDS,
} from '#domain/lending/catalogue/product.ts';
import { MAX_AMOUNT, MIN_AMOUNT } from '#domain/lending/values.ts';
import { type Paise, paise } from '#domain/money/money.ts';

const percentBetween = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((hundredths) => hundredths / 100);

const rangeBetween = (least: number, most: number) =>
  fc
    .tuple(fc.integer({ min: least, max: most }), fc.integer({ min: least, max: most }))
    .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }));

const anyTexts = fc
  .integer({ min: 0, max: 30 })
  .map((number) => ({ en: `Name ${number}`, hi: `नाम ${number}` }));

/** Every rate that a catalogue admits. */
export const anyRateOfProduct: fc.Arbitrary<Rate> = fc.oneof(
  fc.record({ kind: fc.constant('reducing' as const), percent: percentBetween(0, 60) }),
  fc.record({
    kind: fc.constant('reducing' as const),
    percent: percentBetween(0, 60),
    firstYearPercent: percentBetween(0, 60),
  }),
  fc.record({ kind: fc.constant('flat' as const), percent: percentBetween(0, 60) }),
);

/** An amount between two, in paise. */
export const anyPaise = (min: number, max: number): fc.Arbitrary<Paise> =>
  fc.integer({ min, max }).map(paise);

/** Up to 40,000 rupees for a fixed fee, up to 10 percent for the others. */
export const anyFee: fc.Arbitrary<Fee> = fc.oneof(
  fc.record({
    kind: fc.constant('fixed' as const),
    names: anyTexts,
    paise: anyPaise(0, 200_000),
    isDeducted: fc.boolean(),
  }),
  fc
    .record({
      names: anyTexts,
      percent: percentBetween(0, 10),
      limits: rangeBetween(0, 500_000),
      isDeducted: fc.boolean(),
    })
    .map(({ limits, ...fee }) => ({
      kind: 'percent' as const,
      ...fee,
      minPaise: paise(Math.min(limits.min, 100_000)),
      maxPaise: paise(limits.max + 100_000),
    })),
);

/** Every amount that the catalogue admits, small ones more often. */
export const anyAmount = fc.oneof(
  anyPaise(MIN_AMOUNT, 50_000_000),
  anyPaise(MIN_AMOUNT, MAX_AMOUNT),
);

const anyEligibility = fc
  .record({
    minAtApplication: fc.integer({ min: 18, max: 25 }),
    maxAtMaturity: fc.integer({ min: 50, max: 70 }),
    maxPercent: percentBetween(25, 100),
    of: fc.constantFrom('income' as const, 'surplus' as const),
    minMonthlyIncome: anyPaise(0, 2_000_000),
    pinPrefixes: fc.uniqueArray(fc.constantFrom('2', '226', '8', '800001', '1'), {
      maxLength: 2,
    }),
    guarantor: fc.oneof(
      fc.constant({ kind: 'never' as const }),
      fc.constant({ kind: 'always' as const }),
      fc.record({
        kind: fc.constant('above' as const),
        amount: anyPaise(0, 30_000_000),
      }),
    ),
    work: fc.option(fc.integer({ min: 1, max: 36 })),
  })
  .map(({ minAtApplication, maxAtMaturity, maxPercent, of, work, ...others }) => ({
    age: { minAtApplication, maxAtMaturity },
    instalmentShare: { maxPercent, of },
    ...others,
    ...(work === null ? {} : { minMonthsOfWork: work }),
  }));

/** The receipt for the down payment is asked for once. */
const documents = fc
  .record({
    beforeSanction: fc.subarray(DOCUMENTS_BEFORE_SANCTION.filter((kind) => !isOfGuarantor(kind))),
    afterSanction: fc.subarray([...DOCUMENTS_AFTER_SANCTION]),
  })
  .map(({ beforeSanction, afterSanction }) => ({
    beforeSanction,
    afterSanction: isPaymentAskedEarly(beforeSanction)
      ? afterSanction.filter((kind) => kind !== 'margin-receipt')
      : afterSanction,
  }));

/** The terms of any version that the catalogue admits, around the loans that people ask for. */
export const anyTermsOfProduct = fc.record({
  version: fc.integer({ min: 1, max: 50 }),
  names: anyTexts,
  vehicleKinds: fc.subarray([...VEHICLE_KINDS], { minLength: 1 }),
  amount: fc.record({
    min: anyPaise(MIN_AMOUNT, 9_000_000),
    max: anyPaise(9_000_000, 40_000_000),
  }),
  tenure: fc.record({
    min: fc.integer({ min: 6, max: 24 }),
    max: fc.integer({ min: 24, max: 60 }),
  }),
  rate: anyRateOfProduct,
  fees: fc.array(anyFee, { maxLength: 2 }),
  penalCharge: fc.record({ percent: percentBetween(0, 60), words: anyTexts }),
  loanToValue: fc.record({
    maxPercent: percentBetween(70, 100),
    base: fc.constantFrom(...VALUE_BASES),
  }),
  eligibility: anyEligibility,
  documents,
  coolingOffDays: fc.integer({ min: 1, max: 90 }),
});

/** Lenders with some products of one version each; names may be the same, ids may not. */
export function anyOffered(most: number): fc.Arbitrary<{
  readonly lenders: readonly Lender[];
  readonly products: readonly ProductVersion[];
}> {
  return fc
    .array(fc.record({ terms: anyTermsOfProduct, names: anyTexts }), {
      minLength: 1,
      maxLength: most,
    })
    .map((listed) => ({
      lenders: listed.map(({ names }, index) => lenderOf(`lender-${index}`, names)),
      products: listed.map(({ terms }, index) => ({
        productId: `product-${index}`,
        lenderId: `lender-${index}`,
        ...terms,
      })),
    }));
}

/** Catalogues with several versions of each product. */
export const anyCatalogue: fc.Arbitrary<Catalogue> = fc
  .array(
    fc.record({
      names: anyTexts,
      versions: fc.uniqueArray(anyTermsOfProduct, {
        minLength: 1,
        maxLength: 3,
        selector: ({ version }) => version,
      }),
    }),
    { maxLength: 3 },
  )
  .map((listed) => ({
    lenders: listed.map(({ names }, index) => lenderOf(`lender-${index}`, names)),
    products: listed.map(({ versions }, index) => ({
      id: `product-${index}`,
      lenderId: `lender-${listed.length - 1 - index}`,
      versions,
    })),
  }));

function lenderOf(id: string, names: Lender['names']): Lender {
  return {
    id,
    names,
    isSample: false,
    grievanceOfficer: { names, email: `officer@${id}.example`, phone: '00000 00000' },
    website: `https://${id}.example`,
  };
}

const anyBirth: fc.Arbitrary<MatchInput['born']> = fc.oneof(
  fc.record({ kind: fc.constant('year' as const), year: fc.integer({ min: 1955, max: 2010 }) }),
  fc.record({
    kind: fc.constant('date' as const),
    date: fc
      .integer({ min: Date.UTC(1955, 0) / DAY_MS, max: Date.UTC(2010, 0) / DAY_MS })
      .map((day) => new Date(day * DAY_MS).toISOString().slice(0, 10)),
  }),
);

const anyEarnings: fc.Arbitrary<MatchInput['earnings']> = fc.oneof(
  fc.record({
    per: fc.constant('day' as const),
    income: anyPaise(40_000, 400_000),
    costs: anyPaise(0, 100_000),
  }),
  fc.record({
    per: fc.constant('month' as const),
    income: anyPaise(0, 10_000_000),
    costs: anyPaise(0, 2_000_000),
  }),
);

/** Anybody asking for anything. */
const anybody: fc.Arbitrary<MatchInput> = fc
  .record({
    vehicleKind: fc.constantFrom(...VEHICLE_KINDS),
    exShowroomPrice: anyPaise(8_000_000, 40_000_000),
    extras: fc.integer({ min: -500_000, max: 1_500_000 }),
    downPayment: anyPaise(0, 15_000_000),
    months: fc.integer({ min: 6, max: 60 }),
    pinCode: fc.constantFrom('226001', '220001', '800001', '800002', '110001', '560001'),
    earnings: anyEarnings,
    born: anyBirth,
    monthsOfWork: fc.option(fc.integer({ min: 0, max: 60 })),
    hasGuarantor: fc.option(fc.boolean()),
  })
  .map(({ extras, monthsOfWork, hasGuarantor, ...asked }) => ({
    ...asked,
    onRoadPrice: paise(asked.exShowroomPrice + extras),
    ...(monthsOfWork === null ? {} : { monthsOfWork }),
    ...(hasGuarantor === null ? {} : { hasGuarantor }),
  }));

/** People for whom many products are made, so that there is something to compare. */
const somebodyLikely: fc.Arbitrary<MatchInput> = fc
  .record({
    exShowroomPrice: anyPaise(15_000_000, 18_000_000),
    downPayment: anyPaise(5_000_000, 7_000_000),
    months: fc.integer({ min: 22, max: 26 }),
    income: anyPaise(3_000_000, 5_000_000),
    year: fc.integer({ min: 1980, max: 1995 }),
  })
  .map(({ income, year, ...asked }) => ({
    vehicleKind: 'e-rickshaw',
    ...asked,
    onRoadPrice: paise(asked.exShowroomPrice + 800_000),
    pinCode: '226001',
    earnings: { per: 'month', income, costs: paise(500_000) },
    born: { kind: 'year', year },
    monthsOfWork: 40,
    hasGuarantor: true,
  }));

export const anyBorrower = fc.oneof(anybody, somebodyLikely);
