/** The operators' dashboard: its figures lead to lists of as many. */
import { faultsInLightAndDark as faults } from '#tests/support/checks/axe.ts';
import { loanIn } from '#tests/support/people/loans.ts';
import { expect, test } from '#tests/support/portal.ts';
import { openAsStaff } from '#tests/support/people/staff.ts';

test.setTimeout(60_000);

test('a figure on the dashboard leads to a list with as many applications @web', async ({
  page,
  portal,
  lenders,
}) => {
  const { number } = await loanIn('submitted', { portal, lenders });
  await openAsStaff(portal, page, 'operator', '/operator#dashboard');

  const open = page.getByRole('table', { name: 'Open applications by state and time frame' });
  const figure = open.getByRole('link', { name: /^\d+: New$/ });
  const count = Number(await figure.innerText());
  expect(count).toBeGreaterThan(0);
  await expect(
    page.getByRole('img', { name: 'Open applications by state and time frame' }),
  ).toBeVisible();
  expect(await faults(page)).toEqual([]);

  await figure.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Queue');
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await expect(
    page.getByText(new RegExp(`^${count} applications? (is|are) shown\\.`)),
  ).toBeVisible();

  await page.goBack();
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Days that I choose');
  await expect(page.getByRole('alert')).toHaveText(/Enter a first day/);
  await page.getByLabel('First day').fill('2020-01-01');
  await page.getByLabel('Last day').fill('2020-01-31');
  await expect(page.getByText('No application was sent in this period.')).toBeVisible();
});
