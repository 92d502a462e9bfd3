import { personWith, profileValue, register, signOut, verifyPhone } from '#tests/support/people.ts';
import { createAccount } from '#tests/support/accounts.ts';
import { expect, newMobileNumber, test } from '#tests/support/portal.ts';

test('the steps back and forth of registration keep what was typed, and mistakes are shown @web', async ({
  page,
  portal,
  visit,
  mobileNumber,
}) => {
  await visit('/register');
  await expect(page.getByText('1/3')).toBeVisible();
  await verifyPhone(page, portal, mobileNumber);
  await expect(page.getByRole('heading', { name: 'Who you are' })).toBeFocused();
  await expect(page.getByLabel('Category').getByRole('option')).toHaveText([
    'Choose a category',
    'Consumer',
    'Dealer',
    'DSA',
    'NBFC',
    'Growth Partner',
    'Recovery Agency/Agents',
    'Collection Agency/Agents',
    'Staff',
  ]);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Please fill in this field.')).toHaveCount(2);
  await expect(page.getByRole('alert').filter({ hasText: 'Choose a category' })).toBeVisible();
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Verma');
  await page.getByLabel('Category').selectOption('Growth Partner');
  await page.getByRole('button', { name: 'Next' }).click();

  await expect(page.getByText('3/3')).toBeVisible();
  await page.getByLabel('Email ID').fill('asha@example');
  await page.getByLabel(/^Password/).fill('short');
  await expect(page.getByText('at least 8 characters (not yet)')).toBeVisible();
  await expect(page.getByText('a letter (met)')).toBeVisible();
  await page.getByLabel('Confirm password').fill('shirt');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please enter a valid email.')).toBeVisible();
  await expect(page.getByText('The password does not meet every rule below.')).toBeVisible();
  await expect(page.getByText('The passwords do not match.')).toBeVisible();
  await expect(page.getByText('Please tick the box to register.')).toBeVisible();

  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
  await expect(page.getByLabel('Category')).toHaveValue('GP');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Email ID')).toHaveValue('asha@example');
});

test('a reload in the last step keeps what was typed, but not the password @web', async ({
  page,
  portal,
  visit,
  mobileNumber,
}) => {
  await visit('/register');
  await verifyPhone(page, portal, mobileNumber);
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Verma');
  await page.getByLabel('Category').selectOption('Dealer');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Email ID').fill('asha@example.com');
  await page.getByLabel(/^Password/).fill('three wheels 3');
  await page.reload();
  await expect(page.getByText('What you typed before is kept.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Mobile No.' })).toHaveValue(mobileNumber);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByRole('textbox', { name: 'OTP' }).fill(await portal.codeFor(mobileNumber));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
  await expect(page.getByLabel('Category')).toHaveValue('Dealer');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Email ID')).toHaveValue('asha@example.com');
  await expect(page.getByLabel(/^Password/)).toHaveValue('');
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(kept).not.toContain('three wheels');
});

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

  test('a number with an account is recognised once its code is confirmed', async ({
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
    await expect(page.getByText('Demonstration:')).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  });
});

test.describe('a session that ends while a profile is edited', () => {
  test.use({ complaints: { expected: [/status of 401/] } });

  test('says so, lets the person sign in on the spot, and loses nothing @web', async ({
    page,
    portal,
    mobileNumber,
    openAccount,
  }) => {
    const person = personWith(mobileNumber);
    await openAccount(person);
    await expect(profileValue(page, 'Mobile number')).toHaveText(
      `Ends in ${mobileNumber.slice(-4)}`,
    );
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('First name').fill('Asha Rani');
    const sent: unknown[] = [];
    await page.route(/updateUser/, (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({
        status: 401,
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: {},
      });
    });
    await page.getByRole('button', { name: 'Save' }).click();
    const again = page.getByRole('region', { name: 'Sign in again' });
    await expect(again.getByText('Your session has ended.')).toBeVisible();
    await expect(page.getByText('Demonstration:')).toHaveCount(0);
    expect(sent).toEqual([expect.objectContaining({ mobileNumber })]);
    await page.unroute(/updateUser/);

    await again.getByRole('textbox', { name: 'Mobile No.' }).fill(mobileNumber);
    await again.getByRole('button', { name: 'Send OTP' }).click();
    await again.getByRole('textbox', { name: 'OTP' }).fill(await portal.codeFor(mobileNumber));
    await again.getByRole('button', { name: 'Verify OTP' }).click();
    await expect(again).toHaveCount(0);
    await expect(page.getByLabel('First name')).toHaveValue('Asha Rani');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(profileValue(page, 'First name')).toHaveText('Asha Rani');
  });

  test('signing out in another tab keeps the edit as well @web', async ({
    page,
    portal,
    mobileNumber,
    openAccount,
  }) => {
    await openAccount(personWith(mobileNumber));
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('First name').fill('Asha Rani');
    const other = await page.context().newPage();
    await other.goto(`${portal.url}/faq`);
    await other.evaluate(() => localStorage.clear());
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Asha Rani');
  });
});

test('changing the mobile number asks for a code sent to the new one', async ({
  page,
  portal,
  visit,
  mobileNumber,
  openAccount,
}) => {
  await openAccount(personWith(mobileNumber));
  const newNumber = newMobileNumber();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Mobile number').fill('12345678901');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter a 10-digit Indian mobile number')).toBeVisible();
  await page.getByLabel('Mobile number').fill(newNumber);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Verify the new mobile number' })).toBeVisible();
  await verifyPhone(page, portal, newNumber);
  await expect(page.getByText('Success', { exact: true })).toBeVisible();
  await signOut(page);
  await visit('/login');
  await verifyPhone(page, portal, newNumber);
  await expect(page.getByText('You have successfully logged in!')).toBeVisible();
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

test('signed out, the consumer area shows placeholder values that say so', async ({
  page,
  visit,
}) => {
  await visit('/consumer-profile');
  await expect(page.getByText('Demonstration: these are placeholder values.')).toBeVisible();
  await expect(profileValue(page, 'Category')).toHaveText('Consumer');
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
});

test.describe('with no network', () => {
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
    await page.getByRole('button', { name: 'Try again' }).click();
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
    await expect(other.getByText('Demonstration:')).toBeVisible();
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
  visit,
  mobileNumber,
}) => {
  await visit('/register');
  await register(page, portal, personWith(mobileNumber));
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
