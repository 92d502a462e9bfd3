/** An application with nothing to object to: from the queue to its lenders, in as few clicks or keys as may be. */
import type { Locator, Page } from 'playwright/test';
import { loanIn } from '#tests/support/people/loans.ts';
import { openAsStaff } from '#tests/support/people/staff.ts';
import { expect, test } from '#tests/support/portal.ts';

const MOST_CLICKS = 12;
/** Tab to the button that cannot be undone is one more. */
const MOST_KEYS = 13;

const finding = (page: Page) => page.getByRole('region', { name: 'Is this document right?' });
const verify = (page: Page) => finding(page).getByRole('button', { name: 'Yes to all: verify' });
const toCheck = (page: Page) =>
  page.getByRole('region', { name: 'Documents' }).getByRole('button', { name: /To check$/ });

/** Opens the queue with one application in it, and waits for it. */
async function openQueue(page: Page, portal: Parameters<typeof openAsStaff>[0], since: number) {
  await openAsStaff(portal, page, 'operator', `/operator#queue?submittedFrom=${since}`);
  await expect(page.getByText('1 application is shown.')).toBeVisible();
}

/** Waits until the document that is shown can be looked at. */
async function seeDocument(page: Page): Promise<void> {
  await expect(page.getByRole('img', { name: /./ }).first()).toHaveAttribute('aria-busy', 'false');
}

/** Verifies what is to be checked, one document after the other, by what is given. */
async function verifyAll(
  page: Page,
  act: { readonly tick: () => Promise<void>; readonly verify: () => Promise<void> },
): Promise<void> {
  await expect(finding(page)).toBeVisible();
  for (let left = await toCheck(page).count(); left > 0; left -= 1) {
    await seeDocument(page);
    await expect(verify(page)).toBeEnabled();
    if (await finding(page).getByRole('checkbox').isVisible()) await act.tick();
    await act.verify();
    await expect(toCheck(page)).toHaveCount(left - 1);
  }
}

const expectHandedOver = (page: Page) =>
  expect(page.getByText('Handed over. The lenders decide now.')).toBeVisible();

test('a clean application goes from the queue to the lenders in twelve clicks @web', async ({
  page,
  portal,
  lenders,
}) => {
  const since = Date.now();
  const { number } = await loanIn('submitted', { portal, lenders });
  await openQueue(page, portal, since);
  let clicks = 0;
  async function click(what: Locator): Promise<void> {
    clicks += 1;
    await what.click();
  }
  await click(page.getByRole('link', { name: number }));
  await click(page.getByRole('button', { name: 'Claim', exact: true }));
  await verifyAll(page, {
    tick: () => click(finding(page).getByRole('checkbox')),
    verify: () => click(verify(page)),
  });
  await click(page.getByRole('button', { name: 'Hand over to the lenders' }));
  await click(page.getByRole('button', { name: 'Hand over', exact: true }));
  await expectHandedOver(page);
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
});

test('a clean application goes from the queue to the lenders in thirteen keys @web', async ({
  page,
  portal,
  lenders,
}) => {
  const since = Date.now();
  const { number } = await loanIn('submitted', { portal, lenders });
  await openQueue(page, portal, since);
  let keys = 0;
  async function press(key: string): Promise<void> {
    keys += 1;
    await page.keyboard.press(key);
  }
  await page.getByRole('link', { name: number }).focus();
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Claim', exact: true })).toBeEnabled();
  await press('c');
  await verifyAll(page, { tick: () => press('m'), verify: () => press('v') });
  await expect(page.getByRole('button', { name: 'Hand over to the lenders' })).toBeEnabled();
  await press('h');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await press('Tab');
  await press('Enter');
  await expectHandedOver(page);
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);
});
