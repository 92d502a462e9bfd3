/** The portal as a build is by default, where nobody applies: the documented way, from the home page to a message. */
import type { Page } from 'playwright/test';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { createAccount } from '#tests/support/people/accounts.ts';
import { personWith, profileValue, signOut, verifyPhone } from '#tests/support/people/people.ts';
import { awake, number, result, slider } from '#tests/support/pages/calculator-page.ts';
import { open, title } from '#tests/support/pages/consumer-area.ts';
import { expect, test } from '#tests/support/portal.ts';

test.use({ hasApplications: false });

/** Where a link of the portal leads that exists only with applications. */
const ABSENT = /\/(?:apply|guarantor|dealer-desk|operator|lender|how-we-match|recover)(?:[?#].*)?$/;

/** Views with figures that are nobody's. */
const SAMPLES: readonly string[] = ['My Dashboard', 'My Orders'];

async function expectNoApplications(page: Page): Promise<void> {
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.filter((href) => ABSENT.test(href))).toEqual([]);
  await expect(page.getByText(/Apply here|My loan|Which lenders match/)).toHaveCount(0);
}

test('a visitor gets from the home page by /apply-loan and the calculator to an account and a message', async ({
  page,
  portal,
  visit,
  mobileNumber,
}, { project }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(portal.gatewayUrl)) asked.push(new URL(request.url()).pathname);
  });
  const person = personWith(mobileNumber);
  await createAccount(portal, person);

  await visit('/');
  await expectNoApplications(page);
  expect(await faultsInLightAndDark(page)).toEqual([]);
  await page.getByRole('link', { name: 'Apply Loan' }).first().click();

  await expect(page).toHaveURL(/\/apply-loan$/);
  for (const step of [
    'Download the mobile app',
    'Create an account',
    'Fill in and submit the loan form',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name: step })).toBeVisible();
  }
  await expect(page.getByText('You need the mobile app to complete an application.')).toBeVisible();
  await expectNoApplications(page);
  expect(await faultsInLightAndDark(page)).toEqual([]);
  await slider(page, 'Loan amount').focus();
  await page.keyboard.press('ArrowRight');
  const calculator = page.getByRole('link', { name: 'Open the full calculator' });
  await expect(calculator).toHaveAttribute('href', /\?amount=/);
  await calculator.click();

  await expect(page).toHaveURL(/\/emi-calculator\?amount=/);
  await awake(page);
  await number(page, 'Loan amount').fill('300000');
  await number(page, 'Loan amount').press('Enter');
  await expect(result(page)).toContainText('3,00,000');
  await expectNoApplications(page);

  await visit('/login');
  await expectNoApplications(page);
  await verifyPhone(page, portal, mobileNumber);
  await expect(page.getByText('You have successfully logged in!')).toBeVisible();
  await expect(page).toHaveURL(/\/consumer-profile$/);
  await expect(title(page)).toHaveText('My Accounts');
  await expect(page.getByText('Sample data').first()).toBeVisible();
  for (const view of ['My Dashboard', 'My Orders', 'Buy Products', 'Offers', 'Loan Calculator']) {
    await open(page, view);
    await expectNoApplications(page);
    if (SAMPLES.includes(view)) await expect(page.getByText('Sample data').first()).toBeVisible();
  }
  await open(page, 'Profile');
  await expect(profileValue(page, 'Email ID')).toHaveText(person.email);
  await expectNoApplications(page);
  await signOut(page);

  await visit('/support');
  await expectNoApplications(page);
  await page.getByLabel('Name').fill('Asha Verma');
  await page.getByLabel('Email address').fill(person.email);
  await page.getByLabel('Phone').fill('98765 43210');
  await page.getByLabel('Subject').fill('Documents');
  await page.getByLabel('Message').fill('Which documents do I need?');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('form submitted successfully!')).toBeVisible();

  // On the desktop the main process asks for the page.
  if (project.name === 'web') {
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((path) => !/^\/(?:auth|user)-service\//.test(path))).toEqual([]);
  }
});

test.describe('an address of applications', () => {
  test.use({ complaints: { expected: [/status of 404/] } });

  test('is an address that does not exist', async ({ page, visit }) => {
    for (const path of [
      '/apply',
      '/how-we-match',
      '/dealer-desk',
      '/operator',
      '/lender',
      '/recover',
    ]) {
      await visit(path);
      await expect(title(page)).toHaveText('Page not found');
    }
  });
});

test('the Hindi pages are those of a portal where nobody applies, too @web', async ({
  page,
  visit,
}) => {
  await visit('/hi/apply-loan');
  await expect(page.getByRole('heading', { level: 2, name: 'मोबाइल ऐप डाउनलोड करें' })).toBeVisible();
  await expectNoApplications(page);
});
