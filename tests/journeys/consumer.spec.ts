/** The consumer area behind its sidebar. Signing in and out themselves are in account.spec.ts and session.spec.ts. */
import type { Locator, Page } from 'playwright/test';
import { faultsInLightAndDark as faults } from '#tests/support/axe.ts';
import { personWith, profileValue, signOut, verifyPhone } from '#tests/support/people.ts';
import { expect, test } from '#tests/support/portal.ts';

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

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const card = (page: Page, name: string) => page.getByRole('region', { name });
/** Keys of what is stored, but for the scroll positions, which the router notes by entry of the history. */
const storedKeys = async (page: Page) =>
  (
    await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  ).filter((key) => key !== 'react-router-scroll-positions');

async function open(page: Page, view: string): Promise<void> {
  await page.getByRole('button', { name: view, exact: true }).click();
  await expect(title(page)).toHaveText(view);
  await expect(page.getByText('Loading…')).toHaveCount(0);
}

/** Presses a button as somebody does who has no mouse. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

async function addGoal(page: Page): Promise<void> {
  await press(page, 'Add a goal');
  await expect(page.getByLabel('What for')).toBeFocused();
  await page.keyboard.type('Spare battery');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1 lakh');
  await page.keyboard.press('Tab');
  await page.keyboard.type('25,000');
  await page.keyboard.press('Enter');
  await expect(
    card(page, 'Financial Goals').getByText('₹25,000 of ₹1,00,000', { exact: true }),
  ).toBeVisible();
}

test('goals are added, changed, deleted and restored by keyboard, and survive a reload', async ({
  page,
  mobileNumber,
  openAccount,
}) => {
  await openAccount(personWith(mobileNumber));
  await press(page, 'My Dashboard');
  await expect(title(page)).toBeFocused();
  const goals = card(page, 'Financial Goals');
  await expect(goals.getByText('No goals yet.')).toBeVisible();
  await press(page, 'Add a goal');
  await expect(page.getByLabel('What for')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please fill in this field.')).toHaveCount(2);
  await page.getByLabel('Target').fill('a lot');
  await expect(page.getByText('Please enter an amount, such as')).toBeVisible();
  await press(page, 'Cancel');
  await expect(page.getByRole('button', { name: 'Add a goal' })).toBeFocused();

  await addGoal(page);
  await expect(goals.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  await expect(page.getByRole('button', { name: 'Add a goal' })).toBeFocused();
  await press(page, 'Change Spare battery');
  await expect(page.getByLabel('What for')).toBeFocused();
  await page.getByLabel('Saved so far').fill('100000');
  await page.keyboard.press('Enter');
  await expect(goals.getByText('Reached')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Spare battery' })).toBeFocused();

  await press(page, 'Delete Spare battery');
  await expect(page.getByText('Spare battery was deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change Spare battery' })).toBeFocused();

  await page.reload();
  await expect(title(page)).toHaveText('My Dashboard');
  await expect(goals.getByText('Reached')).toBeVisible();
  expect((await storedKeys(page)).some((key) => key.startsWith('until-sign-out:'))).toBe(true);
  await signOut(page);
  expect(await storedKeys(page)).toEqual([]);
  await expect(goals.getByText('Sample data')).toBeVisible();
  await expect(page.getByText('₹1,00,000')).toHaveCount(0);
});

test('the budget says what is left, stays after signing out only if asked to, and can be erased', async ({
  page,
  portal,
  visit,
  mobileNumber,
  openAccount,
}) => {
  await openAccount(personWith(mobileNumber));
  await open(page, 'My Dashboard');
  const budget = card(page, 'Budgeting Tool');
  await press(page, 'Change monthly income');
  await expect(page.getByRole('textbox', { name: 'Monthly income' })).toBeFocused();
  await page.keyboard.type('₹28,000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change monthly income' })).toBeFocused();
  await press(page, 'Add a category');
  await expect(page.getByRole('textbox', { name: 'Category of the budget' })).toBeFocused();
  await page.keyboard.type('Charging');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3500');
  await page.keyboard.press('Enter');
  await expect(budget.getByText('₹500 over')).toBeVisible();
  const bar = budget.getByRole('progressbar', { name: 'Spent: Charging' });
  await expect(bar).toHaveAttribute('aria-valuetext', '₹500 over');
  expect(await isRed(bar)).toBe(true);
  await expect(
    budget.getByText('Left of the income').locator('xpath=following-sibling::dd'),
  ).toHaveText('₹24,500');

  await expect(page.getByText('They are erased when you sign out')).toBeVisible();
  const keep = page.getByRole('checkbox', { name: 'Keep them on this device after I sign out' });
  // Not `check()`, which looks once: the tick follows when the choice is kept.
  await keep.click();
  await expect(keep).toBeChecked();
  await signOut(page);
  expect(await storedKeys(page)).toEqual([expect.stringMatching(/^kept:RS\d{8}:plan$/)]);
  await expect(budget.getByText('₹500 over')).toHaveCount(0);

  await visit('/login');
  await verifyPhone(page, portal, mobileNumber);
  await expect(profileValue(page, 'First name')).toHaveText('Asha');
  await open(page, 'My Dashboard');
  await expect(budget.getByText('₹500 over')).toBeVisible();
  await press(page, 'Erase goals and budget');
  await expect(page.getByRole('button', { name: 'Keep them' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(budget.getByText('₹500 over')).toBeVisible();
  await press(page, 'Erase goals and budget');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase them' }).click();
  await expect(page.getByText('Your goals and your budget have been erased.')).toBeVisible();
  await expect(budget.getByText('No categories yet.')).toBeVisible();
  expect((await storedKeys(page)).filter((key) => key.includes('plan'))).toEqual([]);
});

test('a bar is red only while more is spent than planned @web', async ({ page, visit }) => {
  await visit('/consumer-profile');
  await open(page, 'My Dashboard');
  const bar = page.getByRole('progressbar', { name: 'Spent: Household' });
  await expect(bar).toHaveAttribute('aria-valuetext', '69%');
  expect(await isRed(bar)).toBe(false);
  await press(page, 'Change Household');
  await page.getByLabel('Spent so far').fill('12001');
  await page.keyboard.press('Enter');
  await expect(bar).toHaveAttribute('aria-valuetext', '₹1 over');
  expect(await isRed(bar)).toBe(true);
});

test('a deletion is undone without losing later changes @web', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('/consumer-profile');
  await open(page, 'My Dashboard');
  const goals = card(page, 'Financial Goals');
  const names = goals.getByRole('heading', { level: 3 });
  await press(page, 'Delete School fees');
  await expect(names).toHaveText(['Spare battery', 'Savings for a rainy day']);
  await press(page, 'Change Spare battery');
  await expect(page.getByLabel('What for')).toBeFocused();
  await page.getByLabel('What for').fill('New battery');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change New battery' })).toBeFocused();
  await press(page, 'Undo');
  await expect(names).toHaveText(['New battery', 'School fees', 'Savings for a rainy day']);
  await expect(page.getByRole('button', { name: 'Change School fees' })).toBeFocused();

  await press(page, 'Delete School fees');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('School fees was deleted.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add a goal' })).toBeFocused();
  await press(page, 'Delete New battery');
  await open(page, 'My Orders');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

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

  await page.evaluate(() => window.history.back());
  await expect(question).toBeVisible();
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

test('the browser asks before a changed profile is reloaded @web', async ({
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

test('a small window has a bottom bar, and the rest of the menu in a sheet @web', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(PHONE);
  await visit('/consumer-profile');
  const menu = page.getByRole('navigation', { name: 'My account' });
  await expect(menu.getByRole('button')).toHaveCount(5);
  await expect(menu.getByRole('button', { name: 'My Accounts' })).toHaveAttribute(
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

  await open(page, 'My Orders');
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
  await expect(page.getByText('Nothing is ordered or paid for on this page yet')).toBeVisible();
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
  test.use({
    serviceWorkers: 'block',
    complaints: { expected: [/ERR_FAILED/, /Loading chunk failed/] },
  });

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

/** Whether what is filled of a bar is red. */
async function isRed(bar: Locator): Promise<boolean> {
  const colour = await bar
    .locator('> div')
    .evaluate((filled) => getComputedStyle(filled).backgroundColor);
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return red > 2 * green && red > 2 * blue;
}
