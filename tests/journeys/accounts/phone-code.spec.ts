import type { Page } from 'playwright/test';
import { personWith } from '#tests/support/people/people.ts';
import { createAccount } from '#tests/support/people/accounts.ts';
import { expect, test } from '#tests/support/portal.ts';
import { newMobileNumber } from '#tests/support/people/mobile-numbers.ts';

const EXCEPTION = 'An error occurred. Please try again.';

const askForCode = async (page: Page, mobileNumber: string) => {
  await page.getByRole('textbox', { name: 'Mobile No.' }).fill(mobileNumber);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('button', { name: 'Verify OTP' })).toBeVisible();
};

const enterCode = async (page: Page, code: string) => {
  await page.getByRole('textbox', { name: 'OTP' }).fill(code);
  await page.getByRole('button', { name: 'Verify OTP' }).click();
};

test('a code is sent only to an Indian mobile number, however it is typed @web', async ({
  page,
  portal,
  visit,
  mobileNumber,
}) => {
  await visit('/login');
  for (const wrong of ['', '12345', '1234567890', '98765432101', 'driver']) {
    await page.getByRole('textbox', { name: 'Mobile No.' }).fill(wrong);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(page.getByText('Please enter a 10-digit Indian mobile number')).toBeVisible();
  }
  // Its place takes no room until there is a captcha.
  const captcha = page.locator('[role="group"][aria-label="Captcha"]');
  await expect(captcha).toHaveCount(1);
  await expect(captcha).toBeHidden();
  await askForCode(page, `+91 ${mobileNumber.slice(0, 5)}-${mobileNumber.slice(5)}`);
  expect(await portal.codeFor(mobileNumber)).toMatch(/^\d{6}$/);
  await expect(
    page.getByText(`+91 ${mobileNumber.slice(0, 5)} ${mobileNumber.slice(5)}`).first(),
  ).toBeVisible();
});

test('three resends send three different codes, and the newest works @web', async ({
  page,
  portal,
  visit,
  mobileNumber,
}) => {
  await createAccount(portal, personWith(mobileNumber));
  await page.clock.install();
  await visit('/login');
  await askForCode(page, mobileNumber);
  const codes = [await portal.codeFor(mobileNumber)];
  for (let resend = 1; resend <= 3; resend += 1) {
    await expect(page.getByRole('button', { name: 'Resend' })).toBeDisabled();
    await expect(page.getByText(/Resend OTP in (?:60|5\d) seconds/)).toBeVisible();
    await page.clock.fastForward(60_000);
    await page.getByRole('button', { name: 'Resend' }).click();
    codes.push(await portal.codeFor(mobileNumber, codes.at(-1)));
    await expect(page.getByRole('button', { name: 'Verify OTP' })).toBeVisible();
  }
  expect(new Set(codes).size).toBe(4);
  await enterCode(page, codes.at(-1) ?? '');
  await expect(page.getByText('You have successfully logged in!')).toBeVisible();
});

test.describe('codes that are refused', () => {
  test.use({ complaints: { expected: [/status of 400/, /status of 401/] } });

  test('a wrong code is reported, the field clears, and the right code works', async ({
    page,
    portal,
    visit,
    mobileNumber,
  }) => {
    await visit('/register');
    await askForCode(page, mobileNumber);
    const code = await portal.codeFor(mobileNumber);
    await enterCode(page, code === '111111' ? '222222' : '111111');
    await expect(page.getByText(EXCEPTION)).toBeVisible();
    await expect(page.getByText('This is not the code we sent.')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: EXCEPTION })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'OTP' })).toHaveValue('');
    await enterCode(page, '');
    await expect(page.getByText('Please enter the 6-digit code.')).toBeVisible();
    await enterCode(page, code);
    await expect(page.getByText('2/3')).toBeVisible();
  });

  test('a code of an earlier sending, used already, is refused @web', async ({
    page,
    portal,
    visit,
    mobileNumber,
  }) => {
    await visit('/register');
    await askForCode(page, mobileNumber);
    const used = await portal.codeFor(mobileNumber);
    await enterCode(page, used);
    await expect(page.getByText('2/3')).toBeVisible();
    await visit('/login');
    await askForCode(page, mobileNumber);
    await portal.codeFor(mobileNumber, used);
    await enterCode(page, used);
    await expect(page.getByText(EXCEPTION)).toBeVisible();
  });

  test('a number without an account cannot sign in, and is shown why', async ({
    page,
    portal,
    visit,
  }) => {
    const stranger = newMobileNumber();
    await visit('/login');
    await askForCode(page, stranger);
    await enterCode(page, await portal.codeFor(stranger));
    await expect(page.getByText('Login failed. Please try again.')).toBeVisible();
    await expect(page.getByText('This number has no account yet.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Mobile No.' })).toHaveValue('');
    await page.getByRole('button', { name: 'Register with this number' }).click();
    await expect(page.getByText('2/3')).toBeVisible();
    await expect(page.getByText('Verified number: +91')).toBeVisible();
    await page.getByLabel('First name').fill('Asha');
    await page.getByLabel('Last name').fill('Verma');
    await page.getByLabel('Category').selectOption('Consumer');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Email ID').fill(`new.${stranger}@example.com`);
    await page.getByLabel(/^Password/).fill('three wheels 3');
    await page.getByLabel('Confirm password').fill('three wheels 3');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('You have successfully registered!')).toBeVisible();
  });
});

