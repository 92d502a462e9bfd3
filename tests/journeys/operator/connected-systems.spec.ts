/** Another system is told of events once two operators have agreed, and calls with a key until that is revoked. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { API_KEY_HEADER, readApplication } from '#contract/connected/connected-calls.ts';
import { connectedSystems, changeSubscription } from '#contract/operators/connected-systems.ts';
import { startSubscriber } from '#gateway/testing/servers/subscriber.ts';
import { daysAfter, indianDayOf, typedDay } from '#domain/days.ts';
import { expectNoFaults, press, readMessage } from '#tests/support/pages/staff-pages.ts';
import { loanIn } from '#tests/support/people/loans.ts';
import { staffOf } from '#tests/support/people/loan-people.ts';
import { openAsStaff } from '#tests/support/people/staff.ts';
import { expect, test } from '#tests/support/portal.ts';

// Two operators, a borrower and a system.
test.setTimeout(120_000);
test.use({ complaints: { expected: [/status of 401/] } });

/** What a dialog shows once. */
async function shownIn(page: Page, name: string): Promise<string> {
  const dialog = page.getByRole('alertdialog', { name });
  const code = await dialog.locator('code').innerText();
  await expectNoFaults(page);
  await dialog.getByRole('button', { name: 'I have noted it down' }).press('Enter');
  await expect(dialog).toBeHidden();
  return code;
}

async function addSubscription(page: Page, name: string, url: string): Promise<string> {
  await press(page, 'Add a subscription');
  const dialog = page.getByRole('dialog', { name: 'Add a subscription' });
  await dialog.getByLabel('Name of the system').fill(name);
  await dialog.getByLabel('Address').fill('http://crm.example.com/events');
  await dialog.getByLabel('applications').check();
  await dialog.getByLabel('the borrower’s name').check();
  await dialog.getByRole('button', { name: 'Add and show the secret' }).press('Enter');
  await expect(dialog.getByText(/^Please enter an address that starts with https/)).toBeVisible();
  await expectNoFaults(page);
  await dialog.getByLabel('Address').fill(url);
  await dialog.getByRole('button', { name: 'Add and show the secret' }).press('Enter');
  return shownIn(page, `The secret for ${name}`);
}

async function giveKey(page: Page, name: string): Promise<string> {
  await press(page, 'Give a key');
  const dialog = page.getByRole('dialog', { name: 'Give a key' });
  await dialog.getByLabel('Name of the system').fill(name);
  await dialog.getByLabel('read how an application is').check();
  await dialog.getByLabel('Last day').fill(typedDay(daysAfter(indianDayOf(Date.now()), 30)));
  await expectNoFaults(page);
  await dialog.getByRole('button', { name: 'Give and show the key' }).press('Enter');
  return shownIn(page, `The key for ${name}`);
}

test('a system is told of an application by what two operators approved, and a revoked key is refused at once @web', async ({
  browser,
  page,
  portal,
  lenders,
  openStaff,
}) => {
  const name = `CRM ${randomUUID().slice(0, 8)}`;
  const secrets: string[] = [];
  const subscriber = await startSubscriber({ secrets: () => secrets, now: () => Date.now() });
  try {
    await openStaff('operator', '/operator#systems');
    secrets.push(await addSubscription(page, name, subscriber.url));
    const card = page.getByRole('region', { name, exact: true });
    await expect(card.getByText('Waits for approval')).toBeVisible();
    await expect(card.getByText(/^You have proposed this\./)).toBeVisible();
    await expectNoFaults(page);

    const second = await browser.newPage();
    await openAsStaff(portal, second, 'checker', '/operator#systems');
    const proposed = second.getByRole('region', { name, exact: true });
    await expect(proposed).toContainText('About the person: the borrower’s name');
    await proposed.getByRole('button', { name: 'Approve' }).press('Enter');
    await second
      .getByRole('alertdialog', { name: 'Approve this?' })
      .getByRole('button', { name: 'Approve' })
      .press('Enter');
    await readMessage(second, 'It is approved, and applies from now on.');
    await expectNoFaults(second);
    await second.close();

    const loan = await loanIn('submitted', { portal, lenders });
    const about = () =>
      subscriber.taken.filter(
        ({ application, kind }) => application === loan.number && kind === 'application-changed',
      );
    await expect.poll(() => about().length, { timeout: 15_000 }).toBe(2);
    expect(about()).toMatchObject([{ state: 'DRAFT' }, { state: 'SUBMITTED' }]);
    for (const { personal } of about()) expect(Object.keys(personal)).toEqual(['borrowerName']);
    const numbers = subscriber.taken.map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));

    const key = await giveKey(page, name);
    const ask = () =>
      fetch(`${portal.gatewayUrl}${readApplication.path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [API_KEY_HEADER]: key },
        body: JSON.stringify({ number: loan.number }),
      });
    const told = await ask();
    expect(told.status).toBe(200);
    expect(await told.json()).toMatchObject({
      number: loan.number,
      state: 'SUBMITTED',
      personal: {},
    });
    await press(page, `Revoke: ${key.slice(0, 11)}`);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).press('Enter');
    await readMessage(page, `${name} is revoked.`);
    expect((await ask()).status).toBe(401);
    await expectNoFaults(page);
  } finally {
    await subscriber.stop();
    // Other journeys on this portal do not wait for it.
    const { operator } = await staffOf({ portal, lenders });
    for (const one of (await operator.done(connectedSystems, {})).subscriptions) {
      const { subscription, version } = one;
      const seen = { requestId: randomUUID(), subscription, version };
      await operator.done(changeSubscription, { ...seen, change: { kind: 'revoke' } });
    }
  }
});
