/** The loan calculator as visitors use it: by keyboard, by touch, by number, by link, in print. */
import { readFile } from 'node:fs/promises';
import {
  awake,
  number,
  openTool,
  result,
  slider,
  type,
} from '#tests/support/pages/calculator-page.ts';
import { expect, test } from '#tests/support/portal.ts';

test('the default loan of the specification, to the paisa', async ({ page, visit }) => {
  await visit('/emi-calculator');
  await expect(result(page)).toContainText('₹1,432.13');
  await expect(result(page)).toContainText('₹1,556.64');
  await expect(result(page)).toContainText('₹51,556.64');
  await expect(page.getByText('No phone number is asked')).toBeVisible();
  await expect(page.getByRole('img', { name: 'principal 97%, interest 3%' })).toBeVisible();
});

test('the sliders move by keyboard, in the steps and to the ends of the specification', async ({
  page,
  visit,
}) => {
  await visit('/emi-calculator');
  await awake(page);
  await slider(page, 'Loan amount').focus();
  await page.keyboard.press('ArrowRight');
  await expect(number(page, 'Loan amount')).toHaveValue('60,000');
  await page.keyboard.press('End');
  await expect(number(page, 'Loan amount')).toHaveValue('15,00,000');
  await slider(page, 'Length').focus();
  await page.keyboard.press('End');
  await expect(number(page, 'Length')).toHaveValue('15');
  await slider(page, 'Interest').focus();
  await page.keyboard.press('ArrowRight');
  await expect(number(page, 'Interest')).toHaveValue('2.5');
  await page.keyboard.press('End');
  await expect(number(page, 'Interest')).toHaveValue('15');
  await expect(result(page)).toContainText('₹20,993.81');
  await expect(result(page)).toContainText('₹22,78,885.22');
  await expect(page.getByRole('status').filter({ hasText: '₹20,993.81' })).toHaveCount(1);

  await slider(page, 'Loan amount').focus();
  await page.keyboard.press('Home');
  await expect(result(page)).toContainText('₹0.00');
  await expect(result(page)).not.toContainText('NaN');
  await expect(page.getByRole('img', { name: /empty/ })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await slider(page, 'Length').focus();
  await page.keyboard.press('Home');
  await slider(page, 'Interest').focus();
  await page.keyboard.press('Home');
  await expect(result(page)).toContainText('₹837.85');
  await expect(result(page)).toContainText('₹54.25');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a slider follows the finger', async ({ page, visit }) => {
    await visit('/emi-calculator');
    await awake(page);
    const track = slider(page, 'Loan amount');
    await track.scrollIntoViewIfNeeded();
    const box = await track.boundingBox();
    if (box === null) throw new Error('The slider is not shown.');
    await page.touchscreen.tap(box.x + box.width - 2, box.y + box.height / 2);
    await expect(number(page, 'Loan amount')).toHaveValue('15,00,000');
    await page.touchscreen.tap(box.x + 2, box.y + box.height / 2);
    await expect(number(page, 'Loan amount')).toHaveValue('0');
  });
});

