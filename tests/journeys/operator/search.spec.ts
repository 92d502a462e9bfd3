/** The console's search box, by keyboard alone: pages, what a page offers, and anybody's application. */
import type { Page } from 'playwright/test';
import { searchConsole } from '#contract/operators/search.ts';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { loanIn } from '#tests/support/people/loans.ts';
import { expect, test } from '#tests/support/portal.ts';

const box = (page: Page) => page.getByRole('combobox', { name: /^Search for an application/ });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const line = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

async function openBox(page: Page): Promise<void> {
  await page.keyboard.press('Control+KeyK');
  await expect(box(page)).toBeFocused();
}

test('an operator finds an application by its borrower’s phone number, claims it, and finds it by name @web', async ({
  page,
  portal,
  lenders,
  openStaff,
}) => {
  const { number, person } = await loanIn('submitted', { portal, lenders });
  const searched: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(searchConsole.path)) searched.push(request.postDataJSON());
  });
  await openStaff('operator', '/operator#queue');
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await expect(heading(page)).toHaveText('Queue');

  await test.step('a page of the console', async () => {
    await openBox(page);
    expect(await faultsInLightAndDark(page)).toEqual([]);
    await page.keyboard.type('griev');
    await expect(line(page, /^Grievances/)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Grievances');
    await expect(heading(page)).toBeFocused();
  });

  await test.step('nothing', async () => {
    await openBox(page);
    await page.keyboard.type('6000000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nothing found for “6000000000”.')).toBeVisible();
    expect(await faultsInLightAndDark(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
  });

  await test.step('the borrower’s phone number', async () => {
    await openBox(page);
    await page.keyboard.type(`+91 ${person.mobileNumber}`);
    await page.keyboard.press('Enter');
    const found = line(page, new RegExp(number));
    await expect(found).toContainText('New · claimed by nobody · found by phone number');
    await expect(found).toHaveAttribute('aria-selected', 'true');
    expect(await faultsInLightAndDark(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(`Application ${number}`);
    await expect(heading(page)).toBeFocused();
  });

  await test.step('what the page offers', async () => {
    await expect(page.getByRole('button', { name: 'Claim', exact: true })).toBeVisible();
    await openBox(page);
    await expect(line(page, 'Reject')).toHaveCount(0);
    await page.keyboard.type('claim');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Decide' })).toBeVisible();
    await openBox(page);
    await page.keyboard.type('corrections');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'Ask for corrections' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByRole('heading', { name: 'Decide' })).toBeFocused();
  });

  await test.step('a name, among what is claimed', async () => {
    await openBox(page);
    await page.keyboard.type('madeup');
    await expect(line(page, /^Search for “madeup”/)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(line(page, new RegExp(number))).toContainText('claimed by you · found by name');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Decide' })).toBeFocused();
  });

  expect(searched).toEqual([
    { search: '6000000000' },
    { search: `+91 ${person.mobileNumber}` },
    { search: 'madeup' },
  ]);
});
