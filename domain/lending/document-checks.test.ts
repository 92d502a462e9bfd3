import { describe, expect, it } from 'vitest';
import {
  CHECKS_OF_KIND,
  CHECK_IDS,
  type CheckId,
  checksOf,
  fieldsOfCheck,
  isOutdated,
  isOwnCheck,
  notProven,
  statedFor,
} from '#domain/lending/document-checks.ts';
import { DOCUMENT_KINDS } from '#domain/lending/documents.ts';
import { fieldOf, isFieldId, NO_SECTIONS } from '#domain/lending/sections.ts';

const stated = (sections: object, guarantorName: string | null = null) => ({
  sections: { ...NO_SECTIONS, ...sections },
  guarantorName,
});

describe('what a document should prove', () => {
  it('is said for every kind, each check once', () => {
    for (const kind of DOCUMENT_KINDS) {
      const checks = CHECKS_OF_KIND[kind];
      expect(checks.length, kind).toBeGreaterThan(0);
      expect(new Set(checks).size, kind).toBe(checks.length);
    }
  });

  it('is a field of the application that is written, or has a name without a dot', () => {
    for (const check of CHECK_IDS) {
      expect(isFieldId(check), check).toBe(check.includes('.'));
      for (const field of fieldsOfCheck(check)) expect(fieldOf(field).kind).not.toBe('yes');
    }
  });

  it('leaves out what nobody has answered, and asks for nothing else less', () => {
    for (const kind of DOCUMENT_KINDS) {
      const asked = checksOf(kind, stated({}));
      expect(asked.every((check) => isOwnCheck(check))).toBe(true);
      expect(asked).toEqual(CHECKS_OF_KIND[kind].filter((check) => asked.includes(check)));
    }
  });

  it('is the PAN, or a signed Form 60 in its place', () => {
    const kind = 'pan-or-form-60';
    const fullName = 'Asha';
    expect(checksOf(kind, stated({ identity: { fullName, pan: 'ABCPE1234F' } }))).toEqual([
      'identity.fullName',
      'identity.pan',
    ]);
    const without = { fullName, hasNoPan: true };
    expect(checksOf(kind, stated({ identity: without }))).toEqual([
      'identity.fullName',
      'form-60-signed',
    ]);
    expect(checksOf(kind, stated({ identity: { ...without, pan: 'ABCPE1234F' } }))).toEqual([
      'identity.fullName',
      'form-60-signed',
    ]);
  });

  it('is the guarantor’s name for what the guarantor sends, where there is one', () => {
    expect(checksOf('guarantor-aadhaar', stated({}))).toEqual([]);
    const named = stated({}, 'Meera');
    expect(checksOf('guarantor-aadhaar', named)).toEqual(['guarantor']);
    expect(statedFor('guarantor', named)).toEqual(['Meera']);
  });

  it('is the whole address at once, as far as it was given', () => {
    const address = { house: '12', locality: null, district: 'Lucknow', state: 'Uttar Pradesh' };
    expect(statedFor('address', stated({ address }))).toEqual(['12', 'Lucknow', 'Uttar Pradesh']);
  });
});

it('is proven only where every check is answered with yes', () => {
  const checks = ['identity.fullName', 'in-force'] as const;
  expect(notProven(checks, new Map())).toEqual(checks);
  expect(notProven(checks, new Map([['identity.fullName', 'yes']]))).toEqual(['in-force']);
  expect(
    notProven(
      checks,
      new Map([
        ['identity.fullName', 'yes'],
        ['in-force', 'unreadable'],
      ]),
    ),
  ).toEqual(['in-force']);
  expect(
    notProven(
      checks,
      new Map([
        ['identity.fullName', 'yes'],
        ['in-force', 'yes'],
        ['face', 'no'],
      ]),
    ),
  ).toEqual([]);
});

it('is compared again where what it proved has changed, or something else is asked, until all of it is answered', () => {
  const asked = ['identity.fullName', 'form-60-signed'] as const;
  const found = (check: CheckId, isOld = false) => ({ check, isOutdated: isOld });
  const name = found('identity.fullName');
  // It was accepted for a reason, with a check that nobody answered.
  expect(isOutdated(asked, [name])).toBe(false);
  expect(isOutdated(asked, [found('identity.fullName', true)])).toBe(true);
  // Form 60 has taken the place of the PAN.
  const pan = found('identity.pan', true);
  expect(isOutdated(asked, [name, pan])).toBe(true);
  expect(isOutdated(asked, [name, pan, found('form-60-signed')])).toBe(false);
  expect(isOutdated(asked, [])).toBe(false);
});
