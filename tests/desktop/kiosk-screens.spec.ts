/** What people see at a branch's terminal, from the first touch to the end of their visit. */
import type { Page } from 'playwright/test';
import { expect, test } from '#tests/desktop/desktop-test.ts';
import { faultsInLightAndDark } from '#tests/support/axe.ts';
import { filesHolding } from '#tests/desktop/files-holding.ts';
import { PIN, keyboard, kioskConfiguration, nextVisit, press } from '#tests/desktop/kiosk.ts';
import { DESKTOP_ORIGIN } from '#tests/support/launch-desktop.ts';

const NOWHERE = 'http://127.0.0.1:9';
const NAME = 'Asha Rao 4711';
/** The shortest times that a configuration may name. */
const QUICK = { idleSeconds: 10, countdownSeconds: 5 };

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(NAME);
  await page.getByRole('textbox', { name: 'Email address' }).fill('asha@mail.example');
  await page.getByRole('textbox', { name: 'Phone' }).fill('98765 43210');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Documents');
  await page.getByRole('textbox', { name: 'Message' }).fill('Which documents do I need?');
}

test('the start screen names the branch and links to the main jobs, big enough to touch', async ({
  launch,
}) => {
  const { page } = await launch({ keyring: 'none', configuration: await kioskConfiguration() });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help you today?');
  await expect(page.getByText('You are at: Nagpur')).toBeVisible();
  const jobs = page.getByRole('navigation', { name: 'What would you like to do?' });
  await expect(jobs.getByRole('link')).toHaveCount(6);
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

test('every job is on the screen without scrolling, in both languages and orientations', async ({
  launch,
}) => {
  const { page } = await launch({ keyring: 'none', configuration: await kioskConfiguration() });
  const languages = page.getByRole('group').getByRole('button');
  for (const title of ['How can we help you today?', 'आज हम आपकी क्या मदद कर सकते हैं?']) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const [width, height] of [
      [1366, 768],
      [1024, 768],
      [1280, 1024],
      [1920, 1080],
      [1080, 1920],
    ] as const) {
      await page.setViewportSize({ width, height });
      const hidden = await page.evaluate(
        () => document.documentElement.scrollHeight - window.innerHeight,
      );
      expect(hidden, `${title} at ${width}x${height}`).toBeLessThanOrEqual(0);
    }
    await languages.filter({ hasText: 'हिन्दी' }).click();
  }
});

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

test('the terminal’s own screens have no accessibility faults, light or dark', async ({
  launch,
}) => {
  const { page } = await launch({ keyring: 'none', configuration: await kioskConfiguration() });
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
  await page.getByRole('link', { name: 'Get the Android app' }).first().click();
  await page.getByRole('dialog').waitFor();
  expect(await faults()).toEqual([]);
});

test('an untouched terminal shows the offers, and any touch begins a visit', async ({ launch }) => {
  const { page } = await launch({
    keyring: 'none',
    configuration: await kioskConfiguration(QUICK),
  });
  const attract = page.getByRole('region', { name: 'Welcome' });
  await page.clock.install();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(attract).toBeHidden();
  await page.clock.fastForward(QUICK.idleSeconds * 1000);
  await expect(attract).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Electric three-wheeler loan' })).toBeVisible();
  await page.mouse.click(300, 300);
  await expect(attract).toBeHidden();
  // The touch pressed nothing below.
  expect(page.url()).toBe(`${DESKTOP_ORIGIN}/`);
  await expect(page.getByRole('link', { name: /^EMI calculator/ })).toBeVisible();
});

