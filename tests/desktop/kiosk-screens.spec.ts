/** What people see at a branch's terminal, from the first touch to the end of their visit. */
import type { Page } from 'playwright/test';
import { LANGUAGES } from '#domain/languages.ts';
import { readWords } from '#scripts/words/read-words.ts';
import { expect, test } from '#tests/desktop/desktop-test.ts';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { filesHolding } from '#tests/desktop/files-holding.ts';
import {
  chooseLanguage,
  keyboard,
  kioskConfiguration,
  nextVisit,
  press,
} from '#tests/desktop/kiosk.ts';
import { DESKTOP_ORIGIN } from '#tests/processes/launch-desktop.ts';

const NAME = 'Asha Rao 4711';

/** The shortest times that a configuration may name. */
const QUICK = { idleSeconds: 10, countdownSeconds: 5 };

/** Buttons and fields lower than a finger needs (links within a sentence are as tall as its line). */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, select, input, summary, nav a, footer a')]
      .map((target) => ({
        name: target.outerHTML.slice(0, 80),
        ...target.getBoundingClientRect().toJSON(),
        ticks: target.matches('[type=checkbox], [type=radio]'),
      }))
      .filter(({ width, height, ticks }) => width > 0 && !ticks && height < 47.9)
      .map(({ name }) => name),
  );

test('the start screen names the branch and links to the main jobs, big enough to touch', async ({
  kiosk: { page },
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help you today?');
  await expect(page.getByText('You are at: Nagpur')).toBeVisible();
  const jobs = page.getByRole('navigation', { name: 'What would you like to do?' });
  await expect(jobs.getByRole('link')).toHaveCount(7);
  for (const path of ['/', '/emi-calculator', '/branches', '/login']) {
    await page.goto(`${DESKTOP_ORIGIN}${path}`);
    await expect(page.getByRole('button', { name: 'End session' })).toBeVisible();
    expect(await smallTargets(page), path).toEqual([]);
  }
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await jobs.getByRole('link', { name: /^Contact us/ }).click();
  await expect(page).toHaveURL(`${DESKTOP_ORIGIN}/support`);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(`${DESKTOP_ORIGIN}/`);
});

test('every job is on the screen without scrolling, in every language and both orientations', async ({
  kiosk: { page },
}) => {
  for (const language of LANGUAGES) {
    await chooseLanguage(page, language);
    const { kiosk } = await readWords(language, 'desktop');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kiosk.welcome);
    for (const [width, height] of [
      [1366, 768],
      [1280, 800],
      [1024, 768],
      [1280, 1024],
      [1920, 1080],
      [1080, 1920],
    ] as const) {
      await page.setViewportSize({ width, height });
      const hidden = await page.evaluate(
        () => document.documentElement.scrollHeight - window.innerHeight,
      );
      expect(hidden, `${language} at ${width}x${height}`).toBeLessThanOrEqual(0);
    }
  }
});

