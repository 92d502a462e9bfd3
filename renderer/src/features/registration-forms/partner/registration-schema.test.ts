import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { registrationSchema } from '#renderer/features/registration-forms/partner/registration-schema.ts';
import { REGISTRATION_TYPES } from '#renderer/features/registration-forms/partner/registration-types.ts';

const schema = registrationSchema(() => '2026-11-21');

const file = { kind: 'accepted', file: new File(['x'], 'id.png'), format: 'png' };
const GOOD = {
  type: 'dealer',
  fullName: 'Asha Verma',
  bornOn: '5/11/1990',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  address: '12 Station Road, Nagpur 440001',
  identification: file,
  photograph: file,
  accountNumber: '0011 2233 445',
  ifsc: 'sbin 0005943',
  businessDetails: '',
  experience: '',
  tradingPreferences: 'Three-wheelers in Nagpur',
  riskProfile: 'balanced',
  objectives: 'A second showroom',
  accountPreferences: '',
};

/** The issues by field. */
function issuesOf(over: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const parsed = z.safeParse(schema, { ...GOOD, ...over });
  const issues = parsed.success ? [] : parsed.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

it('accepts a complete form without optional fields, and writes numbers in their official form', () => {
  expect(z.parse(schema, GOOD)).toMatchObject({
    bornOn: '1990-11-05',
    phone: '9876543210',
    accountNumber: '00112233445',
    ifsc: 'SBIN0005943',
  });
});

it('requires every field that is not optional', () => {
  const empty = Object.fromEntries(Object.keys(GOOD).map((name) => [name, '']));
  const optional = ['businessDetails', 'experience', 'accountPreferences'];
  expect(
    new Set(Object.keys(issuesOf({ ...empty, identification: null, photograph: null }))),
  ).toEqual(new Set(Object.keys(GOOD).filter((name) => !optional.includes(name))));
});

it.each(REGISTRATION_TYPES)('accepts the registration type %s', (type) => {
  expect(issuesOf({ type })).toEqual({});
});

it.each([
  [{ type: 'consumer' }, { type: 'forms.rules.choose' }],
  [{ bornOn: '31/02/1990' }, { bornOn: 'forms.rules.noSuchDay' }],
  [{ bornOn: '22/11/2026' }, { bornOn: 'forms.rules.dayAhead' }],
  [{ email: 'asha@' }, { email: 'form.email' }],
  [{ phone: '1234567890' }, { phone: 'form.mobile' }],
  [{ address: 'Station Road, Nagpur' }, { address: 'forms.rules.address' }],
  [{ accountNumber: '12345678' }, { accountNumber: 'registration.accountNumberInvalid' }],
  [{ ifsc: 'SBIN1005943' }, { ifsc: 'registration.ifscInvalid' }],
  [{ riskProfile: 'reckless' }, { riskProfile: 'forms.rules.choose' }],
  [{ objectives: 'x'.repeat(4001) }, { objectives: 'form.tooLong 4000' }],
])('rejects %j', (over, issues) => expect(issuesOf(over)).toEqual(issues));

describe('a question that does not fit the type', () => {
  const unanswered = { tradingPreferences: '', objectives: '', riskProfile: '' };

  it.each(['dsa', 'ra/a', 'ca/a'])('is not asked of %s', (type) => {
    expect(issuesOf({ type, ...unanswered })).toEqual({});
  });

  it('asks a growth partner the others', () => {
    expect(issuesOf({ type: 'gp', ...unanswered })).toEqual({
      objectives: 'form.required',
      riskProfile: 'forms.rules.choose',
    });
  });

  it.each(['dealer', 'partner'])('there is none for %s', (type) => {
    expect(Object.keys(issuesOf({ type, ...unanswered }))).toEqual(Object.keys(unanswered));
  });

  it('may keep an answer typed for another type', () => {
    expect(issuesOf({ type: 'ra/a', objectives: 'x'.repeat(4001) })).toEqual({});
  });
});

describe('adults only', () => {
  it('accepts somebody on their eighteenth birthday, but not the day before', () => {
    expect(issuesOf({ bornOn: '21/11/2008' })).toEqual({});
    expect(issuesOf({ bornOn: '22/11/2008' })).toEqual({ bornOn: 'registration.underage' });
  });
});
