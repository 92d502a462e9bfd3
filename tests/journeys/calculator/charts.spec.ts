/** The charts as visitors use them: by keyboard, in print, in every colour scheme. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { openTool } from '#tests/support/pages/calculator-page.ts';
import { expect, test } from '#tests/support/portal.ts';
import { LOAN, livingDoughnut, reader } from '#tests/support/pages/charts.ts';

/** The width of a printed chart in pixels: its printed width at four times the resolution. */
const SHARP_WIDTH = 640 * 4;

/** What a canvas shows. */
const drawingOf = (page: Page) =>
  livingDoughnut(page).evaluate((canvas) =>
    canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : '',
  );

test('the months of a loan are read with the arrow keys', async ({ page, visit }) => {
  await visit(`${LOAN}#schedule`);
  const months = reader(page, /^What you owe over time/);
  await months.focus();
  await expect(months).toHaveAttribute('aria-valuetext', /^At the start, Principal repaid: ₹0\.00/);
  await page.keyboard.press('ArrowRight');
  await expect(months).toHaveAttribute(
    'aria-valuetext',
    'After 1 month, Principal repaid: ₹6,122.22, Still owed: ₹4,93,877.78, Interest paid: ₹5,000.00',
  );
  await page.keyboard.press('PageUp');
  await expect(months).toHaveAttribute('aria-valuetext', /^After 13 months/);
  await page.keyboard.press('End');
  await expect(months).toHaveAttribute(
    'aria-valuetext',
    'After 60 months, Principal repaid: ₹5,00,000.00, Still owed: ₹0.00, Interest paid: ₹1,67,333.43',
  );
  await page.keyboard.press('Home');
  await expect(months).toHaveAttribute('aria-valuenow', '1');
});

test('the values are read in Hindi too, with Indian grouping and Latin digits @web', async ({
  page,
  visit,
}) => {
  await visit(`/hi${LOAN}#schedule`);
  const months = reader(page, /^समय के साथ आपका बकाया/);
  await months.focus();
  await page.keyboard.press('End');
  await expect(months).toHaveAttribute(
    'aria-valuetext',
    '60 महीनों के बाद, चुकाया गया मूलधन: ₹5,00,000.00, अब भी बकाया: ₹0.00, चुकाया गया ब्याज: ₹1,67,333.43',
  );
});

test('the doughnut includes the fees, as the table next to it does', async ({ page, visit }) => {
  await visit(
    '/emi-calculator?amount=20000&months=24&rate=15&expert=1&fee=240&feeKind=rupees&charges=160',
  );
  const parts = reader(page, /^What you pay in all/);
  await parts.focus();
  await expect(parts).toHaveAttribute('aria-valuetext', 'Principal less all fees: ₹19,600.00');
  await page.keyboard.press('ArrowRight');
  await expect(parts).toHaveAttribute('aria-valuetext', 'All fees and charges: ₹400.00');
  await page.keyboard.press('ArrowRight');
  await expect(parts).toHaveAttribute('aria-valuetext', 'Total interest: ₹3,273.59');
  const result = page.getByRole('region', { name: 'Your loan' });
  for (const row of ['Principal less all fees ₹19,600.00', 'All fees and charges ₹400.00']) {
    await expect(result.getByRole('row', { name: row })).toBeVisible();
  }
  await expect(
    result.getByRole('row', { name: 'Total payable: principal and interest ₹23,273.59 100%' }),
  ).toBeVisible();
});

test('prepayment and moratorium show before and after', async ({ page, visit }) => {
  await visit('/emi-calculator?amount=100000&years=3&rate=12#pay-early');
  await page
    .getByRole('figure', { name: /^With and without the extra payment/ })
    .scrollIntoViewIfNeeded();
  const early = reader(page, /^With and without the extra payment/);
  await early.focus();
  await page.keyboard.press('End');
  await expect(early).toHaveAttribute(
    'aria-valuetext',
    'After 36 months, Without the extra payment: ₹0.00',
  );
  await page.getByText('The same figures, year by year').click();
  const table = page.getByRole('table', { name: /^With and without the extra payment/ });
  await expect(table.getByRole('row')).toHaveCount(1 + 3);

  await openTool(page, 'Wait before paying');
  await page.getByRole('figure', { name: /^Same number of instalments/ }).scrollIntoViewIfNeeded();
  const wait = reader(page, /^Same number of instalments/);
  await wait.focus();
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
  await expect(wait).toHaveAttribute(
    'aria-valuetext',
    /^After 3 months, Without the wait: ₹92,965\.83, With the wait: ₹1,03,030\.10$/,
  );
});

