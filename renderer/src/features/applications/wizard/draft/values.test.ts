import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_AMOUNT } from '#domain/lending/values.ts';
import { type FieldId, NO_SECTIONS } from '#domain/lending/sections.ts';
import { FORM_FIELDS } from '#renderer/features/applications/wizard/draft/fields.ts';
import {
  canonical,
  meansTheSame,
  readText,
  textIn,
  withValues,
} from '#renderer/features/applications/wizard/draft/values.ts';

const anyField = fc.constantFrom(...FORM_FIELDS);

test.each<[FieldId, string, unknown]>([
  ['identity.fullName', '  Asha Verma ', 'Asha Verma'],
  ['identity.dateOfBirth', '21-11-1990', '1990-11-21'],
  ['identity.pan', 'abcpe 1234 f', 'ABCPE1234F'],
  ['identity.hasNoPan', 'yes', true],
  ['vehicle.exShowroomPrice', '1.5 lakh', 15_000_000],
  ['work.income', '1,234.50', 123_450],
  ['work.monthsOfWork', '३६', 36],
  ['address.pinCode', '302 001', '302001'],
  ['bank.ifsc', 'sbin0001234', 'SBIN0001234'],
  ['work.costs', ' ', null],
])('%s takes "%s"', (id, text, value) => {
  expect(readText(id, text)).toEqual({ ok: true, value });
});

test.each<[FieldId, string, string]>([
  ['identity.dateOfBirth', '31/02/1990', 'apply.error.day'],
  ['identity.pan', 'ABC', 'apply.error.pan'],
  ['identity.aadhaarLastFour', '123', 'apply.error.aadhaarLastFour'],
  ['identity.aadhaarLastFour', '12345', 'apply.error.moreThanFour'],
  ['identity.aadhaarLastFour', '2341 2341 2346', 'apply.error.moreThanFour'],
  ['identity.aadhaarLastFour', '२३४१ २३४१ २३४७', 'apply.error.moreThanFour'],
  ['vehicle.exShowroomPrice', 'a lot', 'apply.error.rupees'],
  ['work.income', '12 %', 'apply.error.rupees'],
  ['vehicle.months', '61', 'apply.error.months'],
  ['work.dependants', '2.5', 'apply.error.whole'],
  ['bank.accountNumber', '1234', 'apply.error.accountNumber'],
  ['address.house', 'Flat 3, 2341 2341 2346', 'apply.error.aadhaar'],
])('%s refuses "%s"', (id, text, error) => {
  expect(readText(id, text)).toEqual({ ok: false, error });
});

test('an account number of twelve digits is no Aadhaar number', () => {
  expect(readText('bank.accountNumber', '234123412346')).toMatchObject({ ok: true });
});

test('a text that was read and written again stays unchanged', () => {
  expect(canonical('work.income', '1.5 lakh')).toBe('1,50,000');
  fc.assert(
    fc.property(anyField, fc.string({ maxLength: 30 }), (id, text) => {
      const once = canonical(id, text);
      return once === null || canonical(id, once) === once;
    }),
  );
});

test('what the gateway has comes back as it was when nobody types', () => {
  const paise = fc.integer({ min: 1, max: MAX_AMOUNT });
  fc.assert(
    fc.property(paise, paise, fc.boolean(), (income, price, hasNoPan) => {
      const filled = withValues(NO_SECTIONS, {
        'work.income': income,
        'vehicle.exShowroomPrice': price,
        'identity.hasNoPan': hasNoPan ? true : null,
        'identity.dateOfBirth': '1990-11-21',
      });
      const read = FORM_FIELDS.map((id) => [id, readText(id, textIn(filled, id))] as const);
      const values = read.map(([id, reading]) => [id, reading.ok ? reading.value : 'unreadable']);
      expect(withValues(NO_SECTIONS, Object.fromEntries(values))).toEqual(filled);
    }),
  );
});

test('the same amount may be written in several ways', () => {
  expect(meansTheSame('work.income', '1,50,000', 'Rs. 1.5 lakh')).toBe(true);
  expect(meansTheSame('identity.fullName', 'Asha ', 'Asha')).toBe(true);
  expect(meansTheSame('identity.pan', 'ABC', 'ABCD')).toBe(false);
});
