/** A person confirms the email of the account by the code mailed to it. */
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { personWith, register } from '#tests/support/people/people.ts';
import { expect, test } from '#tests/support/portal.ts';

test.use({ complaints: { expected: [/status of 403/] } });

test('a code by mail confirms an email, and another email is confirmed anew', async ({
  page,
  portal,
  visit,
  mobileNumber,
}) => {
  const person = personWith(mobileNumber);
  await visit('/register');
  await register(page, portal, person);
  const yours = page.getByRole('region', { name: 'Your email' });
  await expect(yours.getByText('Not confirmed yet')).toBeVisible();
  await yours.getByRole('button', { name: 'Send code' }).press('Enter');
  const field = yours.getByRole('textbox', { name: 'Code from the email' });
  await expect(field).toBeFocused();
  await expect(yours.getByRole('status').filter({ hasText: person.email })).toBeVisible();
  await expect(yours.getByRole('timer')).toContainText('seconds');
  await expect(yours.getByRole('button', { name: 'Send a new code' })).toBeDisabled();

  const code = await portal.emailCodeFor(person.email);
  await field.fill(code === '000000' ? '000001' : '000000');
  await field.press('Enter');
  await expect(
    yours.getByRole('alert').filter({ hasText: 'This is not the code that we sent.' }),
  ).toBeFocused();
  await field.fill(code);
  await field.press('Enter');
  await expect(yours.getByText('Your email is confirmed.')).toBeVisible();
  await expect(yours.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(yours.getByRole('heading', { name: 'Your email' })).toBeFocused();

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Email ID').fill(`new.${person.email}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(yours.getByText('Not confirmed yet')).toBeVisible();
  await expect(yours).toContainText(`new.${person.email}`);
});

test('the part of the profile has no faults for assistive technology @web', async ({
  page,
  openAccount,
  mobileNumber,
}) => {
  const person = personWith(mobileNumber);
  await openAccount(person);
  const yours = page.getByRole('region', { name: 'Your email' });
  await yours.getByRole('button', { name: 'Send code' }).click();
  await expect(yours.getByRole('textbox', { name: 'Code from the email' })).toBeFocused();
  expect(await faultsInLightAndDark(page)).toEqual([]);
});
