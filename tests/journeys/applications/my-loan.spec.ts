/** My loan in the consumer area: for a person who is asked for a correction, and for one who withdraws. */
import { readFile } from 'node:fs/promises';
import { application } from '#contract/applications/loans.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { faultsInLightAndDark as faults } from '#tests/support/checks/axe.ts';
import { loanIn, openAs } from '#tests/support/people/loans.ts';
import { signOut, verifyPhone } from '#tests/support/people/people.ts';
import { open, title } from '#tests/support/pages/consumer-area.ts';
import { expect, test } from '#tests/support/portal.ts';
import { documentOf } from '#tests/walk/made-up-loan.ts';

test.describe('what is asked of a borrower', () => {
  test.use({ complaints: { expected: [/status of 400.*resubmit/] } });

  test('is shown first after signing in, is corrected and sent again @web', async ({
    page,
    portal,
    lenders,
    visit,
  }) => {
    const loan = await loanIn('action-required', { portal, lenders });
    const { number, borrower } = loan;
    await openAs(loan, page, visit, '/consumer-profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My loan');
    const menu = page.getByRole('navigation', { name: 'My account' });
    await expect(
      menu.getByRole('button', { name: 'My loan (1 thing waits for you)' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Correct: Address' })).toHaveAttribute(
      'href',
      `/apply?number=${number}#address`,
    );
    expect(await faults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Send again' }).press('Enter');
    const missing = page.getByRole('alert').filter({ hasText: 'This is still missing' });
    await expect(missing).toBeFocused();
    await expect(missing).toContainText('Bank statement for six months');
    const { version } = await borrower.done(application, { number });
    await borrower.upload(
      { number, version },
      'bank-statement',
      await documentOf('bank-statement'),
    );
    await page.getByRole('button', { name: 'Send again' }).press('Enter');
    await expect(page.getByText('We have it.')).toBeVisible();
    await expect(page.getByRole('heading', { name: `Application ${number}` })).toBeFocused();
    await expect(menu.getByRole('button', { name: 'My loan', exact: true })).toBeVisible();
  });
});

test('a borrower complains, takes their data along, withdraws a consent and then everything @web', async ({
  page,
  portal,
  lenders,
  visit,
}) => {
  const loan = await loanIn('submitted', { portal, lenders });
  const { number, person } = loan;
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(loan, page, visit, '/consumer-profile');

  await page.getByRole('heading', { name: 'Complaints' }).click();
  await page.getByRole('button', { name: 'Make a complaint' }).click();
  await page.getByLabel('What is it about?').selectOption('A dealer');
  await page.getByLabel('Which application?').selectOption(number);
  await page.getByLabel('What happened?').fill('The dealer knows 2345 6789 0124.');
  await page.getByRole('button', { name: 'Send the complaint' }).click();
  await expect(page.getByText('This looks like an Aadhaar number.')).toBeVisible();
  await page.getByLabel('What happened?').fill('The dealer asks me for more money.');
  await page.getByRole('button', { name: 'Send the complaint' }).click();
  await expect(page.getByText(/Its number is GR\d{10}/)).toBeVisible();
  await page.getByRole('button', { name: 'Take it further' }).click();
  await expect(page.getByText('cms.rbi.org.in')).toBeVisible();

  await page.getByRole('heading', { name: 'My data' }).click();
  await page.getByRole('button', { name: 'Gather my data' }).click();
  await verifyPhone(page, portal, person.mobileNumber);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the file' }).click();
  const text = await readFile(await (await file).path(), 'utf8');
  expect(text).toContain(number);
  expect(text).toContain('The dealer asks me for more money.');
  expect(await faults(page)).toEqual([]);

  await page.getByRole('heading', { name: 'What you agreed to' }).click();
  const dealers = 'Withdraw this consent: Show my dealer how far my application is';
  await page.getByRole('button', { name: dealers }).click();
  await expect(page.getByText('Your application goes on as before.')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw it' }).click();
  await expect(page.getByText('The consent is withdrawn.')).toBeVisible();
  await expect(page.getByRole('button', { name: dealers })).toHaveCount(0);

  await page.getByRole('heading', { name: 'Withdraw the application' }).click();
  await page.getByRole('button', { name: 'Withdraw the application' }).click();
  await page.getByRole('button', { name: 'Withdraw it' }).click();
  await expect(page.getByText('Your application is withdrawn.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How it ended' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply for another loan' })).toBeVisible();
});

test('somebody who is signed out elsewhere stays at My loan, and goes on there @web', async ({
  page,
  portal,
  lenders,
  visit,
}) => {
  const loan = await loanIn('submitted', { portal, lenders });
  const own = page.getByRole('heading', { name: `Application ${loan.number}` });
  await openAs(loan, page, visit, '/consumer-profile');
  await expect(own).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(`${portal.url}/consumer-profile`);
  await signOut(other);
  await expect(page.getByRole('region', { name: 'You were signed out' })).toBeVisible();
  await expect(title(page)).toHaveText('My loan');
  await expect(page.getByText('Sample data')).toHaveCount(0);
  await verifyPhone(page, portal, loan.person.mobileNumber);
  await expect(own).toBeVisible();
  await expect(title(page)).toHaveText('My loan');
});

test('orders show an accepted loan, and accounts wait until it is paid out @web', async ({
  page,
  portal,
  lenders,
  visit,
}) => {
  const loan = await loanIn('accepted', { portal, lenders });
  await openAs(loan, page, visit, '/consumer-profile');
  await open(page, 'My Orders');
  await expect(page.getByRole('heading', { name: 'Vehicles you buy with a loan' })).toBeVisible();
  await expect(
    page.getByRole('button', { name: `Open: Application ${loan.number}` }),
  ).toBeVisible();
  await open(page, 'My Accounts');
  await expect(page.getByRole('heading', { name: 'You have no loan account yet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Savings, checking/ })).toHaveCount(0);
});

test.describe('on a device in another time zone @web', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('the receipt has Indian time', async ({ page, portal, lenders, visit }) => {
    const loan = await loanIn('submitted', { portal, lenders });
    const { number, borrower } = loan;
    const { submittedAt } = await borrower.done(application, { number });
    await openAs(loan, page, visit, `/apply?number=${number}`);
    await expect(page.getByText(momentInWords(new Date(submittedAt ?? 0), 'en'))).toBeVisible();
  });
});
