import { expect, test } from '#tests/support/portal.ts';

test.use({ serviceWorkers: 'allow' });

const TOP = ['Become a Partner', 'Register Your NBFC', 'Apply Loan', 'Login / Register'];
const MAIN = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['NBFC', '/nbfc'],
  ['Products', '/products'],
  ['Dealer', '/dealer'],
  ['News & Blog', '/news&blog'],
  ['Our Branches', '/branches'],
  ['Business Loan', '/business-loan'],
  ['Support', '/support'],
] as const;

test('/NBFC is the page that the navigation calls NBFC @web', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/NBFC', '/nbfc']) {
    await visit(path);
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
    await expect(current).toHaveText(['NBFC']);
  }
});

test('addresses of people and authorities are links', async ({ page, visit }) => {
  await visit('/privacypolicy');
  const main = page.getByRole('main');
  for (const address of ['privacy@rinsetu.example', 'grievance@rinsetu.example']) {
    const link = main.getByRole('link', { name: address }).first();
    await expect(link).toHaveAttribute('href', `mailto:${address}`);
  }
  const authority = 'https://cms.rbi.org.in';
  await expect(main.getByRole('link', { name: authority })).toHaveAttribute('href', authority);
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' });
  await terms.click();
  await expect(page.getByRole('heading', { name: 'Terms and Conditions' })).toBeInViewport();
});

test('the header bar and the main navigation hold the documented links, the active one marked @web', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit('/dealer');
  const top = page.getByRole('navigation', { name: 'For partners and customers' });
  await expect(top.getByRole('link')).toHaveText(TOP);
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link')).toHaveText(MAIN.map(([label]) => label));
  for (const [label, path] of MAIN) {
    await expect(main.getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'href',
      path,
    );
  }
  await expect(main.locator('[aria-current="page"]')).toHaveText('Dealer');
});

test('on a small screen one menu holds both documented ones, and sign-in links stay outside @web', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Dealer' })).toBeHidden();
  await main.getByText('Menu').click();
  await main.getByRole('link', { name: 'Dealer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Dealers');
  await expect(main.getByRole('link', { name: 'Dealer' })).toBeHidden();

  const top = page.getByRole('navigation', { name: 'For partners and customers' });
  await expect(top.getByRole('link')).toHaveText(['Apply Loan', 'Login / Register']);
  await main.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('link')).toHaveText([
    ...MAIN.map(([label]) => label),
    'Apply Here',
    'How We Match',
    'Become a Partner',
    'Register Your NBFC',
  ]);
});

test('on a phone the columns of the footer open on request, and a wide window shows them @web', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/dealer');
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'Check Loan Eligibility' });
  await expect(link).toBeHidden();
  await footer.locator('summary', { hasText: 'Loans' }).focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(footer.getByRole('heading', { name: 'Help' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
});

test('what most visitors come for is one tap away on every page @web', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/dealer');
  const quick = page.getByRole('navigation', { name: 'Loans and questions' });
  await expect(quick.getByRole('link')).toHaveText([
    'EMI Calculator',
    'Loan Eligibility',
    'EV Loan',
    'FAQ',
  ]);
  await quick.getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(quick.locator('[aria-current="page"]')).toHaveText('FAQ');
});

test('the header links signed-in people to their account @web', async ({ page, visit }) => {
  await visit('/about');
  const top = page.getByRole('navigation', { name: 'For partners and customers' });
  await expect(top.getByRole('link', { name: 'Login / Register' })).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('token', 'somebody');
    localStorage.setItem('userId', 'RS1');
  });
  await visit('/hi/about');
  await expect(page.getByRole('link', { name: 'मेरा खाता' }).first()).toHaveAttribute(
    'href',
    '/hi/consumer-profile',
  );
  await visit('/register');
  await expect(page.getByText('You are signed in as RS1.')).toBeVisible();
});

test('between sm and lg only the main navigation is collapsed @web', async ({ page, visit }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await visit('/');
  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dealer' }),
  ).toBeHidden();
});

test.describe('addresses that do not exist', () => {
  test.use({ complaints: { expected: [/status of 404/] } });

  test('an unknown address gets the not-found page with links', async ({ page, visit }) => {
    await visit('/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
  });
});

test.describe('when a chunk of script does not load @web', () => {
  test.use({
    // A service worker would bring the chunk from its cache.
    serviceWorkers: 'block',
    complaints: {
      expected: [
        /ERR_FAILED/,
        /Failed to fetch dynamically/,
        /preload/,
        /Loading chunk failed/,
        /Service Worker registration blocked/,
      ],
    },
  });

  test('an island says so and offers a reload', async ({ page, visit }) => {
    await page.route(/assets\/islands-/, (route) => route.abort());
    await visit('/support');
    await page.getByLabel('Name').fill('Asha');
    await expect(page.getByText('Loading chunk failed')).toBeVisible();
    await page.unroute(/assets\/islands-/);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Please fill in this field.').first()).toBeVisible();
  });

  for (const part of ['contact-rules', 'gateway-client']) {
    test(`a form without its ${part} says so, keeps what was typed, and works on the next attempt`, async ({
      page,
      visit,
    }) => {
      const chunk = new RegExp(`assets/${part}-`);
      await page.route(chunk, (route) => route.abort());
      await visit('/support');
      await page.getByLabel('Name').fill('Asha Verma');
      await page.getByLabel('Email address').fill('asha@example.com');
      await page.getByLabel('Phone').fill('98765 43210');
      await page.getByLabel('Subject').fill('Documents');
      await page.getByLabel('Message').fill('Which documents?');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('An error occurred. Please try again.')).toBeVisible();
      await expect(page.getByLabel('Message')).toHaveValue('Which documents?');
      await page.unroute(chunk);
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('form submitted successfully!')).toBeVisible();
    });
  }

  test('the consumer area says so and offers a reload', async ({ page, visit }) => {
    await page.route(/assets\/consumer-profile-/, (route) => route.abort());
    await visit('/consumer-profile');
    await expect(page.getByRole('heading', { name: 'Loading chunk failed' })).toBeVisible();
    await page.unroute(/assets\/consumer-profile-/);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByText('Demonstration:')).toBeVisible();
  });
});

test('public pages are complete with JavaScript off @web', async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${portal.url}/support`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel('Message')).toBeVisible();
  await expect(page.getByText('Please fill in this field.')).toHaveCount(0);
  await context.close();
});

test('every response has the security headers @web', async ({ request, portal }) => {
  for (const path of ['/', '/login', '/no-such-page', '/portal-settings.json', '/favicon.svg']) {
    const headers = (await request.get(`${portal.url}${path}`)).headers();
    expect(headers['content-security-policy'], path).toContain("default-src 'none'");
    expect(headers['content-security-policy'], path).not.toContain('unsafe');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['strict-transport-security'], path).toContain('max-age=');
  }
  const login = (await request.get(`${portal.url}/login`)).headers();
  const about = (await request.get(`${portal.url}/about`)).headers();
  expect(login['content-security-policy']).toContain(portal.emulatorUrl);
  expect(about['content-security-policy']).not.toContain(portal.emulatorUrl);
});
