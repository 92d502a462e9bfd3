/** Pictures of signing in, and of the consumer area with and without a loan. */
import type { Page } from 'playwright/test';
import type { Look, Subject } from '#tests/pictures/look.ts';
import { inAnyLanguage } from '#tests/support/in-language.ts';
import { newMobileNumber } from '#tests/support/people/mobile-numbers.ts';

const VIEWS = {
  dashboard: await inAnyLanguage('My Dashboard'),
  accounts: await inAnyLanguage('My Accounts'),
  orders: await inAnyLanguage('My Orders'),
  'buy-products': await inAnyLanguage('Buy Products'),
  profile: await inAnyLanguage('Profile'),
} as const;

const SEND = await inAnyLanguage('Send OTP');
const OTP = await inAnyLanguage('OTP');
const VERIFY = await inAnyLanguage('Verify OTP');
const REGISTER = await inAnyLanguage('Register with this number');

/** Beside a wide page, where every view has its place in the menu. */
const openView = (name: RegExp) => async (page: Page) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

const viewsOf = (names: readonly (keyof typeof VIEWS)[]): readonly Look[] =>
  names.map((name) => ({ name, path: '/consumer-profile', open: openView(VIEWS[name]) }));

/** As when the person signs out in another tab. The last look of a subject: nobody is signed in after it. */
const endElsewhere = async (page: Page) => {
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  const other = await page.context().newPage();
  await other.goto(new URL('/robots.txt', page.url()).href);
  await other.evaluate(() => localStorage.clear());
  await other.close();
  await page.locator('#session-ended').waitFor();
};

const sendCode = async (page: Page, mobileNumber: string) => {
  await page.getByRole('textbox').first().fill(mobileNumber);
  await page.getByRole('button', { name: SEND }).click();
  await page.getByRole('textbox', { name: OTP }).waitFor();
};
const confirm = (page: Page) => page.getByRole('button', { name: VERIFY }).click();

const APPLY =
  '/apply?kind=e-rickshaw&price=180000&onRoad=190000&down=60000&months=30&pin=226001&per=month&income=30000&costs=10000&year=1990';

export const SIGN_IN_LOOKS: readonly Look[] = [
  { name: 'login', path: '/login' },
  {
    name: 'wrong-code',
    path: '/login',
    open: async (page) => {
      await sendCode(page, newMobileNumber());
      await page.getByRole('textbox', { name: OTP }).fill('000000');
      await confirm(page);
      await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    },
  },
  {
    name: 'brief-registration',
    path: APPLY,
    open: async (page, portal) => {
      const mobileNumber = newMobileNumber();
      await sendCode(page, mobileNumber);
      await page.getByRole('textbox', { name: OTP }).fill(await portal.codeFor(mobileNumber));
      await confirm(page);
      await page.getByRole('button', { name: REGISTER }).click();
      // Where lines begin at the right, each number has a direction of its own.
      await page.getByText(/^\P{Nd}*2\P{Nd}*3\P{Nd}*$/u).waitFor();
    },
  },
];

export const ACCOUNT_SUBJECTS: readonly Subject[] = [
  {
    name: 'area with a draft',
    state: 'draft',
    looks: viewsOf(['dashboard', 'accounts', 'orders', 'buy-products', 'profile']),
  },
  { name: 'area with an accepted offer', state: 'accepted', looks: viewsOf(['orders']) },
  { name: 'area with a paid loan', state: 'disbursed', looks: viewsOf(['accounts']) },
  {
    name: 'signed out elsewhere',
    state: 'submitted',
    looks: [{ name: 'ended', path: '/consumer-profile', open: endElsewhere }],
  },
];
