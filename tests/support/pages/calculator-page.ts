/** The loan calculator, as journeys see and use it. */
import { type Page, expect } from 'playwright/test';

export const slider = (page: Page, name: string) => page.getByRole('slider', { name });
export const number = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true });
export const result = (page: Page) => page.getByRole('region', { name: 'Your loan' });

/** Waits until the sliders work. */
export async function awake(page: Page): Promise<void> {
  await expect(page.locator('[data-island]:not([data-awake])')).toHaveCount(0);
}

/** Types a number into a field and confirms it. */
export async function type(page: Page, field: string, text: string): Promise<void> {
  await number(page, field).fill(text);
  await number(page, field).press('Enter');
}