test('an abandoned visit shows a countdown that can be stopped, then ends', async ({ launch }) => {
  const kiosk = await launch({
    keyring: 'none',
    configuration: await kioskConfiguration(QUICK),
  });
  const { page } = kiosk;
  await page.clock.install();
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

test('keys on the screen type into the sign-in form, and the focus stays in it', async ({
  launch,
}) => {
  const { page } = await launch({ keyring: 'none', configuration: await kioskConfiguration() });
  await page.getByRole('link', { name: /^Sign in/ }).click();
  await expect(keyboard(page)).toBeHidden();
  const number = page.getByRole('textbox', { name: 'Mobile No.' });
  await number.click();
  await press(page, '9876');
  await keyboard(page).getByRole('button', { name: 'Delete' }).click();
  await expect(number).toHaveValue('987');
  await expect(number).toBeFocused();
  await keyboard(page).getByRole('button', { name: 'Hide keyboard' }).click();
  await expect(keyboard(page)).toBeHidden();
});

test('keys on the screen type names in two scripts, addresses, passwords and messages', async ({
  launch,
}) => {
  const { page } = await launch({ keyring: 'none', configuration: await kioskConfiguration() });
  await page.getByRole('link', { name: /^Contact us/ }).click();
  const keys = keyboard(page);
  await page.getByRole('textbox', { name: 'Name' }).click();
  await press(page, 'Asha ');
  await keys.getByRole('button', { name: 'Switch to the Hindi keyboard' }).click();
  await press(page, 'राव');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha राव');
  await keys.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('textbox', { name: 'Email address' })).toBeFocused();
  await press(page, 'a@b');
  await keys.getByRole('button', { name: '.com' }).click();
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('a@b.com');
  await page.getByRole('textbox', { name: 'Message' }).click();
  await press(page, 'hi');
  await keys.getByRole('button', { name: 'New line' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('hi\n');
  // The field is above the keys.
  const field = await page.getByRole('textbox', { name: 'Message' }).boundingBox();
  const board = await keys.boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(board?.y ?? 0);
  // What was typed is in the form, not only on the screen.
  await page.getByRole('textbox', { name: 'Phone' }).click();
  await press(page, '98');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please fill in this field.')).toHaveCount(1);
  // Nothing is kept by the keys themselves.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('keys on the screen type into a dialog, and leave the focus and the dialog where they are', async ({
  launch,
}) => {
  const { page } = await launch({ keyring: 'none', configuration: await kioskConfiguration() });
  await page.setViewportSize({ width: 1024, height: 768 });
  const corner = page.getByRole('button', { name: 'Staff', exact: true });
  for (let tap = 0; tap < 5; tap += 1) await corner.click();
  const dialog = page.getByRole('dialog', { name: 'Staff access' });
  const pin = dialog.getByLabel('PIN', { exact: true });
  await expect(pin).toBeFocused();
  await press(page, '204');
  await keyboard(page).getByRole('button', { name: 'Delete' }).click();
  await expect(pin).toHaveValue('20');
  await expect(pin).toBeFocused();
  const shown = await dialog.boundingBox();
  const board = await keyboard(page).boundingBox();
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(board?.y ?? 0);
  await keyboard(page).getByRole('button', { name: 'Hide keyboard' }).click();
  await expect(keyboard(page)).toBeHidden();
  expect((await dialog.boundingBox())?.y).toBe(shown?.y);
  // What is typed is in the form, not only on the screen.
  await dialog.getByRole('button', { name: 'Unlock' }).click();
  await expect(dialog.getByText('A PIN has 4 to 12 digits.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: /^Contact us/ })).toBeVisible();
});

test('an external link becomes a QR code', async ({ launch }) => {
  const { app, page } = await launch({
    keyring: 'none',
    configuration: await kioskConfiguration(),
  });
  await page.getByRole('link', { name: /^Contact us/ }).click();
  await page.getByRole('link', { name: 'Get the Android app' }).first().click();
  const shown = page.getByRole('dialog', { name: 'Get the app on your phone' });
  await expect(shown.getByRole('img', { name: /^QR code for https:/ })).toBeVisible();
  await expect(shown.getByText('https://apps.example/android/rinsetu')).toBeVisible();
  await shown.getByRole('button', { name: 'Close' }).click();
  await expect(shown).toBeHidden();
  await page.getByRole('link', { name: 'support@rinsetu.example' }).first().click();
  const mail = page.getByRole('dialog', { name: 'Write from your phone' });
  await expect(mail.getByText('support@rinsetu.example')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mail).toBeHidden();
  await page.getByRole('link', { name: /Open on your phone/ }).click();
  await expect(page.getByRole('dialog', { name: 'Open the map on your phone' })).toBeVisible();
  expect(page.url()).toBe(`${DESKTOP_ORIGIN}/support`);
  expect(app.windows()).toHaveLength(1);
});

test('staff come in by the corner and the PIN, see what waits and leave the kiosk', async ({
  launch,
}) => {
  const kiosk = await launch({
    keyring: 'none',
    gatewayUrl: NOWHERE,
    configuration: await kioskConfiguration(),
  });
  const { app, page } = kiosk;

  // A visitor's message, while the gateway is away.
  await page.getByRole('link', { name: /^Contact us/ }).click();
  await fillIn(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(/for up to 7 days/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Which documents do I need?',
  );
  await page.getByRole('button', { name: 'Keep and send later' }).click();
  await expect(
    page.getByText(
      /^Your message is kept, and is sent automatically as soon as our office can be reached/,
    ),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  const desk = await nextVisit(kiosk, () =>
    page.getByRole('button', { name: 'End session' }).click(),
  );
  expect(await filesHolding(kiosk.userDataDir, NAME)).toEqual([]);

  const corner = desk.getByRole('button', { name: 'Staff', exact: true });
  for (let tap = 0; tap < 5; tap += 1) await corner.click();
  const pin = desk.getByLabel('PIN', { exact: true });
  await expect(pin).toBeFocused();
  await press(desk, '000000');
  await desk.getByRole('button', { name: 'Unlock' }).click();
  await expect(desk.getByText('That PIN is wrong. 4 tries left.')).toBeVisible();
  await press(desk, PIN);
  await desk.getByRole('button', { name: 'Unlock' }).click();
  await expect(desk.getByText('1 message waits for the gateway.')).toBeVisible();
  await expect(desk.getByText(NAME)).toBeVisible();
  await desk.getByRole('button', { name: `Discard the message of ${NAME}` }).click();
  await desk.getByRole('button', { name: 'Yes, discard it for good' }).click();
  await expect(desk.getByText('No messages are waiting.')).toBeVisible();
  const closed = app.waitForEvent('close');
  // The program may be gone before the click is answered.
  await desk
    .getByRole('button', { name: 'Leave the kiosk' })
    .click()
    .catch(() => {});
  await closed;
});

test('guessing the PIN leads to a waiting time, which the screen shows', async ({ launch }) => {
  const { page } = await launch({ keyring: 'none', configuration: await kioskConfiguration() });
  const corner = page.getByRole('button', { name: 'Staff', exact: true });
  for (let tap = 0; tap < 5; tap += 1) await corner.click();
  const guess = async (text: string) => {
    await page.getByLabel('PIN', { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Unlock' }).click();
  };
  await guess('12');
  await expect(page.getByText('A PIN has 4 to 12 digits.')).toBeVisible();
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
    await guess('111111');
    await expect(page.getByText(`That PIN is wrong. ${left} left.`)).toBeVisible();
  }
  await guess('111111');
  await expect(page.getByText('Wait 1 minute, then try again.')).toBeVisible();
  await guess(PIN);
  await expect(page.getByText('Wait 1 minute, then try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the portal' }).click();
  await expect(page.getByRole('link', { name: /^EMI calculator/ })).toBeVisible();
});

test('the next person at a terminal finds nothing of the previous one', async ({ launch }) => {
  const kiosk = await launch({ keyring: 'none', configuration: await kioskConfiguration() });
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
