import { writeFile } from 'node:fs/promises';
import { storedInBrowser } from '#tests/support/checks/stored-in-browser.ts';
import { holdScript } from '#tests/support/checks/hold-script.ts';
import { expect, test } from '#tests/support/portal.ts';
import {
  cutOffPicture,
  empty,
  hugePdf,
  pdf,
  renamedProgram,
  textFile,
} from '#tests/support/samples/sample-files.ts';
import { PANS, TYPED, open, pasteAll, pressOn, typeAll } from '#tests/support/pages/nbfc-form.ts';

test('an NBFC fills in the form by keyboard, prints a pack, and asks to be contacted', async ({
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
  await expect(page.getByText('That is ₹2,50,00,000.')).toBeVisible();
  await expect(page.getByText('That is ₹40,00,00,000.')).toBeVisible();
  await pressOn(page, 'Check and make the pack');

  await expect(page.getByRole('heading', { name: 'Your application pack' })).toBeFocused();
  for (const text of [
    '5 Nov 2008',
    'U72900KA2008PTC046374',
    ...PANS,
    '₹2,50,00,000',
    '₹40,00,00,000',
    'Loans for electric three-wheelers in Vidarbha.',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Memorandum of association: memorandum.pdf' }),
  ).toBeVisible();
  expect(sent).toEqual([]);

  const consent = page.getByRole('checkbox', { name: 'I agree that this request is sent' });
  await expect(consent).not.toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ravi Rao');
  await page.getByRole('textbox', { name: 'Phone' }).focus();
  await page.keyboard.type('98765 43210');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Without your consent we cannot send the request.')).toBeVisible();
  await consent.focus();
  await page.keyboard.press('Space');
  await pressOn(page, 'Send the request');
  await expect(page.getByText('The request is sent.')).toBeVisible();
  expect(sent).toEqual([
    {
      txnDate: await page.evaluate(() => new Date().toLocaleDateString()),
      name: 'Ravi Rao',
      email: 'ravi@example.com',
      phone: '98765 43210',
      category: 'NBFC',
      remarks: 'The registration pack is complete. Please contact me about it.',
    },
  ]);
  const secrets = [...PANS, 'acupa7085r', 'Vidarbha', '98765', 'ravi@', '%PDF'];
  expect(await storedInBrowser(page, secrets)).toEqual([]);
});

test('every field is required, and each mistake is explained next to its field', async ({
  page,
  visit,
}) => {
  await open(page, visit);
  await pressOn(page, 'Check and make the pack');
  const summary = page.getByRole('alert').filter({ hasText: '17 fields need your attention.' });
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  await expect(summary.getByRole('link')).toHaveCount(17);
  await summary
    .getByRole('link', { name: 'Director PAN: Please fill in this field.' })
    .press('Enter');
  await expect(page.getByRole('textbox', { name: 'Director PAN' })).toBeFocused();
  await summary.getByRole('link', { name: 'Company type: Please choose one.' }).press('Enter');
  await expect(page.getByRole('radio', { name: 'Private' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Company name' }).focus();

  await pasteAll(page);
  const mistakes = [
    ['Date of incorporation', '31/02/2008', 'There is no such day.'],
    ['Date of incorporation', 'in 2008', 'Please enter a date as day/month/year'],
    ['Date of incorporation', '5/11/2009', 'The year in the CIN'],
    ['Date of incorporation', '5/11/2108', 'This date is in the future.'],
    ['Registered office address', 'Station Road, Nagpur', 'Please add the 6-digit PIN code'],
    ['Company registration number (CIN)', '12345', 'Please enter a CIN'],
    ['Company registration number (CIN)', 'U72900KA2008PLC046374', 'PTC stands for private'],
    ['Company PAN', 'ABMXA3211G', 'Please enter a PAN'],
    ['Company PAN', 'ACUPA7085R', 'This is not the PAN of a company'],
    ['Director PAN', 'ABMPA32111', 'Please enter a PAN'],
    ['Director PAN', 'AABCR1234F', 'This is not the PAN of a person'],
    ['Net worth', 'a lot', 'Please enter an amount in figures'],
    ['Net worth', '999999999', 'This amount is too large.'],
    ['Compliance officer email', 'ravi@', 'Please enter a valid email.'],
  ] as const;
  const corrected = new Map<string, string>(TYPED);
  for (const [name, wrong, message] of mistakes) {
    const field = page.getByRole('textbox', { name, exact: true });
    await field.fill(wrong);
    await pressOn(page, 'Check and make the pack');
    await expect(page.getByRole('link', { name: message })).toBeVisible();
    await expect(page.getByText(/fields? needs? your attention/)).toBeVisible();
    await field.fill(corrected.get(name) ?? '');
  }
  await pressOn(page, 'Check and make the pack');
  await expect(page.getByRole('heading', { name: 'Your application pack' })).toBeFocused();

  await pressOn(page, 'Change: Compliance officer');
  await expect(page.getByRole('heading', { name: 'Compliance officer' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Director PAN' })).toHaveValue(/acupa7085r/i);
  await expect(page.getByText('Chosen: memorandum.pdf (PDF')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Meera Rao');
  await pressOn(page, 'Check and make the pack');
  await expect(page.getByText('Meera Rao', { exact: true })).toBeVisible();
});

test('a file is accepted by its content, not by its name', async ({ page, visit }, info) => {
  await open(page, visit);
  const memorandum = page.getByLabel('Memorandum of association');
  const refused = page.getByRole('alert');

  for (const [file, message] of [
    [textFile('articles.txt'), 'The content of this file is not PDF, PNG picture or JPEG picture'],
    [renamedProgram('memorandum.pdf'), 'The content of this file is not PDF'],
    [empty('memorandum.pdf'), 'This file is empty (0 bytes).'],
    [cutOffPicture('page.png'), 'This file is damaged or incomplete.'],
  ] as const) {
    await memorandum.setInputFiles({ ...file });
    await expect(refused.filter({ hasText: message })).toBeVisible();
    await expect(page.getByText(`Not taken: ${file.name}`)).toBeVisible();
    await expect(memorandum).toHaveValue('');
  }

  const huge = info.outputPath('huge.pdf');
  await writeFile(huge, hugePdf());
  await memorandum.setInputFiles(huge);
  await expect(refused.filter({ hasText: 'up to 10 MB' })).toBeVisible();

  await memorandum.setInputFiles(pdf('<img src=x onerror=alert(1)>.pdf'));
  await expect(page.getByText('Chosen: <img src=x onerror=alert(1)>.pdf (PDF')).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);

  await memorandum.setInputFiles(pdf('articles\u202Efdp.exe'));
  await expect(page.getByText('Chosen: articlesfdp.exe (PDF')).toBeVisible();
  await pressOn(page, 'Remove articlesfdp.exe');
  await expect(memorandum).toBeFocused();
  await expect(page.getByText('Chosen:')).toHaveCount(0);
});

test('the draft is kept in this tab without PANs and files, and is forgotten on request', async ({
  page,
  visit,
}) => {
  await open(page, visit);
  await pasteAll(page);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Our director has the PAN acupa7085r.');
  const secrets = [...PANS, 'acupa', 'aabcr', 'memorandum.pdf', '%PDF'];
  expect(await storedInBrowser(page, ['Setu Finance Private Limited', ...secrets])).toEqual([
    'Setu Finance Private Limited',
  ]);

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue(
    'Setu Finance Private Limited',
  );
  await expect(page.getByLabel('Private')).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Assets under management: unit' })).toHaveValue(
    'rupees',
  );
  await expect(page.getByRole('textbox', { name: 'Company PAN' })).toHaveValue('');
  await expect(page.getByText('Chosen:')).toHaveCount(0);

  await pressOn(page, 'Forget the draft');
  await expect(page.getByText('The draft is forgotten and the form is empty.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue('');
  expect(await storedInBrowser(page, ['Setu Finance'])).toEqual([]);
});

test.describe('before the script loads', () => {
  test.use({ serviceWorkers: 'block' });

  test('a chosen file is checked as soon as possible', async ({ page, visit }) => {
    const script = await holdScript(page);
    await visit('/register-nbfc');
    await page.getByLabel('Memorandum of association').setInputFiles(pdf('memorandum.pdf'));
    await page.getByRole('textbox', { name: 'Company name' }).fill('Setu Finance');
    script.letGo();
    await expect(page.getByText('Chosen: memorandum.pdf (PDF')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue('Setu Finance');
  });
});
