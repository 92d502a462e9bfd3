/** Recovering an account, and sessions that end while a person is at work. */
import type { Browser, Page } from 'playwright/test';
import { createAccount, keepSession, startSession } from '#tests/support/people/accounts.ts';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import {
  type Person,
  personWith,
  profileValue,
  verifyPhone,
} from '#tests/support/people/people.ts';
import { expect, test } from '#tests/support/portal.ts';
import { newMobileNumber } from '#tests/support/people/mobile-numbers.ts';
import { type RunningPortal } from '#tests/support/running-portal.ts';

const NEW_PASSWORD = 'harvest 2027';

/** Signs in within a part of the page, by user ID or email. */
async function signInWithPassword(page: Page, userId: string, password: string): Promise<void> {
  await page.getByRole('tab', { name: 'User Id' }).click();
  await page.getByRole('textbox', { name: 'User ID' }).fill(userId);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** The consumer area in a separate browser in which this person is signed in. */
async function openElsewhere(browser: Browser, portal: RunningPortal, person: Person) {
  const { userId, token } = await startSession(portal, person.mobileNumber);
  const context = await browser.newContext();
  const page = await context.newPage();
  const visit = async (path: string) => {
    await page.goto(`${portal.url}${path}`);
  };
  await keepSession(page, visit, { userId, token, mobileNumber: person.mobileNumber });
  await visit('/consumer-profile');
  return { page, close: () => context.close() };
}

/** The page asks how long its session lasts, and would notice by that that it has ended, before anything is saved. */
async function keepFromNoticing(page: Page): Promise<void> {
  await page.route(/auth-service\/session$/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    return route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { idleSecondsLeft: 1800, secondsLeft: 40_000 },
    });
  });
}

test.describe('@web', () => {
  test.use({ complaints: { expected: [/status of 40[14]/] } });

  test('a phone code shows the user ID and sets a new password, and signing in leads back', async ({
    page,
    portal,
    visit,
    mobileNumber,
  }) => {
    const person = personWith(mobileNumber);
    await createAccount(portal, person);
    await visit('/login?then=%2Fapply');
    const forgotten = page.getByRole('link', { name: 'Forgotten your password or user ID?' });
    await expect(forgotten).toHaveAttribute('href', '/recover?then=%2Fapply');
    await forgotten.click();
    await verifyPhone(page, portal, newMobileNumber());
    const refusal = page.getByRole('alert').filter({ hasText: 'This number has no account.' });
    await expect(refusal).toBeFocused();
    await expect(refusal.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/register?then=%2Fapply',
    );

    await verifyPhone(page, portal, mobileNumber);
    await expect(page.getByRole('heading', { name: 'Your user ID' })).toBeFocused();
    const userId = await page.getByText(/^RS\d{8}$/).innerText();
    expect(await faultsInLightAndDark(page)).toEqual([]);
    await page.getByLabel('New password').fill('short');
    await page.getByLabel('Confirm password').fill('short');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText('The password does not meet every rule below.')).toBeVisible();
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText('Your password is changed')).toBeVisible();
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await signInWithPassword(page, userId, NEW_PASSWORD);
    await expect(page).toHaveURL(/\/apply$/);
  });

  test('an address that leads elsewhere after signing in is not followed', async ({
    page,
    portal,
    visit,
    mobileNumber,
  }) => {
    const person = personWith(mobileNumber);
    await createAccount(portal, person);
    await visit('/login?then=//elsewhere.example');
    await signInWithPassword(page, person.email, person.password);
    await expect(page).toHaveURL(`${portal.url}/consumer-profile`);
  });

  test('a warning comes before an idle session ends, and staying ends the warning', async ({
    page,
    mobileNumber,
    openAccount,
  }) => {
    let idleSecondsLeft = 100;
    await page.route(/auth-service\/session$/, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const { stay } = route.request().postDataJSON();
      if (stay === true) idleSecondsLeft = 1800;
      return route.fulfill({
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { idleSecondsLeft, secondsLeft: 40_000 },
      });
    });
    await page.clock.install();
    await openAccount(personWith(mobileNumber));
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('First name').fill('Asha Rani');
    await page.clock.runFor(6_000);
    const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
    await expect(warning.getByRole('status')).toHaveText(/in less than 2 minutes/);
    await expect(warning.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(warning).toHaveCount(0);
    await expect(page.getByLabel('First name')).toHaveValue('Asha Rani');
    await expect(page.getByLabel('First name')).toBeFocused();
  });

  test('signing out everywhere ends other browsers, which continue for the same person only', async ({
    page,
    portal,
    browser,
    mobileNumber,
    openAccount,
  }) => {
    const person = personWith(mobileNumber);
    await openAccount(person);
    const other = await openElsewhere(browser, portal, person);
    await keepFromNoticing(other.page);
    await other.page.getByRole('button', { name: 'Edit' }).click();
    await other.page.getByLabel('First name').fill('Asha Rani');

    const signOutEverywhere = async () => {
      await page.getByRole('button', { name: 'Profile' }).click();
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: 'Sign out everywhere' }).click();
      await expect(page.getByText('You are signed out on every device.')).toBeVisible();
      await expect(page.getByText('Demonstration:')).toBeVisible();
    };
    await signOutEverywhere();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);

    await other.page.getByRole('button', { name: 'Save' }).click();
    const again = other.page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(again).toBeVisible();
    await expect(other.page.getByLabel('First name')).toBeHidden();
    expect(await faultsInLightAndDark(other.page)).toEqual([]);
    await signInWithPassword(other.page, person.email, person.password);
    await expect(profileValue(other.page, 'First name')).toHaveText('Asha Rani');
    await other.close();
  });

  test('another person who signs in on the spot sees none of what was typed', async ({
    page,
    portal,
    mobileNumber,
    openAccount,
  }) => {
    const stranger = personWith(newMobileNumber());
    await createAccount(portal, stranger);
    await openAccount(personWith(mobileNumber));
    await keepFromNoticing(page);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('First name').fill('Nobody else');
    await page.evaluate(() => localStorage.setItem('token', 'old'));
    await page.evaluate(() =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'old' })),
    );
    await page.getByRole('button', { name: 'Save' }).click();
    await signInWithPassword(page, stranger.email, stranger.password);
    await expect(profileValue(page, 'Email ID')).toHaveText(stranger.email);
    await expect(profileValue(page, 'First name')).toHaveText('Asha');
    await expect(page.getByLabel('First name')).toHaveCount(0);
  });
});
