import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '#contract/categories.ts';
import { CATEGORY_NAMES, categoryFromUserType } from '#contract/category-names.ts';
import { GATEWAY_CALLS, login, register, updateUser } from '#contract/gateway.ts';
import { unmetPasswordRules } from '#domain/password-rules.ts';

describe('the contract', () => {
  it('has the five calls of the provider’s gateway', () => {
    expect(Object.values(GATEWAY_CALLS).map(({ path }) => path)).toEqual([
      '/auth-service/login',
      '/auth-service/register',
      '/user-service/addContactUs',
      '/user-service/userDetails',
      '/user-service/updateUser',
    ]);
  });

  it('has the eight categories with the names that people read', () => {
    expect(CATEGORIES.map((code) => [code, CATEGORY_NAMES[code]])).toEqual([
      ['CSR', 'Consumer'],
      ['Dealer', 'Dealer'],
      ['DSA', 'DSA'],
      ['NBFC', 'NBFC'],
      ['GP', 'Growth Partner'],
      ['RAGT', 'Recovery Agency/Agents'],
      ['CAGT', 'Collection Agency/Agents'],
      ['STF', 'Staff'],
    ]);
  });

  it.each([
    ['CSR', 'CSR'],
    ['Consumer', 'CSR'],
    [' growth partner ', 'GP'],
    ['Somebody', undefined],
  ])('finds the category behind the user type %j', (userType, category) => {
    expect(categoryFromUserType(userType)).toBe(category);
  });
});

describe('the login body', () => {
  it('is either a mobile number, or a user ID with a password', () => {
    const mobile = { mobileNumber: '+91 98765 43210', password: null, userId: null };
    expect(login.body.parse(mobile)).toEqual({ ...mobile, mobileNumber: '9876543210' });
    const byId = { mobileNumber: null, password: 'secret', userId: 'RS12345678' };
    expect(login.body.parse(byId)).toEqual(byId);
  });

  it.each([
    { mobileNumber: null, password: null, userId: null },
    { mobileNumber: '9876543210', password: 'secret', userId: null },
    { mobileNumber: null, password: 'secret', userId: null },
    { mobileNumber: '1234567890', password: null, userId: null },
    { mobileNumber: '9876543210', password: null, userId: null, admin: true },
  ])('is not %j', (body) => {
    expect(login.body.safeParse(body).success).toBe(false);
  });
});

describe('the register body', () => {
  const body = {
    firstName: ' Asha ',
    lastName: 'Verma',
    category: 'CSR',
    emailId: 'Asha@Example.com',
    password: 'three wheels 3',
    confirmedPassword: 'three wheels 3',
    mobileNumber: '098765-43210',
  };

  it('is normalised: names trimmed, email in lower case, the number in ten digits', () => {
    expect(register.body.parse(body)).toEqual({
      ...body,
      firstName: 'Asha',
      emailId: 'asha@example.com',
      mobileNumber: '9876543210',
    });
  });

  it.each([
    [{ confirmedPassword: 'another' }, 'confirmedPassword'],
    [{ password: 'short', confirmedPassword: 'short' }, 'password'],
    [{ emailId: 'asha@' }, 'emailId'],
    [{ category: 'Boss' }, 'category'],
    [{ firstName: '   ' }, 'firstName'],
  ])('refuses %j and names the field', (change, field) => {
    const result = register.body.safeParse({ ...body, ...change });
    expect(result.error?.issues.map(({ path }) => path.join('.'))).toContain(field);
  });
});

it('an update may leave the mobile number as it is', () => {
  const body = {
    userId: 'RS12345678',
    firstName: 'Asha',
    lastName: 'Verma',
    email: 'asha@example.com',
    mobileNumber: null,
    category: 'CSR',
  };
  expect(updateUser.body.parse(body)).toEqual(body);
});

it('a password needs eight characters, a letter and a digit', () => {
  expect(unmetPasswordRules('')).toEqual(['length', 'letter', 'digit']);
  expect(unmetPasswordRules('तीनपहिया १२')).toEqual([]);
  expect(unmetPasswordRules('x1'.repeat(65))).toEqual(['length']);
});
