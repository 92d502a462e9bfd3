/** The consumer area behind its sidebar. Signing in and out themselves are in account.spec.ts and session.spec.ts. */
import { faultsInLightAndDark as faults } from '#tests/support/checks/axe.ts';
import { personWith } from '#tests/support/people/people.ts';
import { expect, test } from '#tests/support/portal.ts';
import { title, storedKeys, open, press, addGoal } from '#tests/support/pages/consumer-area.ts';

const VIEWS = [
  'My Dashboard',
  'My Accounts',
  'My Orders',
  'Buy Products',
  'Offers',
  'Loan Calculator',
  'Profile',
];

const PHONE = { width: 360, height: 740 };

test('signed-out visitors can try the tools with sample figures, and nothing is stored @web', async ({
  page,
  visit,
}) => {
  await visit('/consumer-profile');
  await open(page, 'My Dashboard');
  await expect(page.getByText('Sample data')).toHaveCount(4);
  await addGoal(page);
  await expect(page.getByText('nothing you change is stored')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erase goals and budget' })).toHaveCount(0);
  expect(await storedKeys(page)).toEqual([]);
});

test('signed in, where people apply for loans, no view shows a sample @web', async ({
  page,
  mobileNumber,
  openAccount,
}) => {
  await openAccount(personWith(mobileNumber));
  for (const [view, nothing] of [
    ['My Accounts', 'You have no loan account yet'],
    ['My Orders', 'You have no orders yet'],
    ['My Dashboard', 'There is nothing to show yet'],
  ] as const) {
    await open(page, view);
    await expect(page.getByRole('heading', { name: nothing })).toBeVisible();
    await expect(page.getByText(/SAMPLE-/)).toHaveCount(0);
    await expect(page.getByText('Account Summary')).toHaveCount(0);
  }
  await open(page, 'Buy Products');
  await expect(page.getByRole('link', { name: 'See which lenders match' })).toBeVisible();
});

test('orders are sorted by their headings, filtered and searched, with advice if none match @web', async ({
  page,
  visit,
}) => {
  await visit('/consumer-profile');
  await open(page, 'My Orders');
  const column = (name: string) => page.getByRole('columnheader', { name });
  const firstOrder = page.getByRole('rowheader').first();
  await expect(column('Ordered')).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('rowheader')).toHaveCount(6);
  await press(page, 'Order');
  await expect(column('Order').first()).toHaveAttribute('aria-sort', 'ascending');
  await expect(column('Ordered')).toHaveAttribute('aria-sort', 'none');
  await expect(firstOrder).toHaveText(/SAMPLE-1001$/);
  await page.keyboard.press('Enter');
  await expect(firstOrder).toHaveText(/SAMPLE-1006$/);

  await page.getByLabel('Status').selectOption('Delivered');
  await expect(page.getByText('2 of 6 orders')).toBeVisible();
  await page.getByLabel('Search orders').fill('three-wheeler PASSENGER');
  await expect(page.getByText('1 of 6 orders')).toBeVisible();
  await page.getByLabel('Search orders').fill('submarine');
  await expect(page.getByText('No matching orders.')).toBeVisible();
  await press(page, 'Show all orders');
  await expect(page.getByText('6 of 6 orders')).toBeVisible();
});

test('a small window has a bottom bar, and the rest of the menu in a sheet @web', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(PHONE);
  await visit('/consumer-profile');
  const menu = page.getByRole('navigation', { name: 'My account' });
  await expect(menu.getByRole('button')).toHaveCount(5);
  await expect(menu.getByRole('button', { name: 'Accounts' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  for (const button of await menu.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
  }

  const more = menu.getByRole('button', { name: 'More' });
  await press(page, 'More');
  const sheet = page.getByRole('dialog', { name: 'More of my account' });
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(more).toBeFocused();
  await press(page, 'More');
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.mouse.click(180, 20);
  await expect(sheet).toHaveCount(0);
  await press(page, 'More');
  await sheet.getByRole('button', { name: 'Offers' }).press('Enter');
  await expect(title(page)).toHaveText('Offers');
  await expect(title(page)).toBeFocused();
  await page.goBack();
  await expect(title(page)).toHaveText('My Accounts');

  await press(page, 'Orders');
  await expect(title(page)).toHaveText('My Orders');
  await page.getByLabel('Sort by').selectOption('Product ↑');
  await expect(page.getByRole('cell').first()).toHaveText('Electric three-wheeler, cargo');
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
});

test('products and offers are those of the public pages, and the profile has both carousels @web', async ({
  page,
  visit,
}) => {
  await visit('/consumer-profile');
  await open(page, 'Buy Products');
  await expect(page.getByText('see which lenders match, and apply on this site')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fast EV financing' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the EV loan' })).toBeVisible();
  await open(page, 'Offers');
  await expect(page.getByText('Offer ends on June 30, 2023')).toHaveCount(3);
  await expect(page.getByText('This offer has ended.')).toHaveCount(3);
  await open(page, 'Profile');
  for (const name of ['Pre-Approved Offers', 'Best Offers']) {
    const carousel = page.getByRole('group', { name, exact: true });
    await expect(carousel.getByRole('group')).toHaveCount(3);
    await carousel.getByRole('button', { name: 'Next slide' }).click();
    await expect(carousel.getByText('2 of 3')).toBeVisible();
  }
});

test.describe('in a browser @web', () => {
  test.use({ complaints: { expected: [/ERR_FAILED/, /Loading chunk failed/] } });

  test('a view whose code does not load says so and can be retried', async ({ page, visit }) => {
    await visit('/consumer-profile');
    await page.route(/orders-view/, (route) => route.abort());
    await page.getByRole('button', { name: 'My Orders' }).click();
    await expect(page.getByText('Loading chunk failed')).toBeVisible();
    await page.unroute(/orders-view/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(6);
  });

  test('no view has an accessibility fault that axe finds, light or dark', async ({
    page,
    visit,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/consumer-profile');
    for (const view of VIEWS) {
      await open(page, view);
      expect(await faults(page), view).toEqual([]);
    }
    await open(page, 'My Dashboard');
    await press(page, 'Add a goal');
    await expect(page.getByLabel('What for')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please fill in this field.')).toHaveCount(2);
    expect(await faults(page), 'the form of a goal').toEqual([]);
    await page.setViewportSize(PHONE);
    await press(page, 'More');
    expect(await faults(page), 'the sheet of a small window').toEqual([]);
  });
});
