/** A visitor at a terminal in a showroom calls for a member of staff, and somebody at the dealer's desk goes there. */
import { randomUUID } from 'node:crypto';
import { callGateway } from '#contract/call-gateway.ts';
import { callStaff, staffCallNow } from '#contract/terminals/terminal-calls.ts';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { keepSession } from '#tests/support/people/accounts.ts';
import { activeStaff, newDealer } from '#tests/support/people/dealers.ts';
import { staffOf } from '#tests/support/people/loan-people.ts';
import { simulatedTerminal } from '#tests/support/people/terminals.ts';
import { expect, test } from '#tests/support/portal.ts';

test.setTimeout(90_000);

test('a visitor’s call reaches the desk of the showroom, whose people say that they are coming @web', async ({
  page,
  portal,
  visit,
}) => {
  const stage = { portal, lenders: '' };
  const { operator } = await staffOf(stage);
  const dealerId = await newDealer(operator);
  const { userId, token, person } = await activeStaff(stage, operator, dealerId, 'salesperson');
  const name = `By the door ${randomUUID().slice(0, 4)}`;
  const { key } = await simulatedTerminal(portal, name, dealerId);
  const terminal = { fetch, gatewayUrl: portal.gatewayUrl };
  const nobody = { token: null, phoneProof: null };
  await callGateway(terminal, callStaff, { key, call: randomUUID() }, nobody);

  await keepSession(page, visit, { userId, token, mobileNumber: person.mobileNumber });
  await visit('/dealer-desk#leads');
  await expect(page.getByText(`A visitor at ${name} asks for a member of staff`)).toBeVisible();
  expect(await faultsInLightAndDark(page)).toEqual([]);
  await page.getByRole('button', { name: `I am coming: ${name}` }).press('Enter');
  await expect(
    page.getByText(`The visitor at ${name} sees that somebody is coming.`),
  ).toBeVisible();
  const seen = await callGateway(terminal, staffCallNow, { key }, nobody);
  expect(seen).toMatchObject({ ok: true, value: { call: { state: 'coming' } } });

  // Nobody of another showroom hears of it.
  const elsewhere = await activeStaff(stage, operator, await newDealer(operator));
  await keepSession(page, visit, {
    userId: elsewhere.userId,
    token: elsewhere.token,
    mobileNumber: elsewhere.person.mobileNumber,
  });
  await visit('/dealer-desk#leads');
  await expect(page.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});
