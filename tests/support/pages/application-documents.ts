/** A borrower's open application on its documents page. */
import type { Locator, Page } from 'playwright/test';
import { expect } from 'playwright/test';
import type { Loan } from '#tests/support/people/loan-people.ts';
import { newBorrower } from '#tests/support/people/loan-people.ts';
import type { RunningPortal } from '#tests/support/running-portal.ts';
import type { SampleFile } from '#tests/support/samples/sample-files.ts';
import { inAnyLanguage } from '#tests/support/in-language.ts';
import { begin } from '#tests/walk/acts.ts';

const CHOOSE = await inAnyLanguage('Choose a file');

/** An application that was begun, and has not been sent to any lender. */
export async function begunApplication(portal: RunningPortal): Promise<Loan> {
  const loan = await newBorrower({ portal, lenders: '' });
  await begin(loan);
  return loan;
}

/** Chooses a lender, whose documents are then asked for, and opens their step. */
export async function openDocuments(
  page: Page,
  visit: (path: string) => Promise<void>,
  number: string,
): Promise<void> {
  await page.getByRole('checkbox', { name: /Neem/ }).first().check();
  await visit(`/apply?number=${number}#documents`);
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
}

/** The row of a kind of document. */
export const rowOf = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('region', { name, exact: true });

/**
 * Chooses a file as a person does, by a button of its row: once more if nothing opened, as when the row moved under the
 * press because a picture had arrived above it.
 */
export async function chooseFile(
  page: Page,
  row: Locator,
  file: SampleFile,
  button: string | RegExp = CHOOSE,
): Promise<void> {
  await expect(async () => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser', { timeout: 5_000 }),
      row.getByRole('button', { name: button }).click({ timeout: 5_000 }),
    ]);
    await chooser.setFiles(file);
  }).toPass({ timeout: 20_000 });
}
