import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lender, productVersion } from '#domain/lending/catalogue/product.ts';
import { anyTermsOfProduct } from '#domain/testing/any-product.ts';
import { EXAMPLE_LENDER, EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';

const { eligibility, documents } = EXAMPLE_PRODUCT;
const names = { en: 'Fee', hi: 'शुल्क' };

/** Where a version is refused, and in what words. */
function faultsOf(changes: object): string[] {
  const { error } = productVersion.safeParse({ ...EXAMPLE_PRODUCT, ...changes });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('a version of a product', () => {
  it('is accepted as it is', () => {
    expect(productVersion.parse(EXAMPLE_PRODUCT)).toEqual(EXAMPLE_PRODUCT);
    fc.assert(
      fc.property(anyTermsOfProduct, (terms) => {
        const product = { productId: 'p', lenderId: 'l', ...terms };
        expect(productVersion.parse(product)).toEqual(product);
      }),
    );
  });

  it.each([
    [{ amount: { min: 20_000_001, max: 20_000_000 } }, 'amount.max: must not be below min'],
    [{ tenure: { min: 25, max: 24 } }, 'tenure.max: must not be below min'],
    [{ amount: { min: 999_999, max: 20_000_000 } }, 'amount.min'],
    [{ amount: { min: 5_000_000.5, max: 20_000_000 } }, 'amount.min'],
    [{ amount: { min: 5_000_000, max: 1_000_000_001 } }, 'amount.max'],
    [{ tenure: { min: 12, max: 61 } }, 'tenure.max'],
    [{ rate: { kind: 'flat', percent: 12.345 } }, 'rate.percent: must have at most two decimals'],
    [{ rate: { kind: 'flat', percent: 60.01 } }, 'rate.percent'],
    [{ rate: { kind: 'flat', percent: Number.NaN } }, 'rate.percent'],
    [{ rate: { kind: 'flat', percent: 12, firstYearPercent: 10 } }, 'rate: '],
    [{ rate: { kind: 'floating', percent: 12 } }, 'rate.kind'],
    [{ vehicleKinds: [] }, 'vehicleKinds'],
    [{ vehicleKinds: ['e-auto', 'e-auto'] }, 'vehicleKinds: must not name anything twice'],
    [{ vehicleKinds: ['tractor'] }, 'vehicleKinds.0'],
    [{ coolingOffDays: 0 }, 'coolingOffDays'],
    [{ version: 0 }, 'version'],
    [{ productId: 'Not an id' }, 'productId: must be small letters, digits and single hyphens'],
    [{ names: { en: 'Loan', hi: ' ' } }, 'names.hi'],
    [{ names: { en: 'Loan' } }, 'names.hi'],
    [{ loanToValue: { maxPercent: 100.01, base: 'on-road' } }, 'loanToValue.maxPercent'],
    [{ commission: 2 }, ': '],
    [
      { eligibility: { ...eligibility, pinPrefixes: ['022'] } },
      'eligibility.pinPrefixes.0: must be one to six digits, the first of them not 0',
    ],
    [
      { eligibility: { ...eligibility, pinPrefixes: ['22', '22'] } },
      'eligibility.pinPrefixes: must not name anything twice',
    ],
    [
      { eligibility: { ...eligibility, age: { minAtApplication: 59, maxAtMaturity: 60 } } },
      'eligibility.age.maxAtMaturity: must leave room for minAtApplication and the shortest tenure',
    ],
    [
      { fees: [{ kind: 'fixed', names, paise: 2_500_001, isDeducted: true }] },
      'fees: must not take more than half of the smallest amount',
    ],
    [
      {
        eligibility: { ...eligibility, guarantor: { kind: 'never' } },
        documents: { ...documents, beforeSanction: ['guarantor-aadhaar'] },
      },
      'documents.beforeSanction: must not ask for a guarantor’s documents where there is never a guarantor',
    ],
    [
      { documents: { beforeSanction: ['margin-receipt'], afterSanction: ['margin-receipt'] } },
      'documents.afterSanction: must not ask for margin-receipt both before and after the sanction',
    ],
  ])('is refused with %j', (changes, fault) => {
    const [first, ...others] = faultsOf(changes);
    expect(first).toContain(fault);
    expect(others).toEqual([]);
  });

  it.each([
    { amount: { min: 20_000_000, max: 20_000_000 } },
    { rate: { kind: 'flat', percent: 12.34 } },
    { rate: { kind: 'reducing', percent: 0 } },
    { fees: [{ kind: 'fixed', names, paise: 2_500_000, isDeducted: true }] },
    { eligibility: { ...eligibility, age: { minAtApplication: 58, maxAtMaturity: 60 } } },
  ])('is taken with %j', (changes) => {
    expect(faultsOf(changes)).toEqual([]);
  });
});

describe('a lender', () => {
  it.each([
    [{ website: 'http://tulsi.example' }, 'website'],
    [{ isSample: 'yes' }, 'isSample'],
    [{ grievanceOfficer: { ...EXAMPLE_LENDER.grievanceOfficer, email: 'officer' } }, 'email'],
    [{ grievanceOfficer: { ...EXAMPLE_LENDER.grievanceOfficer, phone: 'call us' } }, 'phone'],
  ])('is refused with %j', (changes, field) => {
    const { error } = lender.safeParse({ ...EXAMPLE_LENDER, ...changes });
    expect(error?.issues.map(({ path }) => path.at(-1))).toEqual([field]);
  });

  it('is accepted as it is', () => {
    expect(lender.parse(EXAMPLE_LENDER)).toEqual(EXAMPLE_LENDER);
  });
});