test('the products are compared in the order of their rates', async ({ page, visit }) => {
  await visit('/products');
  await page.getByRole('figure', { name: /^What US/ }).scrollIntoViewIfNeeded();
  const costs = reader(page, /^What US\$1,000 costs/);
  await costs.focus();
  await expect(costs).toHaveAttribute('aria-valuetext', /^EV Loan, Interest: US\$104\.72, Fees/);
  await page.keyboard.press('End');
  await expect(costs).toHaveAttribute('aria-valuetext', /^Business Line of Credit/);
});

test('goals, budget and the repayment of an account have their charts', async ({ page, visit }) => {
  await visit('/consumer-profile');
  await page.getByRole('figure', { name: 'What you owe over time' }).scrollIntoViewIfNeeded();
  const repayment = reader(page, /^What you owe over time/);
  await repayment.focus();
  await page.keyboard.press('End');
  await expect(repayment).toHaveAttribute(
    'aria-valuetext',
    /^After 12 months, Principal repaid: ₹6,450\.00, Still owed: ₹0\.00/,
  );
  await page.getByRole('button', { name: 'My Dashboard' }).first().click();
  await page.getByRole('figure', { name: 'All goals' }).scrollIntoViewIfNeeded();
  const goals = reader(page, /^All goals/);
  await goals.focus();
  await expect(goals).toHaveAttribute('aria-valuetext', /^Spare battery, Saved: ₹22,000/);
  await page.getByRole('figure', { name: 'All categories' }).scrollIntoViewIfNeeded();
  await expect(reader(page, /^All categories/)).toHaveAttribute('aria-valuetext', /^Household/);
});

test('a slider step is drawn immediately, even with reduced motion @web', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(LOAN);
  await expect(livingDoughnut(page)).toBeVisible();
  const before = await drawingOf(page);
  await page.getByRole('slider', { name: 'Interest' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('region', { name: 'Your loan' })).toContainText('₹11,894.97');
  await expect.poll(() => drawingOf(page)).not.toBe(before);
  const after = await drawingOf(page);
  const later = await page.evaluate(async () => {
    for (let frame = 0; frame < 40; frame += 1) {
      await new Promise((done) => {
        requestAnimationFrame(done);
      });
    }
    return document.querySelector('canvas')?.toDataURL();
  });
  expect(later).toBe(after);
});

test('a chart follows the colour scheme, even when it changes @web', async ({ page, visit }) => {
  await visit(LOAN);
  await expect(livingDoughnut(page)).toBeVisible();
  const light = await drawingOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => drawingOf(page)).not.toBe(light);
  const dark = await drawingOf(page);
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  await expect.poll(() => drawingOf(page)).not.toBe(dark);
});

test('axe finds no fault in a page with its charts drawn, light or dark @web', async ({
  page,
  visit,
}) => {
  await visit(`${LOAN}#schedule`);
  await expect(reader(page, /^What you owe over time/)).toBeVisible();
  await openTool(page, 'Pay early');
  await page.getByText('The same figures, year by year').click();
  await expect(reader(page, /^With and without the extra payment/)).toBeVisible();
  expect(await faultsInLightAndDark(page)).toEqual([]);
});

test('a chart prints sharply and is restored afterwards @web', async ({ page, visit }, info) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(`${LOAN}#schedule`);
  const chart = page.getByRole('img', { name: 'What you owe over time' });
  await expect(chart).toBeVisible();
  const sizeOf = () =>
    chart.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  const size = await sizeOf();
  await page.evaluate(() => {
    // Registered after the chart's own handler, so it sees what is printed.
    window.addEventListener('beforeprint', () => {
      const canvas = document.querySelector<HTMLCanvasElement>('figure canvas');
      Reflect.set(window, 'printedWidth', canvas?.width);
    });
  });
  const file = info.outputPath('schedule.pdf');
  await page.pdf({ path: file });
  expect(await page.evaluate(() => Reflect.get(window, 'printedWidth'))).toBe(SHARP_WIDTH);
  // The striped areas are tiling patterns: the chart is in the file as a drawing, not as a picture of the screen.
  expect(await readFile(file, 'latin1')).toMatch(/\/Subtype \/Image/);
  await expect.poll(sizeOf).toEqual(size);
});
