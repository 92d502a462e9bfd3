/** Changing a profile: what is typed is not lost, and a new number is proved. */
import type { Page } from 'playwright/test';
import { personWith, profileValue, signOut, verifyPhone } from '#tests/support/people/people.ts';
import { expect, test } from '#tests/support/portal.ts';
import { newMobileNumber } from '#tests/support/people/mobile-numbers.ts';
import { title, open, press } from '#tests/support/pages/consumer-area.ts';

/** As the router counts the pages of this visit. */
const positionInHistory = (page: Page) =>
  page.evaluate(() => {
    const state: unknown = window.history.state;
    return typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  });

test('a change made just before leaving is asked about as well', async ({
  page,
  mobileNumber,
  openAccount,
}) => {
  await openAccount(personWith(mobileNumber));
  await open(page, 'Profile');
  await press(page, 'Edit');
  const orders = await page.getByRole('button', { name: 'My Orders', exact: true }).elementHandle();
  await page.getByLabel('First name').evaluate(async (field, button) => {
    if (!(field instanceof HTMLInputElement) || !(button instanceof HTMLElement)) return;
    field.setRangeText('Asha Rani', 0, field.value.length);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // Before the browser does anything else, as on a phone that is too busy to keep up.
    await Promise.resolve();
    button.click();
  }, orders);
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('First name')).toHaveValue('Asha Rani');
});

test('profile changes are not lost without asking', async ({ page, mobileNumber, openAccount }) => {
  await openAccount(personWith(mobileNumber));
  await open(page, 'Profile');
  await press(page, 'Edit');
  await expect(page.getByLabel('First name')).toBeFocused();
  await press(page, 'Cancel');
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
  await press(page, 'Edit');
  await page.getByLabel('First name').fill('Asha Rani');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });

  await press(page, 'My Orders');
  await expect(question.getByRole('button', { name: 'Stay here' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'My Orders' })).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveValue('Asha Rani');

  const here = await positionInHistory(page);
  expect(here).toEqual(expect.any(Number));
  await page.evaluate(() => window.history.back());
  await expect(question).toBeVisible();
  // The router goes forward again by itself; a step back before that would take its place.
  await expect.poll(() => positionInHistory(page)).toBe(here);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Profile');
  await expect(page.getByLabel('First name')).toHaveValue('Asha Rani');

  await press(page, 'Logout');
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Asha Rani');

  await page.evaluate(() => window.history.back());
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(title(page)).toHaveText('My Accounts');
  await expect(profileValue(page, 'First name')).toHaveText('Asha');

  await open(page, 'Profile');
  await press(page, 'Edit');
  await page.getByLabel('Last name').fill('x'.repeat(61));
  await press(page, 'Save');
  await expect(page.getByText('Please use at most 60 characters.')).toBeVisible();
  await press(page, 'Logout');
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
});

test('the browser asks before a changed profile is reloaded', async ({
  page,
  mobileNumber,
  openAccount,
}) => {
  await openAccount(personWith(mobileNumber));
  await press(page, 'Edit');
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.keyboard.type('Rani ');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(page.getByLabel('First name')).toHaveValue(/Rani/);
  await press(page, 'Save');
  await expect(page.getByText('Success', { exact: true })).toBeVisible();
  await page.reload();
  await expect(profileValue(page, 'First name')).toHaveText(/Rani/);
});

test.describe('a session that ends while a profile is edited', () => {
  test.use({ complaints: { expected: [/status of 401/] } });

  test('says so, lets the person sign in on the spot, and loses nothing', async ({
    page,
    portal,
    mobileNumber,
    openAccount,
  }) => {
    const person = personWith(mobileNumber);
    await openAccount(person);
    await expect(profileValue(page, 'Mobile number')).toHaveText(
      `Ends in ${mobileNumber.slice(-4)}`,
    );
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('First name').fill('Asha Rani');
    const sent: unknown[] = [];
    await page.route(/updateUser/, (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({
        status: 401,
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: {},
      });
    });
    await page.getByRole('button', { name: 'Save' }).click();
    const again = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(again).toBeVisible();
    await expect(page.getByLabel('First name')).toBeHidden();
    await expect(page.getByText('Demonstration:')).toHaveCount(0);
    expect(sent).toEqual([expect.objectContaining({ mobileNumber })]);
    await page.unroute(/updateUser/);

    await again.getByRole('textbox', { name: 'Mobile No.' }).fill(mobileNumber);
    await again.getByRole('button', { name: 'Send OTP' }).click();
    await again.getByRole('textbox', { name: 'OTP' }).fill(await portal.codeFor(mobileNumber));
    await again.getByRole('button', { name: 'Verify OTP' }).click();
    await expect(again).toHaveCount(0);
    // What could not be saved is saved now.
    await expect(profileValue(page, 'First name')).toHaveText('Asha Rani');
  });

  test('signing out in another tab keeps the edit as well', async ({
    page,
    portal,
    mobileNumber,
    openAccount,
  }) => {
    await openAccount(personWith(mobileNumber));
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('First name').fill('Asha Rani');
    const other = await page.context().newPage();
    await other.goto(`${portal.url}/faq`);
    await other.evaluate(() => localStorage.clear());
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Asha Rani');
  });
});

test('changing the mobile number asks for a code sent to the new one', async ({
  page,
  portal,
  visit,
  mobileNumber,
  openAccount,
}) => {
  await openAccount(personWith(mobileNumber));
  const newNumber = newMobileNumber();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Mobile number').fill('12345678901');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter a 10-digit Indian mobile number')).toBeVisible();
  await page.getByLabel('Mobile number').fill(newNumber);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Verify the new mobile number' })).toBeVisible();
  await verifyPhone(page, portal, newNumber);
  await expect(page.getByText('Success', { exact: true })).toBeVisible();
  await signOut(page);
  await visit('/login');
  await verifyPhone(page, portal, newNumber);
  await expect(page.getByText('You have successfully logged in!')).toBeVisible();
});
