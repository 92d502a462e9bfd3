import type { Page } from 'playwright/test';
import { storedInBrowser } from '#tests/support/checks/stored-in-browser.ts';
import { expect, test } from '#tests/support/portal.ts';
import { pdf, png, renamedProgram } from '#tests/support/samples/sample-files.ts';

/** Before the documents, in tab order. */
const YOU = [
  ['Registration type', 'Rec'],
  ['Full name', 'Asha Verma'],
  ['Date of birth', '5 Nov 1990'],
  ['Email', 'Asha@Example.com'],
  ['Phone', '+91-98765-43210'],
  ['Residential address', '12 Station Road, Nagpur 440001'],
] as const;

/** After the documents; optional fields are skipped. An agency gets no questions about trading and investing. */
const REST = [
  ['Account number', '0011 2233 445'],
  ['IFSC', 'hdfc 0001234'],
  ['Business details (optional)', ''],
  ['Previous financial experience (optional)', ''],
] as const;

async function open(page: Page, visit: (path: string) => Promise<void>) {
  await visit('/register-type');
  await expect(page.locator('[data-island]:not([data-awake])')).toHaveCount(0);
}

/** Fills in the form key by key. */
const typeAll = (page: Page) => fillInAll(page, (text) => page.keyboard.type(text));

/** Fills in the form field by field, as pasting does: a fraction of the work, for journeys that are not about typing. */
const pasteAll = (page: Page) => fillInAll(page, (text) => page.keyboard.insertText(text));

async function fillInAll(page: Page, put: (text: string) => Promise<void>) {
  await page.getByRole('combobox', { name: 'Registration type' }).focus();
  for (const [name, text] of YOU) {
    await (name === 'Registration type' ? page.keyboard.type(text) : put(text));
    await page.keyboard.press('Tab');
  }
  await page.getByLabel('Identification documents').setInputFiles(pdf('aadhaar.pdf'));
  await page.getByLabel('Photograph or ID').setInputFiles(png('asha.png'));
  await expect(page.getByText('Chosen: aadhaar.pdf (PDF')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Picture of asha.png' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Account number' }).focus();
  for (const [, text] of REST) {
    await put(text);
    await page.keyboard.press('Tab');
  }
}

async function pressOn(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

test('an agency registers by keyboard, skipping optional fields', async ({
  page,
  portal,
  visit,
}) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().startsWith(portal.gatewayUrl)) {
      sent.push(request.postDataJSON());
    }
  });
  await open(page, visit);
  await typeAll(page);
  await expect(page.getByLabel('Trading preferences')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Cautious' })).toHaveCount(0);
  await pressOn(page, 'Check and make the pack');
  await expect(page.getByRole('heading', { name: 'Your application pack' })).toBeFocused();
  for (const text of [
    'Recovery Agency/Agents',
    '5 Nov 1990',
    'asha@example.com',
    '+91 98765 43210',
    '00112233445',
    'HDFC0001234',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('None', { exact: true })).toHaveCount(3);
  expect(sent).toEqual([]);

  await page.getByRole('checkbox', { name: 'I agree that this request is sent' }).focus();
  await page.keyboard.press('Space');
  await pressOn(page, 'Send the request');
  await expect(page.getByText('The request is sent.')).toBeVisible();
  expect(sent).toEqual([
    {
      txnDate: await page.evaluate(() => new Date().toLocaleDateString()),
      name: 'Asha Verma',
      email: 'asha@example.com',
      phone: '+91 98765 43210',
      category: 'RAGT',
      remarks: 'The registration pack is complete. Please contact me about it.',
    },
  ]);
  const secrets = ['0011', 'sbin', 'HDFC0001234', '1990', 'aadhaar.pdf', 'Asha', '98765'];
  expect(await storedInBrowser(page, secrets)).toEqual([]);
});

