/** The consumer area, as its journeys go about in it. */
import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';

export const title = (page: Page) => page.getByRole('heading', { level: 1 });
export const card = (page: Page, name: string) => page.getByRole('region', { name });

/** Keys of what is stored, but for the scroll positions, which the router notes by entry of the history. */
export const storedKeys = async (page: Page) =>
  (
    await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  ).filter((key) => key !== 'react-router-scroll-positions');

export async function open(page: Page, view: string): Promise<void> {
  await page.getByRole('button', { name: view, exact: true }).click();
  await expect(title(page)).toHaveText(view);
  await expect(page.getByText('Loading…')).toHaveCount(0);
}

/** Presses a button by keyboard. */
export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

export async function addGoal(page: Page): Promise<void> {
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
