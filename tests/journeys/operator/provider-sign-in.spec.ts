/** Operators sign in at the identity provider of where they work, a real one that runs beside the portal. */
import type { Page } from 'playwright/test';
import { confirmEmail, sendEmailCode } from '#contract/email-calls.ts';
import { operator as console_ } from '#renderer/i18n/en/operator.ts';
import { recovery } from '#renderer/i18n/en/recovery.ts';
import { refusals } from '#renderer/i18n/en/refusals.ts';
import { staff as words } from '#renderer/i18n/en/staff.ts';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { createAccount, startSession } from '#tests/support/people/accounts.ts';
import { servicesOf } from '#tests/support/people/loan-people.ts';
import { newMobileNumber } from '#tests/support/people/mobile-numbers.ts';
import { personWith } from '#tests/support/people/people.ts';
import { expect, test } from '#tests/support/portal.ts';
import type { RunningPortal } from '#tests/support/running-portal.ts';
import { PROVIDER_NAME } from '#tests/support/set-up/staff-provider.ts';
import { signedIn } from '#tests/walk/people.ts';
import { readWords } from '#scripts/words/read-words.ts';

const refusalsInHindi = await readWords('hi', 'refusals');
const wordsInHindi = await readWords('hi', 'staff');

test.use({
  hasStaffProvider: true,
  // The provider is another site on this machine.
  complaints: { expected: [/^request to 127\.0\.0\.1/, /status of (?:401|403|503)/] },
});
test.setTimeout(90_000);

const { provider } = words.work;
const link = (page: Page) =>
  page.getByRole('link', { name: provider.signInWith.replace('{{name}}', PROVIDER_NAME.en) });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Somebody with an account and a confirmed address here, and in these groups at the provider. */
async function employee(portal: RunningPortal, groups: readonly string[]): Promise<string> {
  const person = personWith(newMobileNumber());
  await createAccount(portal, person);
  const session = await startSession(portal, person.mobileNumber);
  const own = signedIn(servicesOf({ portal, lenders: '' }), {
    ...session,
    mobileNumber: person.mobileNumber,
  });
  await own.done(sendEmailCode, { email: person.email, language: 'en' });
  const code = await portal.emailCodeFor(person.email);
  await own.done(confirmEmail, { email: person.email, code });
  portal.provider?.people.set(session.userId, { email: person.email, groups });
  return session.userId;
}

test('staff sign in at their provider, reach the page they wanted, and leave when the group is taken away @web', async ({
  page,
  portal,
  visit,
}) => {
  const userId = await employee(portal, ['portal-admins']);
  await visit('/operator#members');
  await expect(link(page)).toBeVisible();
  expect(await faultsInLightAndDark(page)).toEqual([]);
  await link(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: userId }).click();
  await expect(heading(page)).toHaveText(console_.operator.titles.members);
  await expect(page).toHaveURL(`${portal.url}/operator#members`);
  await expect(page.getByText(userId).first()).toBeVisible();
  // Going back leads to no used code.
  expect(await page.evaluate(() => sessionStorage.getItem('provider-sign-in'))).toBeNull();

  const kept = portal.provider?.people.get(userId);
  portal.provider?.people.set(userId, { email: kept?.email ?? '', groups: [] });
  // The gateway reads the groups again by itself.
  await expect(async () => {
    await page.reload();
    await expect(heading(page)).toHaveText(words.work.signIn, { timeout: 1000 });
  }).toPass({ timeout: 45_000, intervals: [1000] });

  // The provider still knows the person, and asks for nothing.
  await link(page).click();
  await expect(page.getByRole('alert')).toContainText(refusals.refusal['provider-group-missing']);
  expect(await faultsInLightAndDark(page)).toEqual([]);
  await page.getByRole('link', { name: provider.again }).click();
  await expect(heading(page)).toHaveText(words.work.signIn);
});

test('a notice of the provider ends the session, and what was typed waits for signing in again @web', async ({
  page,
  context,
  portal,
  visit,
}) => {
  const userId = await employee(portal, ['portal-admins']);
  await visit('/operator#members');
  await link(page).click();
  await page.getByRole('button', { name: userId }).click();
  await expect(heading(page)).toHaveText(console_.operator.titles.members);
  await portal.provider?.endSession(userId, portal.provider.newestSid());
  // The page finds out by itself.
  const dialog = page.getByRole('dialog', { name: recovery.recovery.ended });
  await expect(dialog).toBeVisible({ timeout: 45_000 });
  await expect(dialog.getByRole('link', { name: PROVIDER_NAME.en })).toBeVisible();
  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: PROVIDER_NAME.en }).click();
  const tab = await opened;
  await expect(tab.getByText(provider.doneInTab)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(heading(page)).toHaveText(console_.operator.titles.members);
});

test('who goes back, or finds the provider away, reads so in Hindi @web', async ({
  page,
  portal,
  visit,
}) => {
  await visit('/hi/operator');
  const inHindi = wordsInHindi.work.provider;
  const way = page.getByRole('link', {
    name: inHindi.signInWith.replace('{{name}}', PROVIDER_NAME.hi),
  });
  await expect(way).toBeVisible();
  await way.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText(inHindi.cancelled);
  await expect(page).toHaveURL(`${portal.url}/hi/staff-sign-in`);
  expect(await faultsInLightAndDark(page)).toEqual([]);
  await page.getByRole('link', { name: inHindi.again }).click();
  await expect(heading(page)).toHaveText(wordsInHindi.work.signIn);

  const userId = await employee(portal, ['portal-admins']);
  await way.click();
  // It goes away between the person's sign-in and the gateway's question.
  await page.route('**/hi/staff-sign-in', async (route) => {
    portal.provider?.setDown(true);
    await route.continue();
  });
  try {
    await page.getByRole('button', { name: userId }).click();
    await expect(page.getByRole('alert')).toContainText(refusalsInHindi.refusal['provider-away']);
  } finally {
    portal.provider?.setDown(false);
  }
});

test('an answer that was begun elsewhere signs nobody in @web', async ({ page, visit }) => {
  await visit('/staff-sign-in#code=stolen&state=somebody');
  await expect(page.getByRole('alert')).toContainText(provider.otherTab);
  await expect(page).not.toHaveURL(/stolen/);
  await expect(page.locator('a[href*=stolen]')).toHaveCount(0);
  await visit('/staff-sign-in#provider=office&then=//evil.example');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(provider.nothing);
});
