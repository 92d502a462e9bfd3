import * as z from 'zod/mini';
import type { Fee } from '#domain/lending/catalogue/fees.ts';
import {
  DOCUMENTS_AFTER_SANCTION,
  DOCUMENTS_BEFORE_SANCTION,
  kindsAskedOf,
} from '#domain/lending/documents.ts';
import {
  type ProductVersion,
  VALUE_BASES,
  VEHICLE_KINDS,
  productVersion,
  SHARE_BASES,
  type Rate,
} from '#domain/lending/catalogue/product.ts';
import { type Paise, rupeesOf } from '#domain/money/money.ts';
import { readNumber } from '#domain/read-number.ts';
import { paiseIn, wholeIn } from '#domain/typed-amounts.ts';
import { grouped } from '#renderer/ui/text/grouped.ts';

export const FEE_KINDS = ['fixed', 'percent'] as const satisfies readonly Fee['kind'][];
export const RATE_KINDS = ['reducing', 'flat'] as const satisfies readonly Rate['kind'][];
export const GUARANTOR_KINDS = ['never', 'always', 'above'] as const;

const typed = z.string();
const namesTyped = z.strictObject({ en: typed, hi: typed });
const rangeTyped = z.strictObject({ min: typed, max: typed });

const feeTyped = z.strictObject({
  kind: z.enum(FEE_KINDS),
  names: namesTyped,
  paise: typed,
  percent: typed,
  minPaise: typed,
  maxPaise: typed,
  isDeducted: z.boolean(),
});
export type TypedFee = z.infer<typeof feeTyped>;

/**
 * What a version of a product says, as it is typed: fields have the names that they have in the product. What does not
 * count for now, such as the amount of a fee that is a percentage, stays.
 */
export const typedProduct = z.strictObject({
  names: namesTyped,
  vehicleKinds: z.array(z.enum(VEHICLE_KINDS)),
  amount: rangeTyped,
  tenure: rangeTyped,
  rate: z.strictObject({
    kind: z.enum(RATE_KINDS),
    percent: typed,
    /** Empty where the first year has no separate rate. */
    firstYearPercent: typed,
  }),
  fees: z.array(feeTyped),
  penalCharge: z.strictObject({ percent: typed, words: namesTyped }),
  loanToValue: z.strictObject({ maxPercent: typed, base: z.enum(VALUE_BASES) }),
  eligibility: z.strictObject({
    age: z.strictObject({ minAtApplication: typed, maxAtMaturity: typed }),
    instalmentShare: z.strictObject({ maxPercent: typed, of: z.enum(SHARE_BASES) }),
    minMonthlyIncome: typed,
    /** With commas or spaces between them. */
    pinPrefixes: typed,
    /** Empty where it does not matter. */
    minMonthsOfWork: typed,
    guarantor: z.strictObject({ kind: z.enum(GUARANTOR_KINDS), amount: typed }),
  }),
  documents: z.strictObject({
    beforeSanction: z.array(z.enum(DOCUMENTS_BEFORE_SANCTION)),
    afterSanction: z.array(z.enum(DOCUMENTS_AFTER_SANCTION)),
  }),
  coolingOffDays: typed,
});
export type TypedProduct = z.infer<typeof typedProduct>;

/** The version, product and lender, which are not typed. */
export type VersionName = Pick<ProductVersion, 'productId' | 'lenderId' | 'version'>;

const EMPTY_FEE: Omit<TypedFee, 'kind'> = {
  names: { en: '', hi: '' },
  paise: '',
  percent: '',
  minPaise: '',
  maxPaise: '',
  isDeducted: true,
};
export const NEW_FEE: TypedFee = { kind: 'fixed', ...EMPTY_FEE };

const rupees = (amount: Paise | undefined): string =>
  amount === undefined ? '' : grouped(rupeesOf(amount));
const plain = (value: number | undefined): string => (value === undefined ? '' : String(value));
const ranged = ({ min, max }: { readonly min: number; readonly max: number }) => ({
  min: plain(min),
  max: plain(max),
});

function typedFeeOf(fee: Fee): TypedFee {
  const { kind, names, isDeducted } = fee;
  const begun = { ...EMPTY_FEE, names, isDeducted };
  if (fee.kind === 'fixed') return { ...begun, kind, paise: rupees(fee.paise) };
  return {
    ...begun,
    kind,
    percent: plain(fee.percent),
    minPaise: rupees(fee.minPaise),
    maxPaise: rupees(fee.maxPaise),
  };
}

