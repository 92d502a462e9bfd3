/** The portal's languages in a program: chosen in place, kept for a dealer, forgotten with a terminal's visitor. */
import { LANGUAGES, directionOf } from '#domain/languages.ts';
import { pages as english } from '#renderer/content/en/pages.ts';
import { HOST_AREAS } from '#renderer/i18n/areas.ts';
import { translatorOf } from '#renderer/i18n/translator.ts';
import { expect, test } from '#tests/desktop/desktop-test.ts';
import { chooseLanguage, kioskConfiguration, nextVisit } from '#tests/desktop/kiosk.ts';
import { DESKTOP_ORIGIN } from '#tests/processes/launch-desktop.ts';
import { wordsInLatin } from '#tests/support/checks/visible-texts.ts';
import { wordsOf } from '#tests/support/words.ts';
import { readCopy, readWords } from '#scripts/words/read-words.ts';

const hindi = await readCopy('hi', 'pages');

const { t } = translatorOf('hi', await wordsOf('hi', HOST_AREAS));

test('a dealer changes the language in place, and it is kept for the next start', async ({
  launch,
  userDataDir,
}) => {
  const options = { keyring: 'none', userDataDir } as const;
  const { app, page } = await launch(options);
  await page.goto(`${DESKTOP_ORIGIN}/support`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha Rao');
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await page.getByRole('button', { name: 'हिन्दी' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi['/support'].h1);
  await expect(page.getByRole('textbox', { name: t('contact.name') })).toHaveValue('Asha Rao');
  await expect(page).toHaveTitle(hindi['/support'].title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  expect(page.url()).toBe(`${DESKTOP_ORIGIN}/support`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'EMI' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi['/emi-calculator'].h1);
  await expect(page.getByRole('heading', { name: t('recent.title') })).toBeVisible();
  expect(await wordsInLatin(page)).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  await app.close();

  const again = await launch(options);
  await expect(again.page.getByRole('heading', { level: 1 })).toHaveText(hindi['/login'].h1);
  await expect(again.page.locator('html')).toHaveAttribute('lang', 'hi');
  await again.page.getByRole('button', { name: 'English' }).click();
  await expect(again.page.getByRole('heading', { level: 1 })).toHaveText(english['/login'].h1);
  await again.app.close();
});

test('a showroom’s first start follows the language of the system, where it is one of staff’s', async ({
  launch,
}) => {
  const { page } = await launch({ keyring: 'none', env: { LANGUAGE: 'fr_FR:ta_IN:hi_IN:en' } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi['/login'].h1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.goto(`${DESKTOP_ORIGIN}/faq`);
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: 'English', exact: true })).toBeVisible();
  await expect(banner.getByText('தமிழ்')).toHaveCount(0);
});

for (const language of LANGUAGES) {
  test(`a terminal’s first start follows a system in ${language}, and its bar offers the others`, async ({
    launch,
  }) => {
    const { page } = await launch({
      keyring: 'none',
      configuration: await kioskConfiguration(),
      env: { LANGUAGE: `fr_FR:${language}_IN:en` },
    });
    const { kiosk } = await readWords(language, 'desktop');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kiosk.welcome);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveCSS('direction', directionOf(language));
    const other = language === 'en' ? 'ur' : 'en';
    await page.locator('a[href$="/support"]').first().click();
    await page.waitForURL(/\/support$/);
    await chooseLanguage(page, other);
    await expect(page.locator('html')).toHaveCSS('direction', directionOf(other));
    const { kiosk: inOther } = await readWords(other, 'desktop');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(inOther.contact);
  });
}

test('a terminal’s next visitor starts in the terminal’s language', async ({ launch }) => {
  const kiosk = await launch({
    keyring: 'none',
    configuration: {
      ...(await kioskConfiguration()),
      branch: { id: 'NGP-01', name: 'नागपुर' },
      language: 'hi',
    },
  });
  const { page } = kiosk;
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(t('kiosk.welcome'));
  expect(await wordsInLatin(page)).toEqual([]);
  const choice = page.getByRole('group', { name: t('kiosk.language') });
  await expect(choice.getByRole('button', { pressed: true })).toHaveText('हिन्दी');

  await choice.getByRole('button', { name: 'English' }).click();
  await expect(title).toHaveText('How can we help you today?');
  await page.getByRole('link', { name: /^Contact us/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha Rao');
  await chooseLanguage(page, 'hi');
  await page.getByRole('textbox', { name: t('contact.message') }).click();
  await expect(page.getByRole('region', { name: t('keyboard.label') })).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('contact.name') })).toHaveValue('Asha Rao');
  await chooseLanguage(page, 'en');

  const next = await nextVisit(kiosk, () =>
    page.getByRole('button', { name: 'End session' }).click(),
  );
  await expect(next.getByRole('heading', { level: 1 })).toHaveText(t('kiosk.welcome'));
  await expect(next.locator('html')).toHaveAttribute('lang', 'hi');
  expect(await next.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
