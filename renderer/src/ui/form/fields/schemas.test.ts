import { describe, expect, it, test } from 'vitest';
import {
  oneTimeCode,
  phoneNumber,
  requiredLine,
  requiredText,
} from '#renderer/ui/form/fields/schemas.ts';

const errorOf = (schema: ReturnType<typeof requiredText>, typed: string) =>
  schema.safeParse(typed).error?.issues[0]?.message;

describe('required text', () => {
  it('is refused with an Aadhaar number in it, with words of the form or the general ones', () => {
    expect(errorOf(requiredText(60), 'Asha 4991/1866/5246')).toBe('form.aadhaar');
    expect(errorOf(requiredText(60, 'grievance.aadhaar'), '४९९१ १८६६ ५२४६')).toBe(
      'grievance.aadhaar',
    );
    expect(errorOf(requiredText(60), 'Call +91 98765 43210')).toBeUndefined();
  });

  it('may be any number where it is not in people’s own words', () => {
    expect(errorOf(requiredLine(60), '499118665246')).toBeUndefined();
    expect(errorOf(requiredLine(60), ' ')).toBe('form.required');
  });
});

describe.each([
  ['Devanagari', '१२३४५६'],
  ['Bengali', '১২৩৪৫৬'],
  ['Tamil', '௧௨௩௪௫௬'],
  ['Urdu', '۱۲۳ ۴۵۶'],
  ['Arabic', '\u200f١٢٣٤٥٦'],
  ['full-width', '１２３４５６'],
])('in %s digits', (_, digits) => {
  test('a code is read', () => {
    expect(oneTimeCode.parse(digits)).toBe('123456');
  });

  test('a phone number is read, and one that is too short is refused', () => {
    expect(phoneNumber.parse(digits)).toMatch(/^123 ?456$/);
    expect(phoneNumber.safeParse(digits.slice(0, 4)).success).toBe(false);
  });
});

test('five digits of any script are no code', () => {
  expect(oneTimeCode.safeParse('১২৩৪৫').success).toBe(false);
});
