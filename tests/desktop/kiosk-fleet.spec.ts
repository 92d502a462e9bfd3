/** Three terminals of which one is down, as an operator sees them, and a visitor who calls a member of staff. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright/test';
import { kioskConfiguration } from '#tests/desktop/kiosk.ts';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { launchDesktop } from '#tests/processes/launch-desktop.ts';
import { startSecretService } from '#tests/processes/secret-service.ts';
import { openAsStaff } from '#tests/support/people/staff.ts';
import { simulatedTerminal } from '#tests/support/people/terminals.ts';
import { expect, test } from '#tests/support/portal.ts';
import { type RunningPortal } from '#tests/support/running-portal.ts';

/** A terminal takes up what the gateway says with its next report. */
const NEXT_REPORT_MS = 100_000;
const LONG_AGO_MS = 20 * 60_000;

/** As if it had reported for the last time long ago. */
function silence({ dataFolder }: RunningPortal, terminal: string): void {
  const database = new DatabaseSync(join(dataFolder, 'gateway.sqlite'), { timeout: 5_000 });
  const then = Date.now() - LONG_AGO_MS;
  database
    .prepare('update terminals set reported_at = ?, enrolled_at = ? where id = ?')
    .run(then, then, terminal);
  database.close();
}

/** Adds a terminal in the console, and gives the code that is shown once. */
async function codeFor(console: Page, name: string): Promise<string> {
  await console.getByRole('button', { name: 'Add a terminal' }).click();
  await console.getByRole('textbox', { name: /^Terminal/ }).fill(name);
  await console.getByRole('textbox', { name: /^Branch/ }).fill('Nagpur');
  await console.getByRole('button', { name: 'Add and show the code' }).click();
  const shown = console.getByRole('alertdialog', { name: `The code for ${name}` });
  const code = (await shown.getByRole('code').textContent()) ?? '';
  await shown.getByRole('button', { name: 'I have noted it down' }).click();
  return code;
}

// Its own program and keyring, and a minute until its next report.
test.setTimeout(300_000);

test('an operator sees which of three terminals is down, goes to a visitor who calls, and switches one off', async ({
  portal,
  browser,
}) => {
  const [down, fine, own] = ['Down', 'Fine', 'Own'].map((name) => `${name} ${randomUUID()}`);
  if (down === undefined || fine === undefined || own === undefined) throw new Error('three');
  silence(portal, (await simulatedTerminal(portal, down)).terminal);
  await simulatedTerminal(portal, fine);
  const keyring = await startSecretService();
  const context = await browser.newContext();
  const console = await context.newPage();
  await openAsStaff(portal, console, 'operator', '/operator#terminals');
  const code = await codeFor(console, own);
  const kiosk = await launchDesktop({
    ...portal,
    keyring,
    configuration: await kioskConfiguration({ enrolmentCode: code }),
  });
  try {
    await expect.poll(kiosk.log).toContain('"event":"terminal-enrolled"');
    await expect.poll(kiosk.log).toContain('"standing":"reporting"');
    await console.reload();
    const row = (name: string) => console.getByRole('row', { name: new RegExp(name) });
    await expect(row(down)).toContainText('Not heard from for 20 minutes');
    await expect(row(fine)).toContainText('Fine');
    await expect(row(own)).toContainText('Fine');
    // The header is the first row.
    await expect(console.getByRole('row').nth(1)).toContainText(down);
    expect(await faultsInLightAndDark(console)).toEqual([]);

    const { page } = kiosk;
    await page.getByRole('button', { name: 'Call a member of staff' }).click();
    await expect(page.getByText(/We have told our staff/)).toBeVisible();
    expect(await faultsInLightAndDark(page)).toEqual([]);
    await console.reload();
    await expect(console.getByText(/1 visitor asks for a member of staff/)).toBeVisible();
    await console.getByRole('button', { name: `I am coming: ${own}` }).click();
    await expect(page.getByText('Somebody is coming to you now. Please stay here.')).toBeVisible();
    await page.getByRole('button', { name: 'I no longer need help' }).click();
    await expect(page.getByRole('button', { name: 'Call a member of staff' })).toBeVisible();
    const next = kiosk.app.waitForEvent('window');
    await page
      .getByRole('button', { name: 'End session' })
      .click()
      .catch(() => {});
    await next;

    await console.getByRole('button', { name: `Open ${own}` }).click();
    await console.getByRole('button', { name: 'Switch off' }).click();
    const closed = kiosk.app.waitForEvent('window', { timeout: NEXT_REPORT_MS });
    await console.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click();
    const off = await closed;
    await expect(
      off.getByRole('heading', { name: 'This terminal is out of service' }),
    ).toBeVisible();
    await expect(off.getByRole('button')).toHaveCount(0);
    expect(kiosk.log()).not.toContain(code);
  } finally {
    await kiosk.stop();
    await keyring.stop();
    await context.close();
  }
});

test('an operator sets the language of a terminal, which keeps it offline, and learns what its file refuses', async ({
  portal,
  browser,
}) => {
  const own = `Own ${randomUUID()}`;
  const keyring = await startSecretService();
  const userDataDir = await mkdtemp(join(tmpdir(), 'terminal-'));
  const context = await browser.newContext();
  const console = await context.newPage();
  await openAsStaff(portal, console, 'operator', '/operator#terminals');
  const code = await codeFor(console, own);
  const publicKey = (await console.locator('code').textContent()) ?? '';
  const configuration = await kioskConfiguration({
    enrolmentCode: code,
    fromGateway: { publicKey, settings: ['language'] },
  });
  const start = (gatewayUrl = portal.gatewayUrl) =>
    launchDesktop({ ...portal, gatewayUrl, keyring, userDataDir, configuration });
  const set = async (label: RegExp, option: string, isFirst: boolean) => {
    await console
      .getByRole('button', { name: isFirst ? 'Set for terminals' : `Change: ${own}, Nagpur` })
      .click();
    const dialog = console.getByRole('dialog');
    if (isFirst) await dialog.getByLabel(/^For/).selectOption(`${own}, Nagpur`);
    await dialog.getByLabel(label).selectOption(option);
    await dialog.getByRole('button', { name: 'Save and send' }).click();
    await expect(dialog).toBeHidden();
  };
  try {
    const first = await start();
    await expect.poll(first.log).toContain('"standing":"reporting"');
    const ended = first.app.waitForEvent('close', { timeout: NEXT_REPORT_MS });
    await set(/^Language/, 'Hindi', true);
    expect(await faultsInLightAndDark(console)).toEqual([]);
    await ended;

    const offline = await start('http://127.0.0.1:9');
    await expect(offline.page.locator('html')).toHaveAttribute('lang', 'hi');
    await offline.stop();

    await set(/^Visitors may print/, 'Yes', false);
    const last = await start();
    try {
      await expect(last.page.locator('html')).toHaveAttribute('lang', 'hi');
      await expect.poll(last.log).toContain('"event":"settings-refused","reason":"not-permitted"');
      await console.getByRole('button', { name: `Open ${own}` }).click();
      await expect(async () => {
        await console.reload();
        await console.getByRole('button', { name: `Open ${own}` }).click();
        await expect(
          console.getByText(
            /version \d+\. Settings refused: its file does not permit Visitors may print/,
          ),
        ).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expect(last.page.locator('html')).toHaveAttribute('lang', 'hi');
    } finally {
      await last.stop();
    }
  } finally {
    await keyring.stop();
    await context.close();
    await rm(userDataDir, { recursive: true, force: true, maxRetries: 5 });
  }
});
