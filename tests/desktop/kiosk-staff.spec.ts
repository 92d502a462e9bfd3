/** How staff get into a terminal, and how guessing their PIN fails. */
import type { Page } from 'playwright/test';
import { expect, test } from '#tests/desktop/desktop-test.ts';
import { filesHolding } from '#tests/desktop/files-holding.ts';
import { PIN, kioskConfiguration, nextVisit, press } from '#tests/desktop/kiosk.ts';

const NOWHERE = 'http://127.0.0.1:9';
const NAME = 'Asha Rao 4711';

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(NAME);
  await page.getByRole('textbox', { name: 'Phone' }).fill('98765 43210');
  await page.getByRole('textbox', { name: 'Message' }).fill('Which documents do I need?');
}

test('staff get in by the corner and the PIN, see what is waiting and leave the kiosk', async ({
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
  await page.getByRole('button', { name: 'Send', exact: true }).click();
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
  await expect(page.getByText(/Its number: \d{4}-\d{4}$/)).toBeVisible();
  const number = /\d{4}-\d{4}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  const desk = await nextVisit(kiosk, () =>
    page.getByRole('button', { name: 'End session' }).click(),
  );
  expect(await filesHolding(kiosk.userDataDir, NAME)).toEqual([]);

  const corner = desk.getByRole('button', { name: 'Staff', exact: true });
  for (let tap = 0; tap < 5; tap += 1) await corner.click();
  const pin = desk.getByLabel('PIN', { exact: true });
  await expect(pin).toBeFocused();
  const leave = () => desk.evaluate(() => window.portal.leaveKiosk());
  expect(await leave()).toEqual({ ok: false, failure: 'locked' });
  await press(desk, '000000');
  await desk.getByRole('button', { name: 'Unlock' }).click();
  await expect(desk.getByText('That PIN is wrong. 4 tries left.')).toBeVisible();
  expect(await leave()).toEqual({ ok: false, failure: 'locked' });
  await press(desk, PIN);
  await desk.getByRole('button', { name: 'Unlock' }).click();
  await expect(desk.getByText('1 message waits for the gateway.')).toBeVisible();
  await expect(desk.getByText(number, { exact: true })).toBeVisible();
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
