/** The door to the operator's console: password and code, and how a page that was left alone closes again. */
import type { Page } from 'playwright/test';
import { session } from '#contract/added-calls.ts';
import { keepSession, startSession } from '#tests/support/people/accounts.ts';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { giveCode } from '#tests/support/people/people.ts';
import type { RunningPortal } from '#tests/support/running-portal.ts';
import { expect, test } from '#tests/support/portal.ts';
import { DEMO_PASSWORD, DEMO_STAFF, newStaffSession } from '#tests/support/people/staff.ts';

const { operator } = DEMO_STAFF;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Gives both, in the page or in the dialog; the user ID is there already. */
async function giveBoth(page: Page, portal: RunningPortal): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'User ID' })).toHaveValue(operator.userId);
  await page.getByLabel(/^Password/).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Send OTP' })).toBeFocused();
  await expect(page.getByText(`ends in ${operator.mobileNumber.slice(-4)}`)).toBeVisible();
  await giveCode(page, portal, operator.mobileNumber);
}

test('people signed in by code alone are asked for the password too, and then reach the page they wanted @web', async ({
  page,
  portal,
  visit,
}) => {
  const byCode = await startSession(portal, operator.mobileNumber);
  await keepSession(page, visit, { ...byCode, mobileNumber: operator.mobileNumber });
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/operator#members');
  await expect(heading(page)).toHaveText('Sign in with password and code');
  await expect(page.getByRole('button', { name: /^Next/ })).toBeVisible();
  expect(await faultsInLightAndDark(page)).toEqual([]);
  await giveBoth(page, portal);
  await expect(heading(page)).toHaveText('Members');

  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Jobs' }).focus();
  expect(await faultsInLightAndDark(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Jobs');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Jobs' })).toBeHidden();
  await page.goBack();
  await expect(heading(page)).toHaveText('Members');
  // Rows of those whom the operator has invited name them, too.
  const me = page.getByRole('row').filter({ hasText: 'This is you' });
  await expect(me).toContainText(operator.userId);
  expect(await faultsInLightAndDark(page)).toEqual([]);
});

test.describe('an unattended console', () => {
  test.use({ complaints: { expected: [/status of 401/] } });

  test('closes after 15 minutes, and reopens as it was with password and code @web', async ({
    page,
    portal,
    visit,
  }) => {
    const own = await newStaffSession(portal, 'operator');
    const isAlive = async () => {
      const { path } = session;
      const headers = { 'Content-Type': 'application/json', Authorization: own.token };
      const body = JSON.stringify({ stay: false });
      return (await fetch(portal.gatewayUrl + path, { method: 'POST', headers, body })).ok;
    };
    await keepSession(page, visit, own);
    await page.clock.install();
    const asked = page.waitForResponse((response) => response.url().endsWith(session.path));
    await visit('/operator#members');
    const typed = page.getByRole('textbox', { name: 'User ID' });
    await typed.fill('RS1234');
    await expect(page.getByText('This is you')).toBeVisible();
    await page.clock.runFor(6000);
    await asked;

    const stillThere = page.getByRole('alertdialog', { name: 'Are you still there?' });
    await page.clock.fastForward('13:30');
    await expect(stillThere.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(stillThere).toBeHidden();
    await page.clock.fastForward('13:30');
    await expect(stillThere).toBeVisible();
    await page.clock.fastForward('02:00');
    const ended = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(ended.getByRole('textbox', { name: 'User ID' })).toBeFocused();
    await expect(page.getByText('This is you')).toBeHidden();
    // The dialog's, and not that of the page.
    await expect(typed).toHaveValue(operator.userId);
    await expect.poll(isAlive).toBe(false);
    expect(await faultsInLightAndDark(page)).toEqual([]);

    await giveBoth(page, portal);
    await expect(ended).toBeHidden();
    await expect(page).toHaveURL(/\/operator#members$/);
    await expect(typed).toHaveValue('RS1234');
    await expect(page.getByText('This is you')).toBeVisible();
  });
});
