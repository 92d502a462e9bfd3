/** A quote in front of the customer, on their phone, and with what the dealer says of itself. */
import type { Page } from 'playwright/test';
import { keepSession, startSession } from '#tests/support/people/accounts.ts';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { savedQuoteOf } from '#tests/support/people/quotes.ts';
import { expect, test } from '#tests/support/portal.ts';
import { type RunningPortal } from '#tests/support/running-portal.ts';

test.setTimeout(90_000);
test.use({ complaints: { expected: [/status of 404.*loan-service\/quote/] } });

/** The demonstration's, of `gateway/program/demo/prepare-demo.ts`. */
const DEALER = '9800000005';

async function openQuote(
  page: Page,
  portal: RunningPortal,
  visit: (path: string) => Promise<void>,
  name: string,
): Promise<void> {
  const session = await startSession(portal, DEALER);
  await keepSession(page, visit, { ...session, mobileNumber: DEALER });
  const { lead } = await savedQuoteOf(portal, session.token, name);
  await visit(`/dealer-desk#lead=${lead}`);
  await page.getByRole('button', { name: /^Open the quote for Sawari Plus/ }).press('Enter');
  await expect(page.getByRole('heading', { name: `Quote for ${name}` })).toBeVisible();
}

test('a quote is shown to the customer, changed, saved, sent, and opened on a phone @web', async ({
  page,
  portal,
  visit,
}) => {
  await openQuote(page, portal, visit, 'Kamla Madeup');
  await page.getByRole('button', { name: 'Show to the customer' }).press('Enter');
  const shown = page.getByRole('dialog', { name: 'Sawari Plus' });
  await expect(shown.getByRole('region', { name: '24 महीने' })).toBeVisible();
  await shown.getByLabel('भाषा').selectOption({ label: 'தமிழ்' });
  await expect(shown.getByRole('region', { name: '24 மாதங்கள்' })).toBeVisible();
  await shown.getByLabel('மொழி').selectOption({ label: 'English' });
  await expect(shown.getByRole('region', { name: '24 months' })).toBeVisible();
  await expect(shown.getByText(/according to the terms that lenders publish/)).toBeVisible();
  await expect(shown).not.toContainText('wife decides');
  expect(await faultsInLightAndDark(page)).toEqual([]);
  // The keyboard stays within it.
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    expect(await shown.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }

  const slider = shown.getByRole('slider', { name: /Down payment/ });
  await slider.focus();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('50000');
  await shown.getByRole('button', { name: 'Save as a new quote' }).press('Enter');
  await expect(shown.getByText('Saved as a new quote.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'कीमत' })).toContainText('₹50,000');
  const instalments = await page
    .getByRole('table', { name: 'लोन कितने का पड़ेगा' })
    .getByText(/^महीने में ₹[\d,]+$/)
    .allTextContents();
  expect(instalments.length).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Send to the customer' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send the quote' });
  const message = (await dialog.getByLabel('Message to the customer').textContent()) ?? '';
  const link = /https?:\S+#[\w-]{43}$/.exec(message)?.[0] ?? '';
  expect(link.startsWith(`${portal.url}/hi/quote#`)).toBe(true);
  expect(message).not.toContain('Kamla');
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(message)}`,
  );
  expect(await faultsInLightAndDark(page)).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(link.slice(portal.url.length));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('आपके डीलर का कोटेशन');
  await expect(page).toHaveURL(`${portal.url}/hi/quote`);
  await expect(page.getByRole('table', { name: 'कीमत' })).toContainText('₹50,000');
  for (const amount of instalments) {
    await expect(page.getByText(amount, { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByRole('main')).not.toContainText('Kamla');
  expect(await faultsInLightAndDark(page)).toEqual([]);
  await page.getByRole('link', { name: 'लोन के लिए आवेदन करें' }).press('Enter');
  await expect(page).toHaveURL(/\/hi\/loan-eligibility\?kind=e-rickshaw.*#match$/);
  await expect(page.getByLabel('डाउन पेमेंट').first()).toHaveValue('50,000');
});

test('the link leads on to the invitation with the same quote; one that ended says so @web', async ({
  page,
  portal,
  visit,
}) => {
  await openQuote(page, portal, visit, 'Rekha Madeup');
  await page.getByRole('button', { name: 'Invite the customer' }).press('Enter');
  const inviting = page.getByRole('dialog', { name: 'Invite the customer' });
  await inviting.getByRole('button', { name: 'Make the link' }).press('Enter');
  await expect(inviting.getByLabel('Link for the customer')).toBeVisible();
  await inviting.getByRole('button', { name: 'Close' }).first().press('Enter');
  await page.getByRole('button', { name: 'Send to the customer' }).press('Enter');
  const message = (await page.getByLabel('Message to the customer').textContent()) ?? '';
  const link = /https?:\S+#[\w-]{43}$/.exec(message)?.[0] ?? '';

  await page.evaluate(() => localStorage.clear());
  await visit(link.slice(portal.url.length));
  await page.getByRole('link', { name: 'लोन के लिए आवेदन करें' }).press('Enter');
  await expect(page).toHaveURL(`${portal.url}/hi/apply`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('डेमो डीलर');

  await visit(`/quote#${'x'.repeat(43)}`);
  await expect(page.getByRole('alert')).toContainText('This link does not work any more');
  expect(await faultsInLightAndDark(page)).toEqual([]);
});

test('what the dealer says of itself is checked, saved, and stands on its quotes @web', async ({
  page,
  portal,
  visit,
}) => {
  await openQuote(page, portal, visit, 'Meena Madeup');
  await visit('/dealer-desk#details');
  const field = (name: string) => page.getByRole('textbox', { name });
  const logo = page.locator('input[type="file"]');
  try {
    await field('Address').fill('12 Station Road\nLucknow 226001');
    await field('Telephone number').fill('+91 522 400 1234');
    await field('GSTIN').fill('27AAPFU0939F1ZW');
    await field('Your own terms').fill('Delivery within seven days.');
    await logo.setInputFiles({
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><script>document.title="run"</script><rect width="120" height="40" fill="teal"/></svg>',
      ),
    });
    await expect(page.getByRole('img', { name: /^Logo of/ })).toBeVisible();
    await page.getByRole('button', { name: 'Save our details' }).press('Enter');
    await expect(page.getByText('This is no GSTIN. Please check its 15 characters.')).toBeVisible();
    expect(await faultsInLightAndDark(page)).toEqual([]);
    await field('GSTIN').fill('27 aapfu0939f 1zv');
    await page.getByRole('button', { name: 'Save our details' }).press('Enter');
    await expect(page.getByText(/^Our details are saved/)).toBeVisible();
    await expect(page).not.toHaveTitle('run');

    const session = await startSession(portal, DEALER);
    const { lead } = await savedQuoteOf(portal, session.token, 'Usha Madeup');
    await visit(`/dealer-desk#lead=${lead}`);
    await page.getByRole('button', { name: /^Open the quote for Sawari Plus/ }).press('Enter');
    for (const text of ['(GSTIN): 27AAPFU0939F1ZV', 'Delivery within seven days.']) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByText(/^20\d\d-\d+$/)).toBeVisible();
  } finally {
    await visit('/dealer-desk#details');
    for (const name of ['Address', 'Telephone number', 'GSTIN', 'Your own terms']) {
      await field(name).fill('');
    }
    const remove = page.getByRole('button', { name: 'Remove the logo' });
    if (await remove.isVisible()) await remove.press('Enter');
    await page.getByRole('button', { name: 'Save our details' }).press('Enter');
    await expect(page.getByText(/^Our details are saved/).first()).toBeVisible();
  }
});