/** A version as it would be typed. */
export function typedOf(product: ProductVersion): TypedProduct {
  const { names, amount, rate, penalCharge, loanToValue, eligibility, documents } = product;
  const { age, instalmentShare, guarantor } = eligibility;
  const asked = kindsAskedOf(documents.beforeSanction, true);
  return {
    names,
    vehicleKinds: product.vehicleKinds,
    amount: { min: rupees(amount.min), max: rupees(amount.max) },
    tenure: ranged(product.tenure),
    rate: {
      kind: rate.kind,
      percent: plain(rate.percent),
      firstYearPercent: rate.kind === 'flat' ? '' : plain(rate.firstYearPercent),
    },
    fees: product.fees.map(typedFeeOf),
    penalCharge: { percent: plain(penalCharge.percent), words: penalCharge.words },
    loanToValue: { ...loanToValue, maxPercent: plain(loanToValue.maxPercent) },
    eligibility: {
      age: {
        minAtApplication: plain(age.minAtApplication),
        maxAtMaturity: plain(age.maxAtMaturity),
      },
      instalmentShare: { ...instalmentShare, maxPercent: plain(instalmentShare.maxPercent) },
      minMonthlyIncome: rupees(eligibility.minMonthlyIncome),
      pinPrefixes: eligibility.pinPrefixes.join(', '),
      minMonthsOfWork: plain(eligibility.minMonthsOfWork),
      guarantor: {
        kind: guarantor.kind,
        amount: guarantor.kind === 'above' ? rupees(guarantor.amount) : '',
      },
    },
    documents: {
      beforeSanction: DOCUMENTS_BEFORE_SANCTION.filter((kind) => asked.includes(kind)),
      afterSanction: documents.afterSanction,
    },
    coolingOffDays: plain(product.coolingOffDays),
  };
}

function percentIn(text: string): number | null {
  const reading = readNumber(text);
  return reading.ok ? reading.value : null;
}

const wholeRange = ({ min, max }: { readonly min: string; readonly max: string }) => ({
  min: wholeIn(min),
  max: wholeIn(max),
});

/** A field that may be left empty: then the product does not have it. */
const unlessEmpty = (name: string, text: string, read: (text: string) => number | null) =>
  text.trim() === '' ? {} : { [name]: read(text) };

const prefixesIn = (text: string): readonly string[] =>
  text.split(/[\s,;]+/).filter((prefix) => prefix !== '');

function feeIn({ kind, names, isDeducted, ...fee }: TypedFee): object {
  if (kind === 'fixed') return { kind, names, paise: paiseIn(fee.paise), isDeducted };
  return {
    kind,
    names,
    percent: percentIn(fee.percent),
    ...unlessEmpty('minPaise', fee.minPaise, paiseIn),
    ...unlessEmpty('maxPaise', fee.maxPaise, paiseIn),
    isDeducted,
  };
}

function eligibilityIn(eligibility: TypedProduct['eligibility']): object {
  const { age, instalmentShare, guarantor } = eligibility;
  return {
    age: {
      minAtApplication: wholeIn(age.minAtApplication),
      maxAtMaturity: wholeIn(age.maxAtMaturity),
    },
    instalmentShare: { ...instalmentShare, maxPercent: percentIn(instalmentShare.maxPercent) },
    minMonthlyIncome: paiseIn(eligibility.minMonthlyIncome),
    pinPrefixes: prefixesIn(eligibility.pinPrefixes),
    ...unlessEmpty('minMonthsOfWork', eligibility.minMonthsOfWork, wholeIn),
    guarantor:
      guarantor.kind === 'above'
        ? { kind: guarantor.kind, amount: paiseIn(guarantor.amount) }
        : { kind: guarantor.kind },
  };
}

/** What was typed as a version of a product, or what keeps it from being one. */
export function readProduct(text: TypedProduct, name: VersionName) {
  const { names, vehicleKinds, amount, rate, penalCharge, loanToValue, documents } = text;
  return productVersion.safeParse({
    ...name,
    names,
    vehicleKinds,
    amount: { min: paiseIn(amount.min), max: paiseIn(amount.max) },
    tenure: wholeRange(text.tenure),
    rate: {
      kind: rate.kind,
      percent: percentIn(rate.percent),
      ...(rate.kind === 'reducing' &&
        unlessEmpty('firstYearPercent', rate.firstYearPercent, percentIn)),
    },
    fees: text.fees.map(feeIn),
    penalCharge: { percent: percentIn(penalCharge.percent), words: penalCharge.words },
    loanToValue: { ...loanToValue, maxPercent: percentIn(loanToValue.maxPercent) },
    eligibility: eligibilityIn(text.eligibility),
    documents,
    coolingOffDays: wholeIn(text.coolingOffDays),
  });
}
