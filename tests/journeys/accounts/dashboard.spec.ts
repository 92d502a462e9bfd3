/** The goals and the budget of the consumer area. */
import type { Locator } from 'playwright/test';
import { personWith, profileValue, signOut, verifyPhone } from '#tests/support/people/people.ts';
import { expect, test } from '#tests/support/portal.ts';
import {
  title,
  card,
  storedKeys,
  open,
  press,
  addGoal,
} from '#tests/support/pages/consumer-area.ts';

/** Whether what is filled of a bar is red. */
async function isRed(bar: Locator): Promise<boolean> {
  const colour = await bar
    .locator('> div')
    .evaluate((filled) => getComputedStyle(filled).backgroundColor);
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return red > 2 * green && red > 2 * blue;
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

test('a bar is red only while more is spent than planned', async ({ page, visit }) => {
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

test('a deletion is undone without losing later changes', async ({ page, visit }) => {
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
