/** Which lenders match: from the questions of a driver to an answer that is kept in the address. */
import type { Page } from 'playwright/test';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
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
  await page.getByRole('link', { name: 'Who would lend to you?', exact: true }).click();
  const submit = page.getByRole('button', { name: 'Find lenders' });
  await submit.click();
  await expect(page.getByText('Please choose the kind of vehicle.')).toBeVisible();
  await expect(page.getByText('Please enter a PIN code of six digits.')).toBeVisible();

  await page.getByRole('radio', { name: 'E-rickshaw' }).check();
  await answer(page, {
    'Ex-showroom price': '1.5 lakh',
    'On-road price': '₹1,65,000',
    'Down payment': '१,६५,०००',
    'Number of months': '24',
    'What you earn': '1200',
    'What you spend': '300',
    'PIN code': '302 001',
    'Year of birth': '1990',
  });
  await submit.click();
  await expect(page.getByText(/^The down payment pays for all of it\./)).toBeVisible();
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

  await page.getByRole('link', { name: 'हिन्दी' }).first().click();
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
  await expect(page.getByText(/^a down payment of ₹[\d,]+ or less/)).toBeVisible();
  await expect(lenders(page)).toHaveText([/What you could change/, /.+/, /.+/, /.+/, /.+/]);
  await expect(page.getByRole('link', { name: 'Apply here', exact: true })).toHaveCount(0);
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
