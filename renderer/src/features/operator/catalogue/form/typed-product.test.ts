import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { anyTermsOfProduct } from '#domain/testing/any-product.ts';
import { EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';
import { faultsOf } from '#renderer/features/operator/catalogue/form/product-rules.ts';
import {
  type TypedProduct,
  readProduct,
  typedOf,
} from '#renderer/features/operator/catalogue/form/typed-product.ts';

const anyVersion = anyTermsOfProduct.map((terms): ProductVersion => ({
  productId: 'p',
  lenderId: 'l',
  ...terms,
}));

it('is the version that was filled in, to the paisa', () => {
  fc.assert(
    fc.property(anyVersion, (version) => {
      expect(readProduct(typedOf(version), version).data).toEqual(version);
      expect(faultsOf(typedOf(version), version)).toEqual([]);
    }),
  );
});

const TYPED = typedOf(EXAMPLE_PRODUCT);
const { eligibility } = TYPED;
const read = (changes: Partial<TypedProduct>) =>
  readProduct({ ...TYPED, ...changes }, EXAMPLE_PRODUCT).data;
const fieldsOf = (changes: Partial<TypedProduct>) =>
  faultsOf({ ...TYPED, ...changes }, EXAMPLE_PRODUCT).map(({ path }) => path);

describe('what people type', () => {
  it('is read as they write it', () => {
    expect(read({ amount: { min: '₹ 50,000', max: '3 lakh' } })?.amount).toEqual({
      min: 50_000_00,
      max: 300_000_00,
    });
    const rate = { kind: 'reducing' as const, percent: '24.5 %', firstYearPercent: ' ' };
    expect(read({ rate })?.rate).toEqual({ kind: 'reducing', percent: 24.5 });
    const pinPrefixes = '226, 208;800\n110 ';
    expect(read({ eligibility: { ...eligibility, pinPrefixes } })?.eligibility.pinPrefixes).toEqual(
      ['226', '208', '800', '110'],
    );
  });

  it('typed text that does not count is left out, and stays in its field', () => {
    const rate = { kind: 'flat' as const, percent: '15', firstYearPercent: 'twelve' };
    expect(read({ rate })?.rate).toEqual({ kind: 'flat', percent: 15 });
    const guarantor = { kind: 'always' as const, amount: 'a lakh' };
    expect(read({ eligibility: { ...eligibility, guarantor } })?.eligibility.guarantor).toEqual({
      kind: 'always',
    });
  });

  const fee = { ...FEE(), names: { en: 'Fee', hi: 'फ़ीस' } };

  it.each<[string, Partial<TypedProduct>]>([
    ['names.hi', { names: { en: 'Loan', hi: '  ' } }],
    ['names.en', { names: { en: 'Loan 4991/1866/5246', hi: 'लोन' } }],
    [
      'penalCharge.words.hi',
      { penalCharge: { percent: '24', words: { en: 'Late', hi: '499118665246' } } },
    ],
    [
      'fees.0.names.en',
      { fees: [{ ...FEE(), names: { en: '4991:1866:5246', hi: 'फ़ीस' }, paise: '500' }] },
    ],
    ['vehicleKinds', { vehicleKinds: [] }],
    ['amount.max', { amount: { min: '2,00,000', max: '1,00,000' } }],
    ['amount.min', { amount: { min: '', max: '1,00,000' } }],
    ['tenure.max', { tenure: { min: '12', max: '12.5' } }],
    ['rate.percent', { rate: { kind: 'flat', percent: '12.345', firstYearPercent: '' } }],
    ['rate.firstYearPercent', { rate: { kind: 'reducing', percent: '12', firstYearPercent: 'x' } }],
    ['fees', { fees: [{ ...fee, paise: '90,00,000' }] }],
    ['fees.0.names.hi', { fees: [{ ...fee, names: { en: 'Fee', hi: '' } }] }],
    ['fees.0.paise', { fees: [{ ...fee, paise: '' }] }],
    ['fees.0.maxPaise', { fees: [{ ...fee, kind: 'percent', minPaise: '500', maxPaise: '400' }] }],
    ['penalCharge.words.en', { penalCharge: { percent: '24', words: { en: '', hi: 'नियम' } } }],
    ['eligibility.pinPrefixes', { eligibility: { ...eligibility, pinPrefixes: '226, 022' } }],
    ['eligibility.pinPrefixes', { eligibility: { ...eligibility, pinPrefixes: '226 226' } }],
    ['eligibility.minMonthsOfWork', { eligibility: { ...eligibility, minMonthsOfWork: '0' } }],
    [
      'eligibility.age.maxAtMaturity',
      { eligibility: { ...eligibility, age: { minAtApplication: '60', maxAtMaturity: '60' } } },
    ],
    [
      'documents.beforeSanction',
      {
        eligibility: { ...eligibility, guarantor: { kind: 'never', amount: '' } },
        documents: { beforeSanction: ['guarantor-aadhaar'], afterSanction: [] },
      },
    ],
    ['coolingOffDays', { coolingOffDays: '०' }],
  ])('is refused at %s', (path, changes) => {
    expect(fieldsOf(changes)).toEqual([path]);
  });
});

function FEE() {
  return {
    kind: 'fixed' as const,
    paise: '500',
    percent: '1',
    minPaise: '',
    maxPaise: '',
    isDeducted: true,
  };
}
