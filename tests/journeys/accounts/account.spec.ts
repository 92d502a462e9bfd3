import {
  personWith,
  profileValue,
  register,
  signOut,
  verifyPhone,
} from '#tests/support/people/people.ts';
import { expect, test } from '#tests/support/portal.ts';

test.use({ serviceWorkers: 'allow' });

test('a link with a category opens the form with it selected @web', async ({
  page,
  portal,
  visit,
  mobileNumber,
}) => {
  await visit('/');
  await page.getByRole('link', { name: 'Dealer / Franchise' }).click();
  await expect(page).toHaveURL(/\/register\?as=Dealer$/);
  await verifyPhone(page, portal, mobileNumber);
  await expect(page.getByText('2/3')).toBeVisible();
  await expect(page.getByLabel('Category')).toHaveValue('Dealer');
  // Staff stay listed; the form says how they get an account.
  await expect(page.getByLabel('Category').getByRole('option', { name: 'Staff' })).toHaveCount(1);
  await expect(page.getByText('you cannot register as staff here')).toBeVisible();
});

test('a person registers, signs out, signs in both ways and changes the profile', async ({
  page,
  portal,
  visit,
  mobileNumber,
}) => {
  const person = personWith(mobileNumber);

  await visit('/register');
  await register(page, portal, person);
  await expect(profileValue(page, 'First name')).toHaveText('Asha');
  const userId = await profileValue(page, 'User Id').innerText();
  expect(userId).toMatch(/^RS\d{8}$/);
  await signOut(page);
  await expect(page.getByText('Demonstration:')).toBeVisible();

  await visit('/login');
  await verifyPhone(page, portal, mobileNumber);
  await expect(page.getByText('You have successfully logged in!')).toBeVisible();
  await expect(profileValue(page, 'Email ID')).toHaveText(person.email);
  await signOut(page);

  await visit('/login');
  await page.getByRole('tab', { name: 'User Id' }).click();
  await page.getByRole('textbox', { name: 'User ID' }).fill(userId.toLowerCase());
  await page.getByLabel(/^Password/).fill(person.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('You have successfully logged in!')).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('User Id')).not.toBeEditable();
  await page.getByLabel('First name').fill('Asha Rani');
  await page.getByRole('button', { name: 'Save' }).click();
  // After signing in with the user ID the number is unknown, and no change is sent without it.
  await expect(page.getByText('Please type your mobile number')).toBeVisible();
  await page.getByLabel('Mobile number').fill(mobileNumber);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByRole('textbox', { name: 'OTP' }).fill(await portal.codeFor(mobileNumber));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByText('Success', { exact: true })).toBeVisible();
  await page.reload();
  await expect(profileValue(page, 'First name')).toHaveText('Asha Rani');
});
