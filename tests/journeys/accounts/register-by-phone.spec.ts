/** Registering on the way to an application: number and code are enough, and a password can follow. */
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import {
  fillInBriefRegistration,
  personWith,
  profileValue,
  signOut,
  verifyPhone,
} from '#tests/support/people/people.ts';
import { expect, test } from '#tests/support/portal.ts';

const PASSWORD = 'harvest 2027';

// Setting a password has ended the session that is signed out then.
test.use({ complaints: { expected: [/status of 401.*signOut/] } });

test('who applies registers without email, password or category, and adds them later', async ({
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
  await expect(profileValue(page, 'Email ID')).toHaveText('None yet');
  expect(await faultsInLightAndDark(page)).toEqual([]);
  const userId = await profileValue(page, 'User Id').innerText();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('First name').fill('Asha Rani');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(profileValue(page, 'First name')).toHaveText('Asha Rani');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Email ID').fill(person.email);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(profileValue(page, 'Email ID')).toHaveText(person.email);
  await signOut(page);

  await visit('/login');
  await verifyPhone(page, portal, mobileNumber);
  await expect(profileValue(page, 'Email ID')).toHaveText(person.email);
  await page.getByRole('link', { name: 'Set or change your password with a code' }).click();
  await verifyPhone(page, portal, mobileNumber);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByRole('tab', { name: 'User Id' }).click();
  await page.getByRole('textbox', { name: 'User ID' }).fill(userId);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('You have successfully logged in!')).toBeVisible();
});

test('who gives an email and a password there has them, and a mismatch is named @web', async ({
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
  await page.getByLabel('Email ID').fill(person.email);
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