test('typed numbers are accepted, adjusted with a note, or rejected with a message', async ({
  page,
  visit,
}) => {
  await visit('/emi-calculator');
  await awake(page);
  for (const [typed, shown] of [
    ['₹5,00,000', '5,00,000'],
    ['५०००००', '5,00,000'],
    ['1.5 lakh', '1,50,000'],
    ['Rs. 70000/-', '70,000'],
  ] as const) {
    await type(page, 'Loan amount', typed);
    await expect(number(page, 'Loan amount')).toHaveValue(shown);
  }
  await type(page, 'Loan amount', '52,000');
  await expect(number(page, 'Loan amount')).toHaveValue('50,000');
  const remark = page.getByText('Changed to ₹50,000. It goes from ₹0 to ₹15,00,000');
  await expect(remark).toBeVisible();
  // In the other mode it would no longer be true.
  await page.getByRole('checkbox', { name: /Expert mode/ }).check();
  await expect(remark).toHaveCount(0);
  await page.getByRole('checkbox', { name: /Expert mode/ }).uncheck();
  await type(page, 'Loan amount', '99999999');
  await expect(number(page, 'Loan amount')).toHaveValue('15,00,000');

  const payment = result(page).locator('strong');
  const before = await payment.innerText();
  for (const [typed, words] of [
    ['abc', 'This is not a number.'],
    ['1e9', 'This is not a number.'],
    ['-5', 'This cannot be less than zero.'],
    ['', 'Please type a number.'],
  ] as const) {
    await type(page, 'Loan amount', typed);
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(number(page, 'Loan amount')).toHaveValue(typed);
    await expect(number(page, 'Loan amount')).toHaveAttribute('aria-invalid', 'true');
    expect(await payment.innerText()).toBe(before);
  }
  await slider(page, 'Loan amount').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(number(page, 'Loan amount')).toHaveValue('14,90,000');
  await expect(page.getByText('Please type a number.')).toBeHidden();
});

test('a shared link restores the quote, and a wrong one says what was wrong', async ({
  page,
  visit,
}) => {
  await visit('/emi-calculator?amount=500000&years=5&rate=12');
  await expect(result(page)).toContainText('₹11,122.22');
  await slider(page, 'Interest').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/rate=11\.5/);
  await expect(page.getByRole('textbox', { name: 'Link to this quote' })).toHaveValue(
    /\/emi-calculator\?amount=500000&years=5&rate=11\.5$/,
  );
  await page.reload();
  await expect(number(page, 'Interest')).toHaveValue('11.5');

  await visit('/emi-calculator?amount=-1&years=99&rate=abc');
  await expect(
    page.getByText('Some values in the link could not be used: loan amount, length, interest.'),
  ).toBeVisible();
  await expect(result(page)).toContainText('₹1,432.13');
});

test('the quote can be taken along as a QR code', async ({ page, visit }) => {
  await visit('/emi-calculator?amount=500000&years=5&rate=12');
  await awake(page);
  await page.getByRole('button', { name: 'Show QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link to this quote' })).toBeVisible();
  await page.getByRole('button', { name: 'Hide QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link to this quote' })).toBeHidden();
});

test('start again can be undone', async ({ page, visit }) => {
  await visit('/emi-calculator?amount=500000&years=5&rate=12');
  await awake(page);
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(result(page)).toContainText('₹1,432.13');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(result(page)).toContainText('₹11,122.22');
});

test('the schedule by year and by month', async ({ page, visit }) => {
  await visit('/emi-calculator?amount=500000&years=15&rate=12');
  await awake(page);
  await openTool(page, 'Repayment schedule');
  const table = page.getByRole('table', { name: 'Repayment of ₹5,00,000 over 15 years' });
  await expect(table.getByRole('row')).toHaveCount(1 + 15 + 1);
  await page.getByRole('tab', { name: 'By month' }).click();
  await expect(table.getByRole('row')).toHaveCount(1 + 180 + 1);
  await expect(page.getByRole('button', { name: 'Download as CSV' })).toBeVisible();
});

// Playwright hears of no download of an Electron program.
test('the schedule as a file adds up to the paisa', async ({ page, visit }, info) => {
  await visit('/emi-calculator?amount=500000&years=15&rate=12');
  await awake(page);
  await openTool(page, 'Repayment schedule');
  const table = page.getByRole('table', { name: 'Repayment of ₹5,00,000 over 15 years' });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('repayment-schedule.csv');
  const file = info.outputPath('schedule.csv');
  await download.saveAs(file);
  const [head, ...lines] = (await readFile(file, 'utf8')).split('\r\n').slice(0, -1);
  expect(head).toBe('\uFEFFMonth,Owed before,Instalment,Interest,Principal,Owed after');
  expect(lines).toHaveLength(180);
  const paise = lines.map((line) =>
    line.split(',').map((figure) => Math.round(Number(figure) * 100)),
  );
  const sum = (column: number) => paise.reduce((total, row) => total + (row[column] ?? 0), 0);
  expect(sum(4)).toBe(50_000_000);
  const totalRow = table.getByRole('row').last();
  const interest = (sum(3) / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 });
  await expect(totalRow).toContainText(`₹${interest}`);
  await expect(result(page)).toContainText(`₹${interest}`);
});

