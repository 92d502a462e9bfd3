/** Menus, dialogs and pages behind a link that somebody was sent. */
import { type Locator, type Page, expect } from 'playwright/test';
import { quoteAddress } from '#contract/applications/quote-link.ts';
import type { Look } from '#tests/pictures/look.ts';
import { inAnyLanguage } from '#tests/support/in-language.ts';
import { startSession } from '#tests/support/people/accounts.ts';
import { newMobileNumber } from '#tests/support/people/mobile-numbers.ts';
import { savedQuoteOf } from '#tests/support/people/quotes.ts';
import { wakeWhatIsSeen } from '#tests/support/checks/wake.ts';

/** The demonstration's, of `gateway/program/demo/prepare-demo.ts`. */
const DEALER = '9800000005';

const SEND = await inAnyLanguage('Send OTP');
const OTP = await inAnyLanguage('OTP');
const VERIFY = await inAnyLanguage('Verify OTP');
const NEXT = await inAnyLanguage('Next');
const MORE = await inAnyLanguage('More');
const MY_LOAN = await inAnyLanguage('My loan');
const WITHDRAW = await inAnyLanguage('Withdraw the application');

const onPhone = (page: Page) => page.setViewportSize({ width: 360, height: 740 });

const sendNothing = async (page: Page) => {
  await wakeWhatIsSeen(page);
  await page.getByRole('button', { name: SEND }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
};

export const MENU_LOOKS: readonly Look[] = [
  {
    name: 'menu',
    path: '/',
    open: async (page) => {
      await onPhone(page);
      await page.locator('header summary, nav summary').first().click();
    },
  },
  {
    name: 'languages',
    path: '/',
    open: async (page) => {
      await onPhone(page);
      // The pseudo-language has one other language, and so a link.
      const menu = page.locator('[popovertarget]').filter({ visible: true });
      if ((await menu.count()) === 0) return;
      await menu.first().click();
      await page.locator('[popover]:popover-open').waitFor();
    },
  },
  {
    name: 'footer',
    path: '/faq',
    open: async (page) => {
      await onPhone(page);
      for (const summary of await page.locator('footer summary, main summary').all())
        await summary.click();
    },
  },
  {
    name: 'quote',
    path: '/faq',
    open: async (page, portal) => {
      const { token } = await startSession(portal, DEALER);
      const { link } = await savedQuoteOf(portal, token, 'Kamla Madeup');
      const { pathname, origin } = new URL(page.url());
      await page.goto(`${origin}${pathname.replace('/faq', quoteAddress('', 'en', link))}`);
      await page.getByRole('table').first().waitFor();
    },
  },
];

export const REGISTRATION_LOOKS: readonly Look[] = [
  { name: 'number-missing', path: '/login', open: sendNothing },
  {
    name: 'registration',
    path: '/register',
    open: async (page, portal) => {
      const mobileNumber = newMobileNumber();
      await page.getByRole('textbox').first().fill(mobileNumber);
      await page.getByRole('button', { name: SEND }).click();
      await page.getByRole('textbox', { name: OTP }).fill(await portal.codeFor(mobileNumber));
      await page.getByRole('button', { name: VERIFY }).click();
      await page.getByRole('button', { name: NEXT }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
];

const openMyLoan = async (page: Page) => {
  await onPhone(page);
  await page.getByRole('button', { name: MY_LOAN }).first().click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
};

/** Opens what is folded, until a button is there: some parts come later, with their own answers. */
export const unfoldUntil = async (page: Page, wanted: Locator) => {
  await expect(async () => {
    const folded = page.locator('main details:not([open]) > summary');
    // One that is open is no longer among them.
    for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
    await expect(wanted).toBeVisible({ timeout: 1000 });
  }).toPass();
};

const askToWithdraw = async (page: Page) => {
  await openMyLoan(page);
  await unfoldUntil(page, page.getByRole('button', { name: WITHDRAW }));
  await page.getByRole('button', { name: WITHDRAW }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).first().waitFor();
};

export const DIALOG_LOOKS: readonly Look[] = [
  {
    name: 'more-sheet',
    path: '/consumer-profile',
    open: async (page) => {
      await onPhone(page);
      await page.getByRole('button', { name: MORE }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'withdraw-question', path: '/consumer-profile', open: askToWithdraw },
];
