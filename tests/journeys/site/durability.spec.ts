import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createAccount } from '#tests/support/people/accounts.ts';
import { personWith, profileValue, verifyPhone } from '#tests/support/people/people.ts';
import type { RunningPortal } from '#tests/support/running-portal.ts';
import { expect, test } from '#tests/support/portal.ts';

const listMessages = async ({ dataFolder, gatewayEnvironment }: RunningPortal) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['gateway/command/rinsetu.ts', 'messages'],
    {
      env: { ...process.env, ...gatewayEnvironment, GATEWAY_DATA_DIR: dataFolder },
    },
  );
  return stdout;
};

test('what the gateway acknowledged survives a kill and restart @web', async ({
  page,
  portal,
  visit,
  mobileNumber,
}) => {
  const person = personWith(mobileNumber);
  await createAccount(portal, person);
  await visit('/support');
  await page.getByLabel('Name').fill('Asha Verma');
  await page.getByLabel('Email address').fill(person.email);
  await page.getByLabel('Phone').fill('98765 43210');
  await page.getByLabel('Subject').fill(`Loan ${mobileNumber}`);
  await page.getByLabel('Message').fill('Which documents do I need?');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('form submitted successfully!')).toBeVisible();

  await portal.killGateway();
  await portal.restartGateway();

  expect(await listMessages(portal)).toContain(`Loan ${mobileNumber}`);
  await visit('/login');
  await verifyPhone(page, portal, mobileNumber);
  await expect(profileValue(page, 'Email ID')).toHaveText(person.email);
});
