/** Lenders' offers: read, accepted with a code, and left in the cooling-off period; and what must not be accepted. */
import type { Locator, Page } from 'playwright/test';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { type Loan, loanIn, moveEndOfOffers, openAs } from '#tests/support/people/loans.ts';
import { expect, test } from '#tests/support/portal.ts';
import { type RunningPortal } from '#tests/support/running-portal.ts';

const OFFERS = '**/loan-service/offers';
const AN_HOUR = 3_600_000;

const openOffer = (page: Page, lender: string) =>
  page
    .getByRole('button', { name: `Read the key facts statement of Sample lender ${lender}` })
    .click();

/** Asks for a code, and types the one that comes. Gives it. */
async function proveThePhone(
  page: Page,
  portal: RunningPortal,
  { person: { mobileNumber } }: Loan,
  before?: string,
): Promise<string> {
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const code = await portal.codeFor(mobileNumber, before);
  await page.getByRole('textbox', { name: 'OTP' }).fill(code);
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  return code;
}

/** What stays together in print although it is so tall that it may leave a gap on the page before. */
async function unbrokenOnPaper(sheet: Locator): Promise<readonly string[]> {
  await sheet.page().emulateMedia({ media: 'print' });
  const found = await sheet.evaluate((article) =>
    [...article.querySelectorAll('*')]
      .filter((element) => {
        const { breakInside, display } = getComputedStyle(element);
        const isWhole = breakInside === 'avoid' || display === 'flex' || display === 'grid';
        return isWhole && element.clientHeight > 200;
      })
      .map(({ textContent }) => textContent),
  );
  await sheet.page().emulateMedia({ media: null });
  return found;
}

test('@web an offer that was tampered with is refused, the true one is accepted, and the loan left', async ({
  page,
  portal,
  lenders,
  visit,
}) => {
  const loan = await loanIn('two-offers', { portal, lenders });
  await page.route(OFFERS, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({
      response: answer,
      body: text.replaceAll('\\"paise\\":533400', '\\"paise\\":433400'),
    });
  });
  await openAs(loan, page, visit, '/consumer-profile');
  await openOffer(page, 'Kadamb');
  await expect(page.getByText('nothing can be accepted here')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);

  await page.unroute(OFFERS);
  await page.getByRole('button', { name: 'Load the offers again' }).click();
  await expect(page.getByText('Checked on this device')).toBeVisible();
  expect(await unbrokenOnPaper(page.getByRole('article'))).toEqual([]);
  expect(await faultsInLightAndDark(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'I have read the key facts statement' }).check();
  await page.getByRole('button', { name: 'Accept with a code' }).click();
  const code = await proveThePhone(page, portal, loan);
  await expect(
    page.getByText('The offer of Sample lender Kadamb (fictional) is accepted'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Your loan from/ })).toBeFocused();
  await expect(page.getByRole('table', { name: /^Each instalment of the loan/ })).toBeVisible();
  expect(await faultsInLightAndDark(page)).toEqual([]);

  await page.getByRole('button', { name: 'Leave this loan' }).click();
  await proveThePhone(page, portal, loan, code);
  await expect(page.getByText('You left this loan in the cooling-off period')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Leave this loan' })).toHaveCount(0);
});

test.describe('an offer that lapses', () => {
  test.use({ complaints: { expected: [/status of 409/] } });

  test('@web while it is read cannot be accepted', async ({ page, portal, lenders, visit }) => {
    const loan = await loanIn('offered', { portal, lenders });
    await openAs(loan, page, visit, '/consumer-profile');
    await openOffer(page, 'Neem');
    await page.getByRole('checkbox', { name: 'I have read the key facts statement' }).check();
    await page.getByRole('button', { name: 'Accept with a code' }).click();
    moveEndOfOffers(portal, loan.number, Date.now() - AN_HOUR);
    await proveThePhone(page, portal, loan);
    // The gateway may have ended it, and with it the application, a moment before it was asked.
    const said = /This offer lapsed while you were reading it|has changed in the meantime/;
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByText(/^Lapsed on /)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept with a code' })).toHaveCount(0);
  });
});
