/** The steps of registration. What comes after them is in account.spec.ts. */
import { verifyPhone } from '#tests/support/people/people.ts';
import { expect, test } from '#tests/support/portal.ts';

test('going back and forth in registration keeps what was typed, and mistakes are shown @web', async ({
  page,
  portal,
  visit,
  mobileNumber,
}) => {
  await visit('/register');
  await expect(page.getByText('1/3')).toBeVisible();
  await verifyPhone(page, portal, mobileNumber);
  await expect(page.getByRole('heading', { name: 'Who you are' })).toBeFocused();
  await expect(page.getByLabel('Category').getByRole('option')).toHaveText([
    'Choose a category',
    'Consumer',
    'Dealer',
    'DSA',
    'NBFC',
    'Growth Partner',
    'Recovery Agency/Agents',
    'Collection Agency/Agents',
    'Staff',
  ]);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Please fill in this field.')).toHaveCount(2);
  await expect(page.getByRole('alert').filter({ hasText: 'Choose a category' })).toBeVisible();
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Verma');
  await page.getByLabel('Category').selectOption('Growth Partner');
  await page.getByRole('button', { name: 'Next' }).click();

  await expect(page.getByText('3/3')).toBeVisible();
  await page.getByLabel('Email ID').fill('asha@example');
  await page.getByLabel(/^Password/).fill('short');
  await expect(page.getByText('at least 8 characters (not yet)')).toBeVisible();
  await expect(page.getByText('a letter (met)')).toBeVisible();
  await page.getByLabel('Confirm password').fill('shirt');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please enter a valid email.')).toBeVisible();
  await expect(page.getByText('The password does not meet every rule below.')).toBeVisible();
  await expect(page.getByText('The passwords do not match.')).toBeVisible();
  await expect(page.getByText('Please tick the box to register.')).toBeVisible();

  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
  await expect(page.getByLabel('Category')).toHaveValue('GP');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Email ID')).toHaveValue('asha@example');
});

test('a reload in the last step keeps what was typed, but not the password @web', async ({
  page,
  portal,
  visit,
  mobileNumber,
}) => {
  await visit('/register');
  await verifyPhone(page, portal, mobileNumber);
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Verma');
  await page.getByLabel('Category').selectOption('Dealer');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Email ID').fill('asha@example.com');
  await page.getByLabel(/^Password/).fill('three wheels 3');
  await page.reload();
  await expect(page.getByText('What you typed before is kept.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Mobile No.' })).toHaveValue(mobileNumber);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByRole('textbox', { name: 'OTP' }).fill(await portal.codeFor(mobileNumber));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
  await expect(page.getByLabel('Category')).toHaveValue('Dealer');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Email ID')).toHaveValue('asha@example.com');
  await expect(page.getByLabel(/^Password/)).toHaveValue('');
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(kept).not.toContain('three wheels');
});
