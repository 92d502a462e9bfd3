/** Leads at the dealer's desk, and the customer who follows the dealer's link. */
import type { Page } from 'playwright/test';
import { createAccount, keepSession, startSession } from '#tests/support/people/accounts.ts';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { personWith, verifyPhone } from '#tests/support/people/people.ts';
import { expect, test } from '#tests/support/portal.ts';
import { newMobileNumber } from '#tests/support/people/mobile-numbers.ts';
import { type RunningPortal } from '#tests/support/running-portal.ts';

/** The demonstration's, of `gateway/program/demo/prepare-demo.ts`. */
const DEALER = '9800000005';
const DEMO_PASSWORD = 'rickshaw 2026';

test.use({
  complaints: {
    expected: [/status of 40[49].*(?:dealer-service\/saveLead|loan-service\/invitation)/],
  },
});

async function openDesk(
  page: Page,
  portal: RunningPortal,
  visit: (path: string) => Promise<void>,
  view: string,
): Promise<void> {
  const session = await startSession(portal, DEALER);
  await keepSession(page, visit, { ...session, mobileNumber: DEALER });
  await visit(`/dealer-desk#${view}`);
}

/** Types a lead into the drawer, by the keyboard alone. */
async function addLead(page: Page, name: string, mobileNumber: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a lead' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(mobileNumber);
  await page.keyboard.press('Enter');
}

/** Reads the message that a lead is saved, which hides nothing from assistive technology, and closes it. */
async function readSaved(page: Page, name: string): Promise<void> {
  const messages = page.getByRole('listitem', { name: /^Saved: / });
  const newest = page.getByRole('listitem', { name: `Saved: ${name}` });
  await expect(newest).toBeVisible();
  // Neither is found by its role where assistive technology is not shown it.
  await expect(page.getByRole('navigation', { name: 'Dealer’s desk' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await newest.getByRole('button', { name: 'Close' }).click();
  await expect(messages).toHaveCount(0);
}

test('a lead is noted, found, and invited; the customer goes on alone @web', async ({
  page,
  portal,
  visit,
}) => {
  const person = personWith(newMobileNumber());
  const { mobileNumber } = person;
  await createAccount(portal, person);
  await openDesk(page, portal, visit, 'leads');
  await addLead(page, 'Asha Madeup', mobileNumber);
  await expect(page.getByText('Saved: Asha Madeup')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a lead' })).toBeFocused();

  await addLead(page, 'Asha Devi', `+91 ${mobileNumber}`);
  await expect(page.getByRole('alert')).toContainText('Asha Madeup has the same number');
  await page.getByRole('button', { name: 'Keep both' }).press('Enter');
  await readSaved(page, 'Asha Devi');

  await page.getByRole('searchbox', { name: 'Name or number' }).fill(mobileNumber.slice(4));
  await expect(page.getByRole('rowheader').getByRole('link')).toHaveText([
    'Asha Devi',
    'Asha Madeup',
  ]);
  expect(await faultsInLightAndDark(page)).toEqual([]);
  await page.getByRole('link', { name: 'Asha Madeup' }).press('ArrowUp');
  await expect(page.getByRole('link', { name: 'Asha Devi' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Devi');
  await page.getByRole('button', { name: 'Mark as lost' }).click();
  await page.getByRole('radio', { name: 'too expensive' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as lost' }).click();
  await readSaved(page, 'Asha Devi');
  await expect(page.getByText('Changed. Lost: too expensive')).toBeVisible();
  await expect(page.getByText(/^A customer whose lead is lost cannot be invited/)).toBeVisible();

  await page.getByRole('link', { name: 'All leads' }).click();
  await page.getByRole('link', { name: 'Asha Madeup' }).click();
  await page.getByRole('button', { name: 'Invite the customer' }).click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = (await page.getByLabel('Link for the customer').textContent()) ?? '';
  expect(link.startsWith(`${portal.url}/apply#invited=`)).toBe(true);
  expect(await faultsInLightAndDark(page)).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await visit(link.slice(portal.url.length));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Demo dealer (fictional) invites you to apply for a loan',
  );
  await expect(page).toHaveURL(`${portal.url}/apply`);
  await expect(page.getByRole('checkbox', { name: 'I agree' })).not.toBeChecked();
  const answers = {
    'Ex-showroom price': '1,50,000',
    'On-road price': '1,65,000',
    'Down payment': '40,000',
    'Number of months': '24',
    'What you earn': '1200',
    'What you spend': '300',
    'PIN code where you live': '302001',
    'Year of birth': '1990',
  };
  await page.getByRole('radio', { name: 'E-rickshaw' }).check();
  for (const [label, typed] of Object.entries(answers)) await page.getByLabel(label).fill(typed);
  await page.getByRole('checkbox', { name: 'I agree' }).check();
  expect(await faultsInLightAndDark(page)).toEqual([]);
  await page.getByRole('button', { name: 'Go on to sign in' }).click();
  await verifyPhone(page, portal, mobileNumber);
  await expect(page).toHaveURL(/\/apply\?number=LA\d{10}#lenders$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose lenders');

  await visit(link.slice(portal.url.length));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  await page.getByRole('button', { name: 'Open my application' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose lenders');
});

test('whoever is no member finds no desk, and no way to it @web', async ({
  page,
  portal,
  visit,
}) => {
  const person = personWith(newMobileNumber());
  await createAccount(portal, person);
  const session = await startSession(portal, person.mobileNumber);
  await keepSession(page, visit, { ...session, mobileNumber: person.mobileNumber });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit('/dealer-desk#leads');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page).toHaveTitle(/^Page not found/);
  expect(asked.filter((url) => url.includes('/dealer-service/'))).toEqual([]);
  await visit('/consumer-profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dealer’s desk' })).toHaveCount(0);
});

test('a locked desk opens to its person again as it was, and so does no other page @web', async ({
  page,
  portal,
  visit,
}) => {
  await openDesk(page, portal, visit, 'leads');
  await page.getByRole('searchbox', { name: 'Name or number' }).fill('Sunita');
  await page.keyboard.press('Control+l');
  const lock = page.getByRole('dialog', { name: 'This page is locked' });
  await expect(lock.getByText(/session has ended/)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeHidden();
  await expect(lock.getByRole('textbox', { name: 'User ID' })).toHaveCount(0);
  const unlock = async () => {
    await lock.getByRole('tab', { name: 'By password' }).press('Enter');
    await lock.getByLabel(/^Password/).fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(lock).toHaveCount(0);
  };
  await unlock();
  const search = page.getByRole('searchbox', { name: 'Name or number' });
  await expect(search).toHaveValue('Sunita');

  // Somebody else is asked first, and loses nothing by looking.
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await lock.getByRole('button', { name: 'Sign in as somebody else' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Somebody else takes over?' });
  await expect(question.getByText(/typed and has not saved will be lost/)).toBeVisible();
  await question.getByRole('button', { name: 'Go on to the sign-in' }).press('Enter');
  await expect(lock.getByRole('tab', { name: 'User Id' })).toBeVisible();
  await lock.getByRole('button', { name: 'Back' }).press('Enter');
  await unlock();
  await expect(search).toHaveValue('Sunita');
});