test('the calculator cuts no amount off, in both orientations', async ({ kiosk: { page } }) => {
  await page.goto(`${DESKTOP_ORIGIN}/emi-calculator?amount=470000`);
  const total = page.getByRole('row', { name: /^Total payable/ });
  for (const [width, height] of [
    [1080, 1920],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(total).toBeVisible();
    const hidden = await total.evaluate((row) => {
      const frame = row.closest('table')?.parentElement;
      return frame ? frame.scrollWidth - frame.clientWidth : null;
    });
    expect(hidden, `${width}x${height}`).toBe(0);
  }
});

test('the terminal’s own screens have no accessibility faults, light or dark', async ({
  kiosk: { page },
}) => {
  const faults = () => faultsInLightAndDark(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await faults()).toEqual([]);
  const corner = page.getByRole('button', { name: 'Staff', exact: true });
  for (let tap = 0; tap < 5; tap += 1) await corner.click();
  await expect(keyboard(page)).toBeVisible();
  expect(await faults()).toEqual([]);
  await page.getByRole('button', { name: 'Back to the portal' }).click();
  await page.getByRole('link', { name: /^Contact us/ }).click();
  await expect(page.getByRole('link', { name: /Open on your phone/ })).toBeVisible();
  expect(await faults()).toEqual([]);
  await page.getByRole('button', { name: 'High contrast' }).click();
  expect(await faults()).toEqual([]);
  await page.getByRole('link', { name: 'support@rinsetu.example' }).first().click();
  await page.getByRole('dialog').waitFor();
  expect(await faults()).toEqual([]);
});

test('an untouched terminal shows what it is for, a touch begins a visit, and an abandoned one ends after a countdown', async ({
  launch,
}) => {
  const kiosk = await launch({ keyring: 'none', configuration: await kioskConfiguration(QUICK) });
  const { page } = kiosk;
  const attract = page.getByRole('region', { name: 'Welcome' });
  await page.clock.install();
  await page.reload();
  // It counts from when it is awake.
  await page.locator('[data-awake]').waitFor();
  await expect(attract).toBeHidden();
  await page.clock.fastForward(QUICK.idleSeconds * 1000);
  await expect(attract).toBeVisible();
  await expect(attract.getByRole('heading', { name: 'Who would lend to me?' })).toBeVisible();
  // The site documents offers of the past; a terminal advertises none.
  await expect(attract).not.toContainText(/offer|2023/i);
  await page.mouse.click(300, 300);
  await expect(attract).toBeHidden();
  // The touch pressed nothing below.
  expect(page.url()).toBe(`${DESKTOP_ORIGIN}/`);
  await expect(page.getByRole('link', { name: /^EMI calculator/ })).toBeVisible();

  await page.getByRole('link', { name: /^Contact us/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(NAME);
  await page.clock.fastForward(QUICK.idleSeconds * 1000);
  const question = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await expect(question).toBeVisible();
  await expect(question.getByRole('timer')).toHaveText('Your session ends in 5 seconds.');
  await question.getByRole('button', { name: 'I am still here' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(NAME);
  // Untouched from here on.
  const next = await nextVisit(kiosk, async () => {
    await page.clock.fastForward(QUICK.idleSeconds * 1000);
    await question.waitFor();
    await page.clock.fastForward(QUICK.countdownSeconds * 1000);
  });
  await expect(next.getByRole('heading', { level: 1 })).toHaveText('How can we help you today?');
  expect(page.isClosed()).toBe(true);
});

test('applying begins with a code for the phone, and with no app stores', async ({
  kiosk: { page },
}) => {
  await page.getByRole('link', { name: /^Apply for a loan/ }).click();
  await expect(page).toHaveURL(`${DESKTOP_ORIGIN}/apply`);
  const code = page.getByRole('img', { name: 'QR code for https://portal.example/apply' });
  await expect(code).toBeInViewport();
  await expect(page.getByRole('main').getByRole('link', { name: /^Get the/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(`${DESKTOP_ORIGIN}/`);
});

test('an external link becomes a QR code', async ({ kiosk: { app, page } }) => {
  await page.getByRole('link', { name: /^Contact us/ }).click();
  await page.getByRole('link', { name: 'support@rinsetu.example' }).first().click();
  const mail = page.getByRole('dialog', { name: 'Write from your phone' });
  await expect(mail.getByRole('img', { name: /^QR code for / })).toBeVisible();
  await expect(mail.getByText('support@rinsetu.example')).toBeVisible();
  // In the dialog, which may not have taken the focus yet.
  await mail.press('Escape');
  await expect(mail).toBeHidden();
  await page.getByRole('link', { name: /Open on your phone/ }).click();
  await expect(page.getByRole('dialog', { name: 'Open the map on your phone' })).toBeVisible();
  expect(page.url()).toBe(`${DESKTOP_ORIGIN}/support`);
  expect(app.windows()).toHaveLength(1);
});

test('the next person at a terminal finds nothing of the previous one', async ({ kiosk }) => {
  const { app, page: first } = kiosk;
  await first.getByRole('link', { name: /^Contact us/ }).click();
  await first.getByRole('textbox', { name: 'Name' }).click();
  await press(first, 'asharao');
  await first.getByRole('textbox', { name: 'Message' }).fill(NAME);
  await expect
    .poll(() => first.evaluate(() => sessionStorage.getItem('contact-draft')))
    .toContain('asharao');
  await first.goto(`${DESKTOP_ORIGIN}/emi-calculator?amount=470000`);
  await app.evaluate(({ clipboard }, text) => clipboard.writeText(text), NAME);

  const second = await nextVisit(kiosk, () =>
    first.getByRole('button', { name: 'End session' }).click(),
  );
  expect(first.isClosed()).toBe(true);
  expect(
    await second.evaluate(() => [
      ...Object.entries(localStorage),
      ...Object.entries(sessionStorage),
    ]),
  ).toEqual([]);
  expect(await app.evaluate(({ clipboard }) => clipboard.readText())).toBe('');
  await second.goBack().catch(() => null);
  await second.goto(`${DESKTOP_ORIGIN}/`);
  await second.getByRole('link', { name: /^Contact us/ }).click();
  for (const field of ['Name', 'Message']) {
    await expect(second.getByRole('textbox', { name: field })).toHaveValue('');
  }
  await second.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(second).toHaveURL(`${DESKTOP_ORIGIN}/`);
  await second.getByRole('link', { name: /^EMI calculator/ }).click();
  await expect(second.getByLabel('Loan amount', { exact: false }).first()).not.toHaveValue(
    '4,70,000',
  );
  expect(await filesHolding(kiosk.userDataDir, 'asharao')).toEqual([]);
});
