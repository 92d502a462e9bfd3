/** One application at an operator: looking at documents, verifying them, asking for them again, and who may see what. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { verifyDocument } from '#contract/operators/documents.ts';
import { claimApplication, reviewedApplication } from '#contract/operators/review.ts';
import { faultsInLightAndDark as faults } from '#tests/support/checks/axe.ts';
import { loanIn, openAs } from '#tests/support/people/loans.ts';
import { readMessage } from '#tests/support/pages/staff-pages.ts';
import { expect, test } from '#tests/support/portal.ts';

const placeOf = (number: string) => `/operator#application=${number}`;

/** Whether the drawn page shows anything but white. */
const hasInk = (page: Page) =>
  page.getByRole('img').evaluate((place) => {
    const canvas = place.querySelector('canvas');
    const { width = 0, height = 0 } = canvas ?? {};
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    return pixels.some((value) => value < 128);
  });

test('an operator views every document by keyboard, and verifies it or asks for a new one @web', async ({
  page,
  phone,
  portal,
  lenders,
  openStaff,
}) => {
  const loan = await loanIn('submitted', { portal, lenders });
  await openStaff('operator', placeOf(loan.number));
  await expect(page.getByText('Claim it to read it.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Decide' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Claim', exact: true }).press('Enter');
  await readMessage(page, 'The application is yours now.');
  await expect(page.getByText('ABCPK4821Q')).toBeVisible();

  await page.getByRole('button', { name: 'Hand over to the lenders' }).press('Enter');
  const missing = page.getByRole('alert').filter({ hasText: 'It cannot be handed over yet.' });
  await expect(missing).toBeFocused();
  await missing.getByRole('button', { name: 'Look at it: Bank statement' }).press('Enter');

  await expect(page.getByRole('heading', { name: 'Bank statement' })).toBeFocused();
  const frame = page.getByRole('region', { name: 'Bank statement for six months' });
  await expect(page.getByRole('img', { name: /Page 1 of 2$/ })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  expect(await hasInk(page)).toBe(true);
  const shown = page.getByRole('status').filter({ hasText: 'Page' });
  await frame.press('PageDown');
  await expect(shown).toContainText('Page 2 of 2');
  await frame.press('r');
  await expect(shown).toContainText('turned by 90°');
  await expect(page.getByRole('img', { name: /Page 2 of 2$/ })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes to all: verify' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Bank statement.*Verified/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Aadhaar card' })).toBeFocused();

  await expect(page.getByRole('img', { name: /^Aadhaar card/ })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  expect(await hasInk(page)).toBe(true);
  await page.getByRole('button', { name: 'Yes to all: verify' }).press('Enter');
  await expect(page.getByText('Look at every page and tick this.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'I have looked' }).press('Space');
  await page.getByRole('button', { name: 'Yes to all: verify' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Aadhaar card.*Verified/ })).toBeVisible();

  await page.getByRole('button', { name: /^Driving licence/ }).press('Enter');
  await page.getByLabel('Or ask for it again, because').selectOption('It is out of date');
  await expect(page.getByText('It is too old, or no longer valid.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask again' }).press('Enter');
  await readMessage(page, 'Driving licence: new upload requested.');
  await expect(
    page.getByRole('button', { name: /^Driving licence.*New upload requested/ }),
  ).toBeVisible();

  await page.getByRole('tab', { name: 'Ask for corrections' }).click();
  await expect(page.getByRole('checkbox', { name: 'Driving licence' })).toBeChecked();
  await page.getByLabel('Reason').selectOption('It is out of date');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ask the borrower' }).press('Enter');
  await expect(page.getByText('Waiting for the borrower', { exact: true })).toBeVisible();

  const visit = async (path: string) => void (await phone.goto(`${portal.url}${path}`));
  await openAs(loan, phone, visit, '/consumer-profile');
  await expect(phone.getByText('It is too old, or no longer valid.')).toBeVisible();
});

test.describe('an application that has changed', () => {
  test.use({ complaints: { expected: [/status of 409.*operator-service/] } });

  test('says what is different, keeps what was chosen, and has every view in its audit @web', async ({
    page,
    portal,
    lenders,
    openStaff,
  }) => {
    const loan = await loanIn('in-review', { portal, lenders });
    const { operator, number } = loan;
    await openStaff('operator', placeOf(number));
    await page.getByRole('tab', { name: 'Ask for corrections' }).click();
    await page.getByRole('checkbox', { name: 'Address', exact: true }).check();
    await page.getByRole('button', { name: /^PAN card/ }).press('Enter');
    await expect(page.getByRole('img')).toHaveAttribute('aria-busy', 'false');
    await page
      .getByRole('radiogroup', { name: /^PAN:/ })
      .getByRole('radio', { name: 'No', exact: true })
      .press('Space');
    await page.getByRole('button', { name: 'Verify', exact: true }).press('Enter');
    await page
      .getByLabel('Accept it all the same, because')
      .selectOption('It does not matter for this loan');

    const { documentList } = await operator.done(reviewedApplication, { number });
    const { document, version } = documentList.find(({ kind }) => kind === 'pan-or-form-60') ?? {
      document: '',
      version: 0,
    };
    await operator.done(verifyDocument, {
      requestId: randomUUID(),
      document,
      version,
      finding: { decision: 'VERIFIED', isMaskingConfirmed: false, despite: 'not-needed' },
    });
    await page.getByRole('button', { name: 'Verify', exact: true }).press('Enter');
    const note = page.getByRole('alert').filter({ hasText: 'This has changed in the meantime' });
    await expect(note).toBeFocused();
    await expect(note).toContainText('PAN card or Form 60: To check, now Verified');
    expect(await faults(page)).toEqual([]);
    await expect(page.getByRole('checkbox', { name: 'Address', exact: true })).toBeChecked();
    await page.getByRole('button', { name: 'I have seen it' }).press('Enter');
    await expect(note).toHaveCount(0);

    await page.getByRole('tab', { name: 'Audit' }).click();
    await expect(page.getByText('Looked at: PAN card or Form 60')).toHaveCount(1);
    await expect(page.getByText('Looked at the application').first()).toBeVisible();
    await page.getByRole('button', { name: 'Verify the audit' }).press('Enter');
    await expect(page.getByText(/^The audit is intact: \d+ entries were checked\.$/)).toBeVisible();
    expect(await faults(page)).toEqual([]);

    await page.getByRole('tab', { name: 'Reject' }).click();
    await page.getByLabel('Reason').selectOption('The borrower could not be reached');
    await page.getByRole('button', { name: 'Reject the application' }).press('Enter');
    await page.getByRole('button', { name: 'Reject', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: 'This application is closed' })).toBeVisible();
  });

  test('is another operator’s, and shows no one else what the borrower says @web', async ({
    page,
    portal,
    lenders,
    openStaff,
  }) => {
    const { operator, number } = await loanIn('submitted', { portal, lenders });
    await openStaff('checker', placeOf(number));
    const claim = page.getByRole('button', { name: 'Claim', exact: true });
    await expect(claim).toBeVisible();
    const { version } = await operator.done(reviewedApplication, { number });
    await operator.done(claimApplication, { requestId: randomUUID(), number, version });
    await claim.press('Enter');
    await expect(page.getByText('Claimed by: nobody, now somebody else')).toBeVisible();
    await expect(page.getByText('If you need to see it, ask them to release it.')).toBeVisible();
    await page.getByRole('button', { name: /^PAN card/ }).press('Enter');
    await expect(page.getByRole('img')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Decide' })).toHaveCount(0);
  });
});
