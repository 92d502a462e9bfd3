/** What axe sees of each page as it opens is in budgets.spec.ts, and what can be opened in states.spec.ts. */
import type { Locator, Page } from 'playwright/test';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { createAccount } from '#tests/support/people/accounts.ts';
import { personWith } from '#tests/support/people/people.ts';
import { expect, test } from '#tests/support/portal.ts';

test('the eligibility answer has no accessibility fault that axe finds @web', async ({
  page,
  visit,
}) => {
  await visit('/loan-eligibility');
  await page.getByLabel('Monthly income').fill('10000');
  await page.getByLabel('Loan amount').fill('300000');
  await page.getByRole('button', { name: 'Check eligibility' }).click();
  await expect(page.getByRole('heading', { name: 'Your estimate' })).toBeFocused();
  expect(await faultsInLightAndDark(page)).toEqual([]);
});

test('registration can be done with the keyboard only @web', async ({
  page,
  portal,
  visit,
  mobileNumber,
}) => {
  await visit('/register');
  await page.getByRole('textbox', { name: 'Mobile No.' }).focus();
  await page.keyboard.type(mobileNumber);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'OTP' })).toBeFocused();
  await page.keyboard.type(await portal.codeFor(mobileNumber));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Who you are' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Asha');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Verma');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Cons');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(`keys.${mobileNumber}@example.com`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('by keyboard 1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('by keyboard 1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Read the terms and conditions' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have successfully registered!')).toBeVisible();
});

/** More than any of these pages has places to stop at. */
const MOST_STOPS = 80;

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(wanted, 'where Tab leads').toBeFocused();
}

async function typeInto(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, typed] of Object.entries(answers)) {
    await tabTo(page, page.getByRole('main').getByRole('textbox', { name }).first());
    await page.keyboard.type(typed);
  }
}

test('a borrower finds lenders and signs in with the keyboard only @web', async ({
  page,
  portal,
  visit,
  mobileNumber,
}) => {
  await createAccount(portal, personWith(mobileNumber));
  await visit('/');
  await tabTo(page, page.getByRole('link', { name: /^Check Loan Eligibility/ }).first());
  await page.keyboard.press('Enter');
  const wanted = page.getByRole('radio', { name: 'E-rickshaw' });
  const kinds = page.locator('input[name="kind"]');
  await tabTo(page, kinds.first());
  await page.keyboard.press('Space');
  await expect(kinds.first()).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(kinds.nth(1)).toBeChecked();
  while (!(await wanted.isChecked())) {
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('input[name="kind"]:focus')).toBeChecked();
  }
  await typeInto(page, {
    'Ex-showroom price': '150000',
    'On-road price': '165000',
    'Down payment': '40000',
    'Number of months': '24',
    'PIN code': '302001',
    'What you earn': '1200',
    'What you spend': '300',
    'Year of birth': '1990',
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lenders that match' })).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: 'Apply here', exact: true }));
  await page.keyboard.press('Enter');
  await typeInto(page, { 'Mobile No.': mobileNumber });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'OTP' })).toBeFocused();
  await page.keyboard.type(await portal.codeFor(mobileNumber));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apply\?number=/);
});
