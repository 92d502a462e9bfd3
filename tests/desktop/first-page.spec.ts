/** The first page of a window: in its HTML before any script, woken without a difference, and nothing typed before is lost. */
import type { Page } from 'playwright/test';
import { LANGUAGES, STAFF_LANGUAGES } from '#domain/languages.ts';
import { pages as english } from '#renderer/content/en/pages.ts';
import { HOST_AREAS } from '#renderer/i18n/areas.ts';
import { translatorOf } from '#renderer/i18n/translator.ts';
import { expect, test } from '#tests/desktop/desktop-test.ts';
import { kioskConfiguration } from '#tests/desktop/kiosk.ts';
import { signIn } from '#tests/desktop/people.ts';
import { DESKTOP_ORIGIN } from '#tests/processes/launch-desktop.ts';
import { holdScript } from '#tests/support/checks/hold-script.ts';
import { wordsOf } from '#tests/support/words.ts';
import { readCopy } from '#scripts/words/read-words.ts';

const PAGES = { en: english, hi: await readCopy('hi', 'pages') } as const;
const awake = (page: Page) => expect(page.locator('#app')).toHaveAttribute('data-awake');

/** What the main process answers for a path, which no script has touched. */
async function htmlOf(page: Page, path: string) {
  const { html, policy } = await page.evaluate(async (address) => {
    const reply = await fetch(address);
    return {
      html: await reply.text(),
      policy: reply.headers.get('Content-Security-Policy') ?? '',
    };
  }, path);
  const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? null;
  return {
    language: found(/<html lang="(\w+)"/),
    kind: found(/ data-first="([\w-]+)"/),
    heading: found(/<h1[^>]*>([^<]+)<\/h1>/)?.replaceAll('&#x27;', "'"),
    html,
    policy,
  };
}

/** Every difference that React reports, and everything that the security policy refuses. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

for (const language of STAFF_LANGUAGES) {
  const configured = { profile: 'dealer', language } as const;

  test(`a showroom’s first pages are in HTML before any script (${language})`, async ({
    keyring,
    launch,
  }) => {
    const desk = await launch({ keyring, configuration: configured });
    const { page } = desk;
    const nobody = await htmlOf(page, '/');
    expect(nobody).toMatchObject({ language, kind: 'showroom' });
    expect(nobody.heading).toBe(PAGES[language]['/'].h1);
    expect(nobody.policy).not.toContain('unsafe-inline');
    const signInPage = await htmlOf(page, '/login');
    expect(signInPage).toMatchObject({ language, kind: 'sign-in' });
    expect(signInPage.heading).toBe(PAGES[language]['/login'].h1);

    const { userId } = await signedIn(desk);
    const somebody = await htmlOf(page, '/dealer-desk');
    expect(somebody).toMatchObject({ language, kind: 'desk' });
    expect(somebody.html).not.toContain(userId);
    await page.evaluate(() => window.portal.lockDesk());
    const locked = await htmlOf(page, '/dealer-desk');
    expect(locked).toMatchObject({ language, kind: 'locked' });
    const { t } = translatorOf(language, await wordsOf(language, HOST_AREAS));
    expect(locked.html).toContain(t('lockedDesk.title'));
    expect(locked.html).not.toContain(userId);
  });
}

for (const language of LANGUAGES) {
  test(`a terminal’s first page names its branch in HTML (${language})`, async ({ launch }) => {
    const branch = { id: 'NGP-01', name: 'Nagpur & <b>' };
    const { page } = await launch({
      keyring: 'none',
      configuration: { ...(await kioskConfiguration()), branch, language },
    });
    const { t } = translatorOf(language, await wordsOf(language, HOST_AREAS));
    const start = await htmlOf(page, '/');
    expect(start).toMatchObject({ language, kind: 'terminal-in-branch' });
    expect(start.heading).toBe(t('kiosk.welcome'));
    expect(start.html).toContain(t('kiosk.here', { branch: 'Nagpur &amp; &lt;b&gt;' }));
    await awake(page);
    await expect(page.getByText(t('kiosk.here', { branch: branch.name }))).toBeVisible();
  });
}

test('a showroom’s pages wake without a difference, and what was typed before stays', async ({
  launch,
}) => {
  const { page } = await launch({ keyring: 'none' });
  await awake(page);
  const complaints = complaintsOf(page);
  await page.goto(`${DESKTOP_ORIGIN}/`);
  await awake(page);

  const script = await holdScript(page);
  await page.goto(`${DESKTOP_ORIGIN}/login`, { waitUntil: 'commit' });
  const number = page.getByRole('textbox', { name: 'Mobile No.' });
  await number.pressSequentially('98765');
  script.letGo();
  await awake(page);
  await number.pressSequentially('43210');
  await expect(number).toHaveValue('9876543210');
  await expect(number).toBeFocused();
  expect(complaints).toEqual([]);
});

test('a link that is touched before the page wakes is followed without loading a page', async ({
  launch,
}) => {
  const { page } = await launch({ keyring: 'none' });
  await awake(page);
  const script = await holdScript(page);
  await page.goto(`${DESKTOP_ORIGIN}/login`, { waitUntil: 'commit' });
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await page.getByRole('contentinfo').getByRole('link', { name: 'EMI' }).click();
  script.letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english['/emi-calculator'].h1);
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});

test('a locked desk and a terminal wake without a difference', async ({ keyring, launch }) => {
  const desk = await launch({ keyring, configuration: { profile: 'dealer' } });
  await awake(desk.page);
  await signedIn(desk);
  const complaints = complaintsOf(desk.page);
  await desk.page.goto(`${DESKTOP_ORIGIN}/dealer-desk`);
  await awake(desk.page);
  await desk.page.evaluate(() => window.portal.lockDesk());
  await desk.page.goto(`${DESKTOP_ORIGIN}/dealer-desk`);
  await expect(desk.page.getByRole('dialog', { name: 'This computer is locked' })).toBeVisible();
  expect(complaints).toEqual([]);

  const kiosk = await launch({ keyring: 'none', configuration: await kioskConfiguration() });
  await awake(kiosk.page);
  const ofKiosk = complaintsOf(kiosk.page);
  await kiosk.page.goto(`${DESKTOP_ORIGIN}/`);
  await awake(kiosk.page);
  await expect(kiosk.page.getByText('Nagpur')).toBeVisible();
  expect(ofKiosk).toEqual([]);
});

async function signedIn(desk: { readonly page: Page }): Promise<{ readonly userId: string }> {
  const outcome = await signIn(desk);
  if (!outcome.ok) throw new Error('The sign-in was refused.');
  return outcome.value;
}
