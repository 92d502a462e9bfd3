/** Which lenders match: from the questions of a driver to an answer that is kept in the address. */
import type { Page } from 'playwright/test';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { switchTo } from '#tests/support/pages/language-menu.ts';
import { expect, test } from '#tests/support/portal.ts';

const QUERY =
  'kind=e-rickshaw&price=150000&onRoad=165000&down=40000&months=24&pin=302001&per=day&income=1200&costs=300&year=1990';

const matching = (page: Page) => page.locator('#match');
const lenders = (page: Page) => matching(page).getByRole('heading', { level: 4 });

async function answer(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, typed] of Object.entries(answers)) {
    await matching(page).getByLabel(label).fill(typed);
  }
}

test('a driver gets from home to lenders that match, and keeps the answer @web', async ({
  page,
  portal,
  visit,
}) => {
  await visit('/');
  await page
    .getByRole('link', { name: /^Check Loan Eligibility/ })
    .first()
    .click();
  // What people come for stands first.
  const form = page.getByRole('main').locator('form').first();
  const submit = form.getByRole('button', { name: 'Find lenders' });
  await submit.click();
  await expect(page.getByText('Please choose the kind of vehicle.')).toBeVisible();
  await expect(page.getByText('Please enter a PIN code of six digits.')).toBeVisible();

  await page.getByRole('radio', { name: 'E-rickshaw' }).check();
  await answer(page, {
    'What you earn': '1200',
    'What you spend': '300',
    'PIN code': '302 001',
    'Year of birth': '1990',
    'Ex-showroom price': '1.5 lakh',
    'On-road price': '₹1,65,000',
    'Down payment': '१,६५,०००',
    'Number of months': '24',
  });
  await submit.click();
  await expect(page.getByText(/^The down payment covers the whole price\./)).toBeVisible();
  await answer(page, { 'Down payment': '40,000' });
  await submit.click();

  await expect(page.getByRole('heading', { name: 'Lenders that match' })).toBeFocused();
  await expect(lenders(page)).toHaveText([/Neem/, /Gulmohar/, /Kadamb/, /Palash/]);
  await expect(page.getByText(/Needs a guarantor: somebody/)).toBeVisible();
  await expect(page.getByText(/^Lends only where the PIN code begins with/)).toBeVisible();
  await expect(page).toHaveURL(`${portal.url}/loan-eligibility?${QUERY}#match`);
  await expect(page.getByRole('link', { name: 'Apply here', exact: true })).toHaveAttribute(
    'href',
    `/apply?${QUERY}`,
  );
  await page.getByText('Key facts and documents').first().click();
  await expect(page.getByText('Driving licence').first()).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  expect(await faultsInLightAndDark(page)).toEqual([]);

  await switchTo(page, 'hi');
  await expect(page).toHaveURL(`${portal.url}/hi/loan-eligibility?${QUERY}#match`);
  await expect(lenders(page)).toHaveText([/नीम/, /गुलमोहर/, /कदंब/, /पलाश/]);
});

test('a borrower whom no lender takes sees what to change; a wrong address is not believed @web', async ({
  page,
  visit,
}) => {
  const small = QUERY.replace('down=40000', 'down=160000').replace('year=1990', 'year=nobody');
  await visit(`/loan-eligibility?${small}#match`);
  await expect(page.getByText('Please check: Year of birth.')).toBeVisible();
  await expect(lenders(page)).toHaveCount(0);
  await answer(page, { 'Year of birth': '1990' });
  await page.getByRole('button', { name: 'Find lenders' }).click();
  await expect(
    page.getByRole('heading', { name: 'No lender matches your answers yet.' }),
  ).toBeFocused();
  await expect(
    page.getByText(/^Pay ₹[\d,]+ less down: ₹[\d,]+ instead of ₹1,60,000\.$/),
  ).toBeVisible();
  await expect(lenders(page)).toHaveText([/What would match/, /.+/, /.+/, /.+/, /.+/]);
  await expect(page.getByRole('link', { name: 'Apply here', exact: true })).toHaveCount(0);
  expect(await faultsInLightAndDark(page)).toEqual([]);
});

