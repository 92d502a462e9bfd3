/** A loan at a branch's terminal: lenders, the beginning of an application, its documents on one's own phone. */
import type { Browser, Page } from 'playwright/test';
import { encode } from 'uqr';
import { continueOnPhone } from '#contract/applications/loans.ts';
import { filesHolding } from '#tests/desktop/files-holding.ts';
import { keyboard, kioskConfiguration, nextVisit, press } from '#tests/desktop/kiosk.ts';
import { createAccount } from '#tests/support/people/accounts.ts';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { storedInBrowser } from '#tests/support/checks/stored-in-browser.ts';
import { launchDesktop } from '#tests/processes/launch-desktop.ts';
import { personWith, verifyPhone } from '#tests/support/people/people.ts';
import { expect, test } from '#tests/support/portal.ts';
import { type RunningPortal } from '#tests/support/running-portal.ts';

const INCOME = '31417';
const HOUSE = '12 Onlyhere Street';
const REQUEST = '11111111-2222-4333-8444-555555555555';

/** Answers the matching's questions, the first with the keys on the screen. */
async function findLenders(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Who would lend to me/ }).click();
  await page.getByLabel('E-rickshaw').check();
  await page.getByRole('textbox', { name: 'Ex-showroom price' }).click();
  await press(page, '180000');
  await keyboard(page).getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('textbox', { name: 'On-road price' })).toBeFocused();
  await press(page, '190000');
  await page.getByLabel('A month').check();
  for (const [name, text] of [
    ['Down payment', '60000'],
    ['Number of months', '30'],
    ['What you earn', INCOME],
    ['What you spend', '10000'],
    ['PIN code where you live', '226001'],
    ['Year of birth', '1990'],
  ] as const) {
    await page.getByRole('textbox', { name }).fill(text);
  }
  await page.getByRole('button', { name: 'Find lenders' }).click();
  await expect(page.getByRole('heading', { name: 'Lenders that match' })).toBeVisible();
}

/** Shows the code, checks what it says, and gives the address that a phone reads from it. */
async function addressInCode(page: Page, portal: RunningPortal): Promise<string> {
  // With a known request, the gateway can be asked for the same link again.
  await page.evaluate((id) => Reflect.set(crypto, 'randomUUID', () => id), REQUEST);
  await page.getByRole('button', { name: 'Show the code' }).click();
  const code = page.getByRole('img', { name: 'QR code that opens your application on your phone' });
  await expect(code).toBeVisible();
  await expect(page.getByText(/^This code works once, until \d{1,2}:\d{2}/)).toBeVisible();
  const number = new URL(page.url()).searchParams.get('number') ?? '';
  const answer = await page.evaluate(
    async (body) => {
      const { userId: person } = await window.portal.sessionState();
      return window.portal.callGateway({
        call: 'continueOnPhone',
        body,
        phoneProof: null,
        person,
      });
    },
    { requestId: REQUEST, number },
  );
  const { token } = continueOnPhone.reply.parse(answer.ok ? answer.value : null);
  const address = `${portal.url}/apply#continue=${token}`;
  const { data } = encode(address, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h`] : [])),
  );
  const drawn = (await code.locator('path').getAttribute('d')) ?? '';
  expect(drawn.match(/M\d+ \d+h/g)).toEqual(dark);
  return address;
}

/** What the visitor's own phone does with the code. */
async function goOnWithPhone(browser: Browser, portal: RunningPortal, address: string, to: string) {
  const context = await browser.newContext();
  const phone = await context.newPage();
  await phone.goto(address);
  await expect(phone.getByText(/^Sign in with the number you used at the terminal/)).toBeVisible();
  expect(phone.url()).toBe(`${portal.url}/apply`);
  await verifyPhone(phone, portal, to);
  await expect(phone.getByRole('heading', { name: 'Documents', level: 1 })).toBeVisible();
  await expect(phone).toHaveURL(/\/apply\?number=LA\d{10}#documents$/);
  expect(await storedInBrowser(phone, [new URL(address).hash.slice(-43)])).toEqual([]);
  // Used up: the same person sees that, and the application as well.
  await phone.goto('about:blank');
  await phone.goto(address);
  const used = phone.getByRole('alert').filter({ hasText: 'This code no longer works' });
  await expect(used).toBeVisible();
  await context.close();
}

// Its own program, and a phone.
test.setTimeout(120_000);

test('a loan begins at a terminal, continues on one’s own phone, and leaves nothing there', async ({
  portal,
  browser,
  mobileNumber,
}) => {
  const person = personWith(mobileNumber);
  await createAccount(portal, person);
  const kiosk = await launchDesktop({
    ...portal,
    keyring: 'none',
    configuration: await kioskConfiguration(),
    env: { RINSETU_WEB_URL: portal.url },
  });
  try {
    const { page } = kiosk;
    await findLenders(page);
    await page.getByRole('link', { name: 'Apply here', exact: true }).click();
    await verifyPhone(page, portal, mobileNumber);
    // Only then has the wizard opened its first step, and goes nowhere by itself any more.
    await expect(page).toHaveURL(/\/apply\?number=LA\d{10}#/);
    const number = new URL(page.url()).searchParams.get('number') ?? '';
    await page.goto(page.url().replace(/#.*/, '#address'));
    await page.getByRole('textbox', { name: 'House, street' }).fill(HOUSE);
    await page.goto(page.url().replace('#address', '#documents'));
    await expect(page.locator('input[type=file]')).toHaveCount(0);
    const address = await addressInCode(page, portal);
    expect(await faultsInLightAndDark(page)).toEqual([]);
    await goOnWithPhone(browser, portal, address, mobileNumber);

    await page.getByRole('link', { name: 'Start', exact: true }).click();
    await page.getByRole('link', { name: /^Status of my application/ }).click();
    await expect(
      page.getByRole('heading', { name: 'Status of my application', level: 1 }),
    ).toBeVisible();
    await expect(page.getByText('Not sent yet').first()).toBeVisible();
    await kiosk.app.evaluate(({ clipboard }, text) => clipboard.writeText(text), address);

    const traces = [HOUSE, INCOME, mobileNumber, number, address.slice(-43), person.email];
    let next = page;
    // The second one is on the other partition, the third on the emptied one of the first.
    for (let visit = 2; visit <= 3; visit += 1) {
      const left = next;
      next = await nextVisit(kiosk, () =>
        left.getByRole('button', { name: 'End session' }).click(),
      );
      expect(await storedInBrowser(next, traces)).toEqual([]);
    }
    expect(await kiosk.app.evaluate(({ clipboard }) => clipboard.readText())).toBe('');
    for (const text of [HOUSE, address.slice(-43)]) {
      expect(await filesHolding(kiosk.userDataDir, text)).toEqual([]);
      expect(kiosk.log()).not.toContain(text);
    }
    await next.getByRole('link', { name: /^Status of my application/ }).click();
    await expect(next.getByRole('textbox', { name: 'Mobile No.' })).toHaveValue('');
  } finally {
    await kiosk.stop();
  }
});
