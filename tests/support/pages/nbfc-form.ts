/** The form of /register-nbfc, and what its journeys type into it. */
import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { pdf, png } from '#tests/support/samples/sample-files.ts';

/** In the order of the Tab key. Files are chosen in a dialog of the system, which is tested apart. */
export const TYPED = [
  ['Company name', 'Setu Finance Private Limited'],
  ['Date of incorporation', '5/11/2008'],
  ['Registered office address', '12 Station Road, Nagpur 440 001'],
  ['Company type', ' '],
  ['Company registration number (CIN)', 'u72900ka2008ptc046374'],
  ['Company PAN', 'aabcr 1234 f'],
  ['Director name', 'Asha Verma'],
  ['Director PAN', ' acupa7085r '],
  ['Shareholder name', 'Setu Holdings'],
  ['Shareholder PAN', 'AABCS1429B'],
  ['Net worth', '2.5'],
  ['Net worth: unit', 'cr'],
  ['Assets under management', '₹40,00,00,000'],
  ['Assets under management: unit', 'rup'],
  ['Compliance officer name', 'Ravi Rao'],
  ['Compliance officer email', 'ravi@example.com'],
] as const;

const CHOSEN: readonly string[] = [
  'Company type',
  'Net worth: unit',
  'Assets under management: unit',
];

export const PANS = ['AABCR1234F', 'ACUPA7085R', 'AABCS1429B'];

export async function open(page: Page, visit: (path: string) => Promise<void>) {
  await visit('/register-nbfc');
  await expect(page.locator('[data-island]:not([data-awake])')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Company name' }).focus();
}

/** Fills in the form key by key. */
export const typeAll = (page: Page) => fillInAll(page, (text) => page.keyboard.type(text));

/** Fills in the form field by field, as pasting does: a fraction of the work, for journeys that are not about typing. */
export const pasteAll = (page: Page) => fillInAll(page, (text) => page.keyboard.insertText(text));

async function fillInAll(page: Page, put: (text: string) => Promise<void>) {
  for (const [name, text] of TYPED) {
    // A select takes letters as a search in its options, a radio button a space as its choice.
    await (CHOSEN.includes(name) ? page.keyboard.type(text) : put(text));
    await page.keyboard.press('Tab');
    if (name === 'Company type') await expect(page.getByLabel('Private')).toBeChecked();
  }
  await page.getByLabel('Memorandum of association').setInputFiles(pdf('memorandum.pdf'));
  await page.getByLabel('Articles of association').setInputFiles(png('articles.png'));
  await expect(page.getByText('Chosen: memorandum.pdf (PDF')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Picture of articles.png' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Business plan' }).focus();
  await put('Loans for electric three-wheelers in Vidarbha.');
}

export async function pressOn(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}