test('each mistake is shown next to its field, and minors are rejected', async ({
  page,
  visit,
}) => {
  await open(page, visit);
  await pressOn(page, 'Check and make the pack');
  await expect(
    page.getByRole('alert').filter({ hasText: '13 fields need your attention.' }),
  ).toBeFocused();
  await page.getByRole('link', { name: 'Registration type: Please choose one.' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Registration type' })).toBeFocused();

  await pasteAll(page);
  const now = new Date();
  const seventeen = `${now.getDate()}/${now.getMonth() + 1}/${now.getFullYear() - 17}`;
  const corrected = new Map<string, string>([...YOU, ...REST]);
  for (const [name, wrong, message] of [
    ['Date of birth', seventeen, 'You must be at least 18 years old'],
    ['Date of birth', '30/02/1990', 'There is no such day.'],
    ['Email', 'asha@', 'Please enter a valid email.'],
    ['Phone', '1234567890', 'Please enter a 10-digit Indian mobile number'],
    ['Phone', '98765432101', 'Please enter a 10-digit Indian mobile number'],
    ['Residential address', 'Nagpur', 'Please add the 6-digit PIN code'],
    ['Account number', '12345678', 'Please enter an account number of 9 to 18 digits.'],
    ['IFSC', 'SBIN1005943', 'Please enter an IFSC'],
  ] as const) {
    const field = page.getByRole('textbox', { name, exact: true });
    await field.fill(wrong);
    await pressOn(page, 'Check and make the pack');
    await page.getByRole('link', { name: `${name}: ${message}` }).press('Enter');
    await expect(field).toBeFocused();
    await field.fill(corrected.get(name) ?? '');
  }
  await page.getByLabel('Identification documents').setInputFiles(renamedProgram('id.pdf'));
  await expect(page.getByText('Not taken: id.pdf')).toBeVisible();
  await pressOn(page, 'Check and make the pack');
  await expect(page.getByText('1 field needs your attention.')).toBeVisible();
  await page.getByRole('link', { name: 'Identification documents: ' }).press('Enter');
  await expect(page.getByLabel('Identification documents')).toBeFocused();
  await page.getByLabel('Identification documents').setInputFiles(pdf('id.pdf'));
  await expect(page.getByText('Chosen: id.pdf')).toBeVisible();
  await pressOn(page, 'Check and make the pack');
  await expect(page.getByRole('heading', { name: 'Your application pack' })).toBeFocused();
});

test('the questions follow the registration type, and answers for another type are kept', async ({
  page,
  visit,
}) => {
  await open(page, visit);
  const type = page.getByRole('combobox', { name: 'Registration type' });
  const trading = page.getByRole('textbox', { name: 'Trading preferences' });
  const objectives = page.getByRole('textbox', { name: 'Investment objectives' });
  const cautious = page.getByRole('radio', { name: 'Cautious' });
  await expect(trading).toBeVisible();
  await type.selectOption('dealer');
  await trading.fill('Three-wheelers in Nagpur');
  await objectives.fill('A second showroom');
  await cautious.check();

  await type.selectOption('gp');
  await expect(trading).toHaveCount(0);
  await expect(objectives).toHaveValue('A second showroom');
  for (const agent of ['dsa', 'ra/a', 'ca/a']) {
    await type.selectOption(agent);
    for (const field of [trading, objectives, cautious]) await expect(field).toHaveCount(0);
    await expect(page.getByLabel('Account preferences (optional)')).toBeVisible();
  }

  await page.reload();
  await expect(type).toHaveValue('ca/a');
  await expect(trading).toHaveCount(0);
  await type.selectOption('partner');
  await expect(trading).toHaveValue('Three-wheelers in Nagpur');
  await expect(objectives).toHaveValue('A second showroom');
  await expect(cautious).toBeChecked();
});

test('the draft never holds date of birth, bank account or files', async ({ page, visit }) => {
  await open(page, visit);
  await pasteAll(page);
  const secrets = ['0011', '1990', 'hdfc 0001234', 'aadhaar.pdf', '%PDF'];
  expect(await storedInBrowser(page, ['Asha Verma', ...secrets])).toEqual(['Asha Verma']);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Asha Verma');
  await expect(page.getByRole('combobox', { name: 'Registration type' })).toHaveValue('ra/a');
  await expect(page.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Account number' })).toHaveValue('');
  await pressOn(page, 'Forget the draft');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('');
  expect(await storedInBrowser(page, ['Asha Verma'])).toEqual([]);
});

test.describe('while the gateway is away', () => {
  test.use({ complaints: { expected: [/ERR_CONNECTION_(?:REFUSED|RESET)|ERR_EMPTY_RESPONSE/] } });

  test('the pack stays, and the request can be sent later', async ({ page, portal, visit }) => {
    await open(page, visit);
    await pasteAll(page);
    await pressOn(page, 'Check and make the pack');
    await expect(page.getByRole('heading', { name: 'Your application pack' })).toBeFocused();
    await portal.killGateway();
    await page.getByRole('checkbox', { name: 'I agree that this request is sent' }).check();
    await pressOn(page, 'Send the request');
    await expect(page.getByText('An error occurred. Please try again.')).toBeVisible();
    await expect(page.getByText('00112233445')).toBeVisible();
    await portal.restartGateway();
    await pressOn(page, 'Send the request');
    await expect(page.getByText('The request is sent.')).toBeVisible();
  });
});
