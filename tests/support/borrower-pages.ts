/** What a borrower does on the pages about a loan, in English. */
import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import type { RunningPortal } from '#tests/support/portal.ts';

/** The same borrower and vehicle as in `tests/walk/made-up-loan.ts`, as they are typed. */
const STEPS = {
  'About you': {
    'Full name': 'Madeup Borrower',
    'Date of birth': '17/04/1990',
    PAN: 'ABCPK4821Q',
    'Last four digits of your Aadhaar number': '7741',
    'Driving licence number': 'UP32 20190041873',
  },
  'Where you live': {
    'House, street': '12 Madeup Street',
    District: 'Lucknow',
    State: 'Uttar Pradesh',
    'PIN code': '226001',
    'Your home is': 'my family’s',
  },
  'Your work': {
    Work: 'I drive a rented vehicle',
    'Months in this work': '48',
    'Income and costs are for': 'a month',
    Income: '30,000',
    'Costs, for work and household': '10,000',
  },
  'Vehicle and loan': { Model: 'Madeup Model', 'Dealer’s name': 'Madeup Motors' },
  'Bank account': {
    'Account holder’s name': 'Madeup Borrower',
    'Account number': '918273645546',
    IFSC: 'SBIN0001234',
  },
} as const;
export type SectionTitle = keyof typeof STEPS;

export const stepTitle = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes to the next step, which is called this. */
export async function nextStep(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(stepTitle(page)).toHaveText(title);
}

/** Fills in the step that is open. */
export async function fillInStep(page: Page, title: SectionTitle): Promise<void> {
  for (const [label, text] of Object.entries(STEPS[title])) {
    const choices = page.getByRole('radiogroup', { name: label });
    const list = page.getByRole('combobox', { name: label, exact: true });
    const field = page.getByRole('textbox', { name: label, exact: true });
    await expect(choices.or(list).or(field).first()).toBeVisible();
    if (await choices.isVisible()) await choices.getByRole('radio', { name: text }).check();
    else if (await list.isVisible()) await list.selectOption(text);
    else await field.fill(text);
  }
}

/** Asks for a code where one is asked for, and types it. */
export async function giveCode(
  page: Page,
  portal: RunningPortal,
  mobileNumber: string,
): Promise<void> {
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByRole('textbox', { name: 'OTP' }).fill(await portal.codeFor(mobileNumber));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
}
