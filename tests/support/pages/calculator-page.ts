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

/**
 * Opens one of the tools around the calculator, and waits for its content: this moves what is below it, and a click on
 * that would be lost if it moves between pressing and letting go.
 */
export async function openTool(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { name: title, exact: true, level: 3 });
  await heading.click();
  const content = page.getByRole('group').filter({ has: heading }).locator('> summary + div');
  await expect(content).toBeVisible();
  await expect(content.locator('> p:only-child')).toHaveCount(0);
}
