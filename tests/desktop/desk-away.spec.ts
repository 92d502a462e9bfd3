/** The dealer's desk with no network, through its screens. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { callGateway } from '#contract/call-gateway.ts';
import { leads, quotes, saveLead } from '#contract/dealers/leads.ts';
import type { BodyOf, GatewayCall, ReplyOf } from '#contract/gateway.ts';
import { startSession } from '#tests/support/people/accounts.ts';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { DESKTOP_ORIGIN, launchDesktop } from '#tests/processes/launch-desktop.ts';
import { expect, test } from '#tests/support/portal.ts';
import { newMobileNumber } from '#tests/support/people/mobile-numbers.ts';
import { type RunningPortal } from '#tests/support/running-portal.ts';
import { startSecretService } from '#tests/processes/secret-service.ts';

/** The demonstration's, of `gateway/program/demo/prepare-demo.ts`. */
const DEALER = { userId: 'RS10000005', mobileNumber: '9800000005', password: 'rickshaw 2026' };

test.setTimeout(90_000);

/** A colleague at the same dealer who is online. */
async function colleague(portal: RunningPortal) {
  const { token } = await startSession(portal, DEALER.mobileNumber);
  return async <Call extends GatewayCall>(
    call: Call,
    body: BodyOf<Call>,
  ): Promise<ReplyOf<Call>> => {
    const answer = await callGateway({ ...portal, fetch }, call, body, { token, phoneProof: null });
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    return answer.value;
  };
}

function leadBody(lead: string, name: string, mobileNumber: string, version: number | null) {
  const values = {
    name,
    mobileNumber,
    vehicleKind: null,
    language: 'hi',
    note: '',
    status: { state: 'OPEN', next: null },
  } as const;
  return { requestId: randomUUID(), lead, version, values, isDuplicateKnown: false };
}

const openDesk = async (page: Page) => {
  await page.goto(`${DESKTOP_ORIGIN}/dealer-desk#leads`);
  await expect(page.getByRole('button', { name: 'Add a lead' })).toBeVisible();
};

/** Without Fluent's own stops of the Tab key, which are hidden from everybody and pass the focus on. */
const faults = async (page: Page) =>
  (await faultsInLightAndDark(page)).filter(
    (fault) => !(fault.startsWith('aria-hidden-focus') && fault.includes('data-tabster-dummy')),
  );

const waiting = (page: Page, count: number) =>
  page.getByRole('region', { name: `Waiting to be sent (${count})` });

/** Adds a lead, draws up a quote for it, and corrects the other lead. */
async function workAway(page: Page, added: string, mobileNumber: string, known: string) {
  await page.getByRole('button', { name: 'Add a lead' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(added);
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobileNumber);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Saved on this computer; sent when/)).toBeVisible();
  await expect(waiting(page, 1)).toContainText(added);
  await expect(
    page.getByText(/^There is no connection. This is how it was last seen/),
  ).toBeVisible();
  await expect(page.getByRole('grid').getByRole('link', { name: known })).toBeVisible();
  await page.getByRole('grid').getByRole('link', { name: added }).click();
  await page.getByRole('button', { name: 'New quote' }).click();
  // The customer looks on, and may not see other customers' names.
  await expect(waiting(page, 1)).toHaveCount(0);
  await page.getByRole('radio', { name: 'E-rickshaw' }).check();
  await page.getByRole('textbox', { name: /^Model/ }).fill('Mayuri Pro');
  await page.getByRole('textbox', { name: /^Ex-showroom/ }).fill('1,60,000');
  await page.getByRole('textbox', { name: /^Down payment/ }).fill('45,000');
  await page.getByRole('button', { name: 'Save the quote' }).click();
  await expect(waiting(page, 2)).toContainText('Mayuri Pro');
  await page.getByRole('button', { name: /^Open the quote for Mayuri Pro/ }).click();
  await expect(page.getByText(/^Not yet confirmed: this quote waits/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print the sheet' })).toBeVisible();
  // In the sheet too, with the lenders' terms as they were last read.
  await expect(page.getByText('Not yet confirmed. The figures may still change.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'What the loan would cost' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to the quotes' }).click();

  await page.getByRole('link', { name: 'All leads' }).click();
  await page.getByRole('grid').getByRole('link', { name: known }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Wants a red one');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(waiting(page, 3)).toContainText(known);
}

test('what is written at the desk without a network is saved once when it returns', async ({
  portal,
}) => {
  const asColleague = await colleague(portal);
  const [number, knownNumber, knownLead] = [newMobileNumber(), newMobileNumber(), randomUUID()];
  const [added, known] = [`Asha ${number}`, `Ravi ${knownNumber}`];
  const { version } = await asColleague(saveLead, leadBody(knownLead, known, knownNumber, null));

  const keyring = await startSecretService();
  const userDataDir = await mkdtemp(join(tmpdir(), 'portal-'));
  try {
    const away = await launchDesktop({ ...portal, keyring, userDataDir });
    await away.page.evaluate(
      ({ userId, password }) =>
        window.portal.signIn({
          credentials: { mobileNumber: null, userId, password },
          phoneProof: null,
        }),
      DEALER,
    );
    await openDesk(away.page);
    await expect(away.page.getByRole('grid').getByRole('link', { name: known })).toBeVisible();
    await portal.killGateway();
    await workAway(away.page, added, number, known);
    await away.kill();

    await portal.restartGateway();
    const changed = leadBody(knownLead, `${known} Kumar`, knownNumber, version);
    await asColleague(saveLead, changed);
    const back = await launchDesktop({ ...portal, keyring, userDataDir });
    const { page } = back;
    await openDesk(page);
    const conflict = waiting(page, 1);
    await expect(conflict).toContainText('Somebody changed this lead before your text was sent.');
    await expect(conflict.getByRole('row', { name: /^Note/ })).toHaveText(/Wants a red one/);
    await expect(conflict.getByRole('row', { name: /^Name/ })).toHaveText(/ Kumar$/);
    await expect(page.getByRole('grid').getByRole('link', { name: added })).toHaveCount(1);
    expect(await faults(page)).toEqual([]);
    await conflict.getByRole('button', { name: 'Send my text again' }).click();
    await expect(conflict).toHaveCount(0);
    await back.stop();
  } finally {
    await keyring.stop();
    await rm(userDataDir, { recursive: true, force: true, maxRetries: 5 });
  }

  const all = { state: null, dueBy: null, step: null, orderBy: 'newest', after: null } as const;
  const found = await asColleague(leads, { ...all, search: number });
  expect(found.leads).toMatchObject([{ name: added, mobileNumber: number }]);
  const saved = await asColleague(quotes, { lead: found.leads[0]?.lead ?? '', after: null });
  expect(saved.quotes).toMatchObject([{ terms: { model: 'Mayuri Pro' } }]);
  const other = await asColleague(leads, { ...all, search: knownNumber });
  expect(other.leads).toMatchObject([{ name: known, note: 'Wants a red one' }]);
});
