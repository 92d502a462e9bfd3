/** What a borrower does on the pages about a loan. Pages are named by their English titles. */
import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { type Say, inEnglish } from '#tests/support/in-language.ts';

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

/** The first questions, which lenders are matched by. */
const QUESTIONS = {
  'Ex-showroom price': '1,80,000',
  'On-road price': '1,90,000',
  'Down payment': '60,000',
  'Number of months': '30',
  'What you earn': '1,200',
  'What you spend': '400',
  'PIN code where you live': '226001',
  'Year of birth': '1990',
} as const;

/** Answers the first questions, with the digits that `typed` gives, and looks for lenders. */
export async function findLenders(
  page: Page,
  say: Say = inEnglish,
  typed: (text: string) => string = (text) => text,
): Promise<void> {
  await page.getByRole('radio', { name: say('E-rickshaw') }).check();
  for (const [label, text] of Object.entries(QUESTIONS)) {
    await page.getByRole('textbox', { name: say(label) }).fill(typed(text));
  }
  await page.getByRole('button', { name: say('Find lenders') }).click();
}

export const stepTitle = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes to the next step, which is called this. */
export async function nextStep(page: Page, title: string, say: Say = inEnglish): Promise<void> {
  await page.getByRole('button', { name: say('Next'), exact: true }).click();
  await expect(stepTitle(page)).toHaveText(say(title));
}

/** Fills in the step that is open. */
export async function fillInStep(
  page: Page,
  title: SectionTitle,
  say: Say = inEnglish,
): Promise<void> {
  for (const [label, text] of Object.entries(STEPS[title])) {
    const named = { name: say(label), exact: true };
    const choices = page.getByRole('radiogroup', named);
    const list = page.getByRole('combobox', named);
    const field = page.getByRole('textbox', named);
    await expect(choices.or(list).or(field).first()).toBeVisible();
    if (await choices.isVisible()) await choices.getByRole('radio', { name: say(text) }).check();
    else if (await list.isVisible()) await list.selectOption(text);
    else await field.fill(text);
  }
}
