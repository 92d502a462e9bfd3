/** Registering, signing out and signing in on the web, in each language other than English, with the digits of its script. */
import type { Page } from 'playwright/test';
import { addressOf, baseOf } from '#contract/addresses.ts';
import { directionOf } from '#domain/languages.ts';
import { AREAS } from '#renderer/i18n/areas.ts';
import { translatorOf } from '#renderer/i18n/translator.ts';
import { wordsInLatin } from '#tests/support/checks/visible-texts.ts';
import { inDigitsOf } from '#tests/support/in-digits-of.ts';
import { personWith } from '#tests/support/people/people.ts';
import { expect, test } from '#tests/support/portal.ts';
import { readCopy } from '#scripts/words/read-words.ts';
import { wordsOf } from '#tests/support/words.ts';

/** A first and a last name as they are written there. */
const NAMES = {
  hi: ['आशा', 'वर्मा'],
  mr: ['आशा', 'कुलकर्णी'],
  bn: ['আশা', 'সাহা'],
  ta: ['ஆஷா', 'முருகன்'],
  ur: ['آشا', 'خان'],
} as const;

const VIEWS = [
  'consumer.dashboard',
  'consumer.orders',
  'consumer.buyProducts',
  'consumer.offers',
  'consumer.calculator',
  'consumer.profile',
  'consumer.accounts',
] as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

// A wrong code, a wrong password, and a number without an account.
test.use({ complaints: { expected: [/status of 400/, /status of 401/] } });

for (const language of ['hi', 'mr', 'bn', 'ta', 'ur'] as const) {
  test(`a person registers, signs out and signs in (${language}), with the digits of the script @web`, async ({
    page,
    portal,
    visit,
    mobileNumber,
  }) => {
    test.slow();
    const { t } = translatorOf(language, await wordsOf(language, AREAS));
    const titles = await readCopy(language, 'pages');
    const at = (path: string) => `${portal.url}${addressOf(path, baseOf(language))}`;
    const typed = (text: string) => inDigitsOf(language, text);
    const person = personWith(mobileNumber);
    const [firstName, lastName] = NAMES[language];

    await visit(addressOf('/register', baseOf(language)));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveCSS('direction', directionOf(language));
    await button(page, t('phone.sendOtp')).click();
    await expect(page.getByText(t('form.mobile'))).toBeVisible();
    const number = field(page, t('phone.mobileNumber'));
    await number.fill(typed(mobileNumber));
    await expect(number).toHaveCSS('direction', 'ltr');
    await button(page, t('phone.sendOtp')).click();

    const code = await portal.codeFor(mobileNumber);
    const enter = async (digits: string) => {
      await field(page, t('phone.otp')).fill(digits);
      await button(page, t('phone.verifyOtp')).click();
    };
    await enter(typed(code === '111111' ? '222222' : '111111'));
    await expect(page.getByText(t('phone.wrongCode'))).toBeVisible();
    expect(await wordsInLatin(page), 'a wrong code').toEqual([]);
    await enter(typed(code));

    await expect(page.getByRole('heading', { name: t('register.stepName') })).toBeFocused();
    await button(page, t('register.next')).click();
    await expect(page.getByText(t('form.required'))).toHaveCount(2);
    await field(page, t('register.firstName')).fill(firstName);
    await expect(field(page, t('register.firstName'))).toHaveCSS(
      'direction',
      directionOf(language),
    );
    await field(page, t('register.lastName')).fill(lastName);
    await page.getByLabel(t('register.category')).selectOption('CSR');
    await button(page, t('register.next')).click();
    await field(page, t('register.email')).fill(person.email);
    await expect(field(page, t('register.email'))).toHaveCSS('direction', 'ltr');
    await field(page, t('register.password')).fill(person.password);
    await field(page, t('register.confirmPassword')).fill('something else 1');
    await button(page, t('register.submit')).click();
    await expect(page.getByText(t('register.mismatch'))).toBeVisible();
    await expect(page.getByText(t('register.consentMissing'))).toBeVisible();
    expect(await wordsInLatin(page), 'mistakes').toEqual([]);
    await field(page, t('register.confirmPassword')).fill(person.password);
    await page.getByRole('checkbox').check();
    await button(page, t('register.submit')).click();
    await expect(page.getByText(t('register.success'))).toBeVisible();
    await expect(page).toHaveURL(at('/consumer-profile'));
    await expect(page).toHaveTitle(titles['/consumer-profile'].title);

    const yours = page.getByRole('region', { name: t('confirmEmail.heading') });
    await button(page, t('consumer.profile')).click();
    await expect(page.getByText(firstName, { exact: true }).first()).toBeVisible();
    await yours.getByRole('button', { name: t('confirmEmail.send') }).click();
    const fromEmail = await portal.emailCodeFor(person.email);
    await yours.getByRole('textbox', { name: t('confirmEmail.code') }).fill(typed(fromEmail));
    await yours.getByRole('button', { name: t('confirmEmail.confirm') }).click();
    await expect(yours.getByText(t('confirmEmail.done'))).toBeVisible();

    await button(page, t('consumer.logout')).click();
    await expect(page.getByText(t('consumer.signedOut'))).toBeVisible();
    await page
      .getByRole('link', { name: t('consumer.signIn') })
      .first()
      .click();
    await expect(page).toHaveURL(at('/login'));
    await page.getByRole('tab', { name: t('login.userIdTab') }).click();
    await field(page, t('login.userId')).fill(person.email);
    await field(page, t('login.password')).fill('not the password');
    await button(page, t('login.submit')).click();
    await expect(page.getByText(t('login.refused'))).toBeVisible();
    expect(await wordsInLatin(page), 'a wrong password').toEqual([]);
    await page.getByRole('tab', { name: t('login.mobileTab') }).click();
    await field(page, t('phone.mobileNumber')).fill(typed(mobileNumber));
    await button(page, t('phone.sendOtp')).click();
    await enter(await portal.codeFor(mobileNumber, code));
    await expect(page.getByText(t('login.success'))).toBeVisible();
    await expect(page).toHaveURL(at('/consumer-profile'));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const view of VIEWS) {
      await button(page, t(view)).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(view));
      await expect(page.getByText(t('shell.working'))).toHaveCount(0);
      expect(await wordsInLatin(page), view).toEqual([]);
    }
  });
}
