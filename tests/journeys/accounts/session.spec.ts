import {
  personWith,
  profileValue,
  register,
  signOut,
  verifyPhone,
} from '#tests/support/people/people.ts';
import { createAccount } from '#tests/support/people/accounts.ts';
import { expect, test } from '#tests/support/portal.ts';
import { newMobileNumber } from '#tests/support/people/mobile-numbers.ts';

test.describe('refusals of the gateway', () => {
  test.use({ complaints: { expected: [/status of 409/, /status of 403/, /status of 401/] } });

  test('an already registered email is reported, with a way to change it or log in @web', async ({
    page,
    portal,
    visit,
    mobileNumber,
  }) => {
    const person = personWith(mobileNumber);
    await createAccount(portal, person);
    await page.setViewportSize({ width: 360, height: 640 });
    await visit('/register');
    await verifyPhone(page, portal, newMobileNumber());
    await page.getByLabel('First name').fill('Ravi');
    await page.getByLabel('Last name').fill('Rao');
    await page.getByLabel('Category').selectOption('Dealer');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Email ID').fill(person.email);
    await page.getByLabel(/^Password/).fill('another 1 password');
    await page.getByLabel('Confirm password').fill('another 1 password');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Submit' }).click();
    const refusal = page
      .getByRole('alert')
      .filter({ hasText: 'This email is already registered.' });
    await expect(refusal).toBeInViewport();
    await expect(refusal).toBeFocused();
    await expect(refusal.getByRole('link', { name: 'Log in instead' })).toHaveAttribute(
      'href',
      /\/login$/,
    );
    await refusal.getByRole('button', { name: 'Change the email' }).click();
    await expect(page.getByLabel('Email ID')).toBeFocused();
    await expect(page.getByLabel('Email ID')).toHaveValue(person.email);
  });

  test('a number with an account is recognised once its code is confirmed @web', async ({
    page,
    portal,
    visit,
    mobileNumber,
  }) => {
    await createAccount(portal, personWith(mobileNumber));
    await visit('/register');
    await verifyPhone(page, portal, mobileNumber);
    await expect(page.getByText('This number has an account already')).toBeVisible();
    await expect(page).toHaveURL(/\/consumer-profile$/);
    await expect(profileValue(page, 'First name')).toHaveText('Asha');
  });

  test('a wrong password is refused in the catalogue’s words and the fields clear', async ({
    page,
    visit,
  }) => {
    await visit('/login');
    await page.getByRole('tab', { name: 'User Id' }).click();
    await page.getByRole('textbox', { name: 'User ID' }).fill('RS00000000');
    await page.getByLabel(/^Password/).fill('not the password');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Login failed. Please try again.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'User ID' })).toHaveValue('');
    await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toBeFocused();
  });

  test('a session that the gateway no longer knows ends, with a way to sign in again @web', async ({
    page,
    mobileNumber,
    openAccount,
  }) => {
    await openAccount(personWith(mobileNumber));
    await page.evaluate(() => localStorage.setItem('token', 'expired-token'));
    await page.reload();
    const ended = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(ended.getByRole('button', { name: 'Send OTP' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await ended.getByRole('button', { name: 'Leave without signing in' }).click();
    await expect(page.getByText('Demonstration:')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  });
});

test('views switch in place, and Back returns to the previous view @web', async ({
  page,
  visit,
}) => {
  await visit('/consumer-profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Accounts');
  for (const view of ['My Dashboard', 'My Orders', 'Buy Products', 'Offers', 'Loan Calculator']) {
    await page.getByRole('button', { name: view }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(view);
    await expect(page).toHaveURL(/\/consumer-profile$/);
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offers');
});

test('signed out, the consumer area shows placeholder values that say so @web', async ({
  page,
  visit,
}) => {
  await visit('/consumer-profile');
  await expect(page.getByText('Demonstration: these are placeholder values.')).toBeVisible();
  await expect(profileValue(page, 'Category')).toHaveText('Consumer');
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
});

test.describe('with no network @web', () => {
  test.use({
    complaints: {
      expected: [
        /ERR_INTERNET_DISCONNECTED/,
        /ERR_CONNECTION_(?:REFUSED|RESET)|ERR_EMPTY_RESPONSE/,
      ],
    },
  });

  test('signing out works at once', async ({ page, portal, mobileNumber, openAccount }) => {
    await openAccount(personWith(mobileNumber));
    await portal.killGateway();
    await signOut(page);
    await expect(page.getByText('Demonstration:')).toBeVisible();
    await portal.restartGateway();
    await page.reload();
    await expect(page.getByText('Demonstration:')).toBeVisible();
  });

  test('a profile that cannot be loaded or saved says so, keeps what was typed, and can be retried', async ({
    page,
    portal,
    mobileNumber,
    openAccount,
  }) => {
    await openAccount(personWith(mobileNumber));
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Last name').fill('Kulkarni');
    await portal.killGateway();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your profile could not be saved.')).toBeVisible();
    await expect(page.getByLabel('Last name')).toHaveValue('Kulkarni');
    await page.reload();
    await expect(page.getByText('Your profile could not be loaded.')).toBeVisible();
    await portal.restartGateway();
    // Below it is the one of the applications, which did not load either.
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(profileValue(page, 'Last name')).toHaveText('Verma');
  });
});

test.describe('in a browser @web', () => {
  test('signing out in one tab signs out the others', async ({
    page,
    portal,
    mobileNumber,
    context,
    openAccount,
  }) => {
    await openAccount(personWith(mobileNumber));
    const other = await context.newPage();
    await other.goto(`${portal.url}/consumer-profile`);
    await expect(profileValue(other, 'First name')).toHaveText('Asha');
    await signOut(page);
    await expect(page.getByText('Demonstration:')).toBeVisible();
    await expect(other.getByRole('region', { name: 'You were signed out' })).toBeVisible();
    await expect(other.getByText('Sample data')).toHaveCount(0);
  });

  test('people who were signed out in another tab sign in on the spot, and go on where they were', async ({
    page,
    portal,
    mobileNumber,
    context,
    openAccount,
  }) => {
    await openAccount(personWith(mobileNumber));
    await page.getByRole('button', { name: 'My Orders' }).click();
    await expect(page.getByRole('heading', { name: 'You have no orders yet' })).toBeVisible();
    const other = await context.newPage();
    await other.goto(`${portal.url}/consumer-profile`);
    await signOut(other);
    const ended = page.getByRole('region', { name: 'You were signed out' });
    await ended.getByRole('textbox', { name: 'Mobile No.' }).fill(mobileNumber);
    await ended.getByRole('button', { name: 'Send OTP' }).click();
    await ended.getByRole('textbox', { name: 'OTP' }).fill(await portal.codeFor(mobileNumber));
    await ended.getByRole('button', { name: 'Verify OTP' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Orders');
    await expect(page.getByRole('heading', { name: 'You have no orders yet' })).toBeVisible();
  });

  test('only token, user ID and the tab’s own number are kept, and nothing after signing out', async ({
    page,
    portal,
    visit,
    mobileNumber,
  }) => {
    await visit('/register');
    await register(page, portal, personWith(mobileNumber));
    await expect(profileValue(page, 'First name')).toHaveText('Asha');
    expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
      'token',
      'userId',
    ]);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['mobile-number']);
    // Firebase notes there on which days it was used, and nothing about anybody.
    const databases = await page.evaluate(() => indexedDB.databases());
    expect(databases.map(({ name }) => name)).toEqual(['firebase-heartbeat-database']);
    expect(await page.context().cookies()).toEqual([]);
    await signOut(page);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });

  test('the login call is the documented one, with the phone proof in its Authorization header', async ({
    page,
    portal,
    visit,
    mobileNumber,
  }) => {
    await createAccount(portal, personWith(mobileNumber));
    await visit('/login');
    const sent = page.waitForRequest(/auth-service\/login/);
    await verifyPhone(page, portal, mobileNumber);
    const request = await sent;
    expect(request.postDataJSON()).toEqual({ mobileNumber, password: null, userId: null });
    expect(request.headers()['authorization']).toMatch(/^ey/);
    await expect(page).toHaveURL(/\/consumer-profile$/);
  });
});

test('logging out ends the session on the gateway as well @web', async ({
  page,
  portal,
  mobileNumber,
  openAccount,
}) => {
  await openAccount(personWith(mobileNumber));
  const [token, userId] = await page.evaluate(() =>
    ['token', 'userId'].map((key) => localStorage.getItem(key) ?? ''),
  );
  const details = async () => {
    const headers = { 'Content-Type': 'application/json', Authorization: token ?? '' };
    const body = JSON.stringify({ userId });
    const url = `${portal.gatewayUrl}/user-service/userDetails`;
    return (await fetch(url, { method: 'POST', headers, body })).status;
  };
  expect(await details()).toBe(200);
  await signOut(page);
  await expect.poll(details).toBe(401);
});
