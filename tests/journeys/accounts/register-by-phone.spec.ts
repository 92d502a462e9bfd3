/** Registering on the way to an application: number and code are enough, and a password can follow. */
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import {
  fillInBriefRegistration,
  giveCode,
  personWith,
  profileValue,
  signOut,
  verifyPhone,
} from '#tests/support/people/people.ts';
import { findLenders, stepTitle } from '#tests/support/pages/borrower-pages.ts';
import { expect, test } from '#tests/support/portal.ts';

const PASSWORD = 'harvest 2027';

// A number without an account, and the session that a new password has ended.
test.use({ complaints: { expected: [/status of 401/] } });

test('from /apply-loan somebody new applies by number and code, and sets a password later', async ({
  page,
  portal,
  visit,
  mobileNumber,
}) => {
  test.slow();
  await visit('/apply-loan');
  await page.getByRole('main').getByRole('link', { name: 'See which lenders match' }).click();
  await findLenders(page);
  await page.getByRole('link', { name: 'Apply here', exact: true }).click();
  await expect(stepTitle(page)).toHaveText('Sign in to apply');
  await verifyPhone(page, portal, mobileNumber);
  await page.getByRole('button', { name: 'Register with this number' }).click();
  await fillInBriefRegistration(page, personWith(mobileNumber));
  await expect(stepTitle(page)).toHaveText('Choose lenders');

  await visit('/consumer-profile');
  await signOut(page);
  await visit('/login');
  await verifyPhone(page, portal, mobileNumber);
  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  const userId = await profileValue(page, 'User Id').innerText();
  const password = page.getByRole('region', { name: 'Password' });
  await password.getByRole('button', { name: 'Set a password' }).click();
  await giveCode(page, portal, mobileNumber);
  await expect(password.getByRole('heading', { name: 'Password' })).toBeFocused();
  await password.getByLabel('New password').fill(PASSWORD);
  await password.getByLabel('Confirm password').fill(PASSWORD);
  await password.getByRole('button', { name: 'Set new password' }).click();
  await expect(password.getByText('Your password is set')).toBeVisible();
  await expect(password.getByRole('button', { name: 'Change password' })).toBeVisible();
  await expect(profileValue(page, 'User Id')).toHaveText(userId);

  await signOut(page);
  await visit('/login');
  await page.getByRole('tab', { name: 'User Id' }).click();
  await page.getByRole('textbox', { name: 'User ID' }).fill(userId);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  await expect(profileValue(page, 'User Id')).toHaveText(userId);
});

test('an applicant registers without email, password or category, and adds an email later @web', async ({
  page,
  portal,
  visit,
  mobileNumber,
}) => {
  test.slow();
  const person = personWith(mobileNumber);
  await visit('/apply');
  await verifyPhone(page, portal, mobileNumber);
  await page.getByRole('button', { name: 'Register with this number' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
  await expect(page.getByLabel('Category')).toHaveCount(0);
  await page.getByLabel('First name').fill('Asha');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Please fill in this field.')).toBeVisible();
  await fillInBriefRegistration(page, person);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sign in to apply');

  await visit('/consumer-profile');
  await page.getByRole('button', { name: 'Profile' }).click();
  await expect(profileValue(page, 'Category')).toHaveText('Consumer');
  await expect(page.getByRole('button', { name: 'Set a password' })).toBeVisible();
  expect(await faultsInLightAndDark(page)).toEqual([]);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('First name').fill('Asha Rani');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(profileValue(page, 'First name')).toHaveText('Asha Rani');
  await page.getByRole('button', { name: 'Add an email' }).click();
  await expect(page.getByLabel('Email ID (optional)')).toBeFocused();
  await page.getByLabel('Email ID (optional)').fill(person.email);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(profileValue(page, 'Email ID')).toHaveText(person.email);
  const yours = page.getByRole('region', { name: 'Your email' });
  await yours.getByRole('button', { name: 'Send code' }).click();
  const code = await portal.emailCodeFor(person.email);
  await yours.getByRole('textbox', { name: 'Code from the email' }).fill(code);
  await yours.getByRole('button', { name: 'Confirm email' }).click();
  await expect(yours.getByText('Your email is confirmed.')).toBeVisible();
});

test('an email and a password given there are saved, and a mismatch is named @web', async ({
  page,
  portal,
  visit,
  mobileNumber,
}) => {
  const person = personWith(mobileNumber);
  await visit('/register?then=%2Fapply');
  await verifyPhone(page, portal, mobileNumber);
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Add an email or a password' }).click();
  await expect(page.getByLabel('Email ID (optional)')).toBeFocused();
  await page.getByLabel('Email ID (optional)').fill(person.email);
  await page.getByLabel(/^Password/).fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('The passwords do not match.')).toBeVisible();
  expect(await faultsInLightAndDark(page)).toEqual([]);
  await page.getByLabel(/^Confirm password/).fill(person.password);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/[/]apply$/);
  await visit('/consumer-profile');
  await page.getByRole('button', { name: 'Profile' }).click();
  await expect(profileValue(page, 'Email ID')).toHaveText(person.email);
});
