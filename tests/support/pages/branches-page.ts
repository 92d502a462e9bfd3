/** The search of /branches, as its journeys use it. */
import type { Page } from 'playwright/test';

export const branchNames = (page: Page) => page.getByRole('table').getByRole('rowheader');
export const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Location' });

export async function search(page: Page, place: string): Promise<void> {
  await searchBox(page).fill(place);
  await page.getByRole('button', { name: 'Search' }).click();
}