test('the number can be changed after a code was sent @web', async ({
  page,
  visit,
  mobileNumber,
}) => {
  await visit('/login');
  await askForCode(page, mobileNumber);
  await page.getByRole('button', { name: 'Change number' }).click();
  await expect(page.getByRole('textbox', { name: 'Mobile No.' })).toHaveValue(mobileNumber);
  await expect(page.getByRole('textbox', { name: 'Mobile No.' })).toBeFocused();
});

test.describe('after a wrong code', () => {
  test.use({ complaints: { expected: [/status of 400/] } });

  test('changing the number clears the error @web', async ({
    page,
    portal,
    visit,
    mobileNumber,
  }) => {
    await visit('/login');
    await askForCode(page, mobileNumber);
    const code = await portal.codeFor(mobileNumber);
    await enterCode(page, code === '111111' ? '222222' : '111111');
    await expect(page.getByText(EXCEPTION)).toBeVisible();
    await page.getByRole('button', { name: 'Change number' }).click();
    await expect(page.getByText(EXCEPTION)).toHaveCount(0);
  });
});

test('a reload in the code step keeps the number @web', async ({ page, visit, mobileNumber }) => {
  await visit('/login');
  await askForCode(page, mobileNumber);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Mobile No.' })).toHaveValue(mobileNumber);
});

test.describe('when the identity service misbehaves @web', () => {
  test.use({
    complaints: { expected: [/status of 4/, /ERR_FAILED/, /ERR_INTERNET_DISCONNECTED/] },
  });

  const SEND = /accounts:sendVerificationCode/;
  const CORS = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' };
  const refusal = (message: string) => JSON.stringify({ error: { code: 400, message } });

  for (const message of ['TOO_MANY_ATTEMPTS_TRY_LATER', 'QUOTA_EXCEEDED', 'INVALID_PHONE_NUMBER']) {
    test(`${message} ends in the catalogue's words, and a retry works`, async ({
      page,
      visit,
      mobileNumber,
    }) => {
      await page.route(SEND, (route) =>
        route.fulfill({ status: 400, headers: CORS, body: refusal(message) }),
      );
      await visit('/login');
      await page.getByRole('textbox', { name: 'Mobile No.' }).fill(mobileNumber);
      await page.getByRole('button', { name: 'Send OTP' }).click();
      await expect(page.getByText(EXCEPTION)).toBeVisible();
      await page.unroute(SEND);
      await page.getByRole('button', { name: 'Send OTP' }).click();
      await expect(page.getByRole('button', { name: 'Verify OTP' })).toBeVisible();
    });
  }

  test('no network and no answer both end in the catalogue’s words', async ({
    page,
    visit,
    mobileNumber,
  }) => {
    await page.clock.install();
    await page.route(SEND, (route) => route.abort());
    await visit('/login');
    await page.getByRole('textbox', { name: 'Mobile No.' }).fill(mobileNumber);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(page.getByText(EXCEPTION)).toBeVisible();
    await expect(page.getByText('There is no connection.')).toBeVisible();

    await page.unroute(SEND);
    const asked = page.waitForRequest(SEND);
    await page.route(SEND, () => undefined);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(page.getByText(EXCEPTION)).toBeHidden();
    await asked;
    await page.clock.fastForward(30_000);
    await expect(page.getByText(EXCEPTION)).toBeVisible();
    await expect(page.getByText('No code was sent.')).toBeVisible();

    await page.unroute(SEND);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(page.getByRole('button', { name: 'Verify OTP' })).toBeVisible();
  });
});
