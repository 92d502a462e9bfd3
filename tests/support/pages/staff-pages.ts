/** What staff do on every page of theirs, by keyboard. */
import type { Page } from 'playwright/test';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { expect } from '#tests/support/portal.ts';

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).press('Enter');

export const expectNoFaults = async (page: Page) =>
  expect(await faultsInLightAndDark(page)).toEqual([]);

/** Reads the confirmation and closes it, as it might cover what a picture should show. */
export async function readMessage(page: Page, text: string | RegExp): Promise<void> {
  const message = page.getByRole('listitem').filter({ hasText: text });
  await message.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(message).toHaveCount(0);
}