test('a sheet prints alone', async ({ page, visit }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await visit('/emi-calculator?amount=500000&years=5&rate=12#schedule');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: /Repayment of/ })).toBeVisible();
  await expect(page.getByText('RinSetu: Repayment schedule')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('expert mode accepts any rate and tenure, counts fees, and says what changes on return', async ({
  page,
  visit,
}) => {
  await visit('/emi-calculator');
  await awake(page);
  await page.getByRole('checkbox', { name: /Expert mode/ }).check();
  await type(page, 'Loan amount', '20000');
  await type(page, 'Length', '24');
  await type(page, 'Interest', '15');
  await page.getByRole('combobox', { name: 'Fee is given' }).selectOption('in rupees');
  await type(page, 'Processing fee', '240');
  await type(page, 'Insurance and other third-party charges', '160');
  await expect(result(page)).toContainText('17.07%');
  await expect(result(page)).toContainText('₹19,600.00');
  await expect(page).toHaveURL(/expert=1&fee=240&feeKind=rupees&charges=160/);

  await type(page, 'Processing fee', '20000');
  await expect(result(page)).toContainText('There is no APR: the fees are as much as the loan');
  await type(page, 'Interest', '40.01');
  await expect(number(page, 'Interest')).toHaveValue('40');
  await page.getByRole('checkbox', { name: /Expert mode/ }).uncheck();
  await expect(page.getByText('Back in plain mode')).toBeVisible();
  await expect(number(page, 'Interest')).toHaveValue('15');
});

test('the key facts card works the illustration of the circular', async ({ page, visit }) => {
  await visit('/emi-calculator');
  await awake(page);
  await openTool(page, 'Key facts card');
  await page.getByRole('link', { name: 'See the worked example of the RBI circular' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Key facts' });
  await expect(card).toContainText('17.07%');
  await expect(card).toContainText('₹19,600');
  await expect(card).toContainText('₹23,274');
  await expect(card.getByText('Indicative, not an offer')).toHaveCount(2);
  for (const row of ['1 ₹20,000 ₹720 ₹250 ₹970', '24 ₹958 ₹958 ₹12 ₹970']) {
    await expect(card.getByRole('row', { name: row, exact: true })).toBeVisible();
  }
});

test('the tools: flat rate, working day, prepayment, moratorium', async ({ page, visit }) => {
  await visit('/emi-calculator?amount=100000&years=3&rate=12');
  await awake(page);
  await openTool(page, 'Check a flat-rate quote');
  await expect(page.getByText('12% flat over 3 years is 21.2% a year')).toBeVisible();
  await expect(page.getByText('₹3,777.78')).toBeVisible();
  await type(page, 'Flat rate', '0');
  await expect(page.getByText('0% flat over 3 years is 0% a year')).toBeVisible();

  await openTool(page, 'What fits my working day?');
  await expect(page.getByText('Comfortable', { exact: true })).toBeVisible();
  await type(page, 'Costs on a working day', '1200');
  await expect(page.getByText('Nothing is left to pay an instalment from.')).toBeVisible();

  await openTool(page, 'Pay early');
  await expect(page.getByText('Interest saved')).toBeVisible();
  await type(page, 'Extra payment', '0');
  await expect(page.getByText('This changes nothing')).toBeVisible();

  await openTool(page, 'Wait before paying');
  await expect(page.getByText('₹1,03,030.10')).toBeVisible();
  await expect(page.getByText('A moratorium is not a waiver')).toBeVisible();
});