test('one press takes over what would match, another goes back', async ({ page, visit }) => {
  await visit(`/loan-eligibility?${QUERY.replace('months=24', 'months=60')}#match`);
  const none = page.getByRole('heading', { name: 'No lender matches your answers yet.' });
  await expect(none).toBeFocused();
  const take = page.getByRole('button', { name: /^Use this: \d+ months instead of 60\.$/ });
  const months = /\d+/.exec((await take.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await take.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lenders that match' })).toBeFocused();
  await expect(page.getByText(/^\d loans? match(?:es)?\.$/)).toBeVisible();
  await expect(matching(page).getByLabel('Number of months')).toHaveValue(months);
  await expect(page.getByText(`Changed for you: ${months} months instead of 60.`)).toBeVisible();
  await page.getByRole('button', { name: 'Back to 60 months' }).press('Enter');
  await expect(none).toBeFocused();
  await expect(matching(page).getByLabel('Number of months')).toHaveValue('60');
});

test('an answer by the amount alone asks for the price, and fills in the estimate below', async ({
  page,
  visit,
}) => {
  await visit('/loan-eligibility');
  await page.getByRole('radio', { name: 'A month' }).check();
  await answer(page, {
    'What you earn': '30000',
    'What you spend': '12500',
    'PIN code': '302001',
    'Year of birth': '1990',
    'Number of months': '24',
  });
  await page.getByRole('radio', { name: 'E-rickshaw' }).check();
  await page.getByRole('radio', { name: 'I do not know it yet' }).check();
  await answer(page, { 'How much you need to borrow': '1 lakh' });
  await page.getByRole('button', { name: 'Find lenders' }).click();
  await expect(page.getByRole('heading', { name: 'Lenders that match' })).toBeFocused();
  await expect(
    page.getByText(/^Lends this amount where the .+ is ₹[\d,.]+ or more\.$/).first(),
  ).toBeVisible();
  expect(new URL(page.url()).searchParams.get('amount')).toBe('100000');

  const estimate = page.locator('#estimate');
  await estimate.getByLabel('Monthly income').scrollIntoViewIfNeeded();
  await expect(estimate.getByLabel('Monthly income')).toHaveValue('30,000');
  await expect(estimate.getByLabel('Loan amount')).toHaveValue('1,00,000');
  await expect(estimate.getByLabel('Name')).toHaveCount(0);
  await estimate.getByRole('button', { name: 'Check eligibility' }).click();
  await expect(page.getByRole('heading', { name: 'Your estimate' })).toBeFocused();
  await expect(estimate.getByText('₹30,000 of income less ₹12,500 of costs.')).toBeVisible();

  await page.getByRole('button', { name: 'Add the price to apply' }).click();
  await expect(matching(page).getByLabel('Ex-showroom price')).toBeFocused();
  await expect(matching(page).getByLabel('What you earn')).toHaveValue('30,000');
});

test('the estimate asks for name and email only where it is printed', async ({ page, visit }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/asha|30000/i.test(`${request.url()}${request.postData() ?? ''}`)) sent.push(request.url());
  });
  await visit('/loan-eligibility');
  const estimate = page.locator('#estimate');
  await estimate.getByLabel('Monthly income').fill('30000');
  await estimate.getByLabel('Loan amount').fill('300000');
  await estimate.getByRole('button', { name: 'Check eligibility' }).click();
  await expect(page.getByRole('heading', { name: 'Your estimate' })).toBeFocused();
  const print = estimate
    .getByRole('button')
    .filter({ hasText: /^(?:Print the|Put name and email on the)/ });
  await print.click();
  await expect(estimate.getByText('Please enter your name.')).toBeVisible();
  await expect(estimate.getByText('Please enter a valid email.')).toBeVisible();
  await estimate.getByLabel('Name').fill('Asha Verma');
  await estimate.getByLabel('Email address').fill('asha@example.com');
  await print.click();
  await expect(estimate.getByText('asha@example.com', { exact: true })).toBeAttached();
  expect(sent).toEqual([]);
});

test.describe('while the gateway is away', () => {
  test.use({ complaints: { expected: [/Failed to load resource/] } });

  test('the questions stay as they are until it answers @web', async ({ page, visit }) => {
    const answers = [
      { status: 503 },
      {
        status: 429,
        headers: { 'Retry-After': '7', 'Access-Control-Expose-Headers': 'Retry-After' },
      },
    ];
    await page.route(/loan-service\/match/, async (route) => {
      const next = answers.shift();
      await (next === undefined ? route.continue() : route.fulfill(next));
    });
    await visit(`/loan-eligibility?${QUERY}#match`);
    await expect(page.getByRole('alert')).toContainText('in a few minutes; nothing is lost');
    await expect(matching(page).getByLabel('On-road price')).toHaveValue('1,65,000');
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(page.getByRole('alert')).toContainText('7 seconds');
    await again.click();
    await expect(lenders(page)).toHaveCount(4);
  });
});
