/** The charts as a visitor meets them: when they arrive, read by keyboard, on paper, without script, in every colour. */
import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, test } from '#tests/support/portal.ts';
import { wakeWhatIsSeen } from '#tests/support/wake.ts';

const LOAN = '/emi-calculator?amount=500000&years=5&rate=12';
const CHART_CODE = /\/assets\/live-chart-[^/]+\.js$/;

/** The pixels that a chart has across on paper: its width there, four times as sharp. */
const SHARP_WIDTH = 640 * 4;

const reader = (page: Page, chart: string | RegExp) =>
  page.getByRole('slider', { name: chart }).filter({ visible: true });
const doughnut = (page: Page) => page.getByRole('img', { name: /^Doughnut chart/ });
const livingDoughnut = (page: Page) => page.locator('canvas').and(doughnut(page));

/** Addresses of the chart code that a page has asked for so far. */
function chartRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (CHART_CODE.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** What a canvas shows. */
const drawingOf = (page: Page) =>
  livingDoughnut(page).evaluate((canvas) =>
    canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : '',
  );

test.describe('on a phone @web', () => {
  test.use({ viewport: { width: 360, height: 600 } });

  test('the chart code is fetched when a chart comes near, and not before', async ({
    page,
    visit,
  }) => {
    const asked = chartRequests(page);
    await visit(LOAN);
    await page
      .getByRole('slider', { name: 'Loan amount' })
      .evaluate((slider) => slider.focus({ preventScroll: true }));
    await expect(page.locator('[data-island]:not([data-awake])')).toHaveCount(0);
    expect(asked).toEqual([]);
    await expect(doughnut(page)).toHaveCount(1);
    await expect(livingDoughnut(page)).toHaveCount(0);

    await doughnut(page).scrollIntoViewIfNeeded();
    await expect(livingDoughnut(page)).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  for (const [path, chart] of [
    [LOAN, 'What you pay in all'],
    ['/products', 'What US$1,000 costs with each loan'],
    ['/business-loan', 'What US$1,000 costs with each loan'],
  ] as const) {
    test(`nothing shifts when the charts of ${path} appear`, async ({ page, visit }) => {
      await page.addInitScript(() => {
        Reflect.set(window, 'shifted', 0);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const shift = Number(Reflect.get(entry, 'value'));
            Reflect.set(window, 'shifted', Number(Reflect.get(window, 'shifted')) + shift);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await visit(path);
      await wakeWhatIsSeen(page);
      const place = path === LOAN ? doughnut(page) : page.getByRole('figure', { name: chart });
      await place.scrollIntoViewIfNeeded();
      await expect(page.getByRole('slider', { name: chart })).toBeVisible();
      const shifted = await page.evaluate(() => Number(Reflect.get(window, 'shifted')));
      expect(shifted).toBeLessThanOrEqual(0.01);
    });
  }
});

test('the space of a chart is reserved @web', async ({ page, visit }) => {
  const held = Promise.withResolvers<void>();
  await page.route(CHART_CODE, async (route) => {
    await held.promise;
    await route.continue();
  });
  await visit(`${LOAN}#schedule`);
  const table = page.getByRole('table', { name: 'Repayment of ₹5,00,000 over 5 years' });
  await table.scrollIntoViewIfNeeded();
  const before = await table.boundingBox();
  held.resolve();
  await expect(reader(page, /^What you owe over time/)).toBeVisible();
  expect(await table.boundingBox()).toEqual(before);
});

test('a page without charts fetches no chart code @web', async ({ page, visit }) => {
  const asked = chartRequests(page);
  for (const path of ['/about', '/faq', '/loan-eligibility', '/login']) {
    await visit(path);
    await wakeWhatIsSeen(page);
  }
  expect(asked).toEqual([]);
});

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

test('the doughnut counts the fees, as the table beside it does', async ({ page, visit }) => {
  await visit(
    '/emi-calculator?amount=20000&months=24&rate=15&expert=1&fee=240&feeKind=rupees&charges=160',
  );
  const parts = reader(page, /^What you pay in all/);
  await parts.focus();
  await expect(parts).toHaveAttribute('aria-valuetext', 'Principal you receive: ₹19,600.00');
  await page.keyboard.press('ArrowRight');
  await expect(parts).toHaveAttribute('aria-valuetext', 'Fees, kept back: ₹400.00');
  await page.keyboard.press('ArrowRight');
  await expect(parts).toHaveAttribute('aria-valuetext', 'Total interest: ₹3,273.59');
  const result = page.getByRole('region', { name: 'Your loan' });
  for (const row of ['Principal you receive ₹19,600.00', 'Fees, kept back ₹400.00']) {
    await expect(result.getByRole('row', { name: row })).toBeVisible();
  }
  await expect(result.getByRole('row', { name: 'Total payable ₹23,273.59 100%' })).toBeVisible();
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

  await page.getByRole('heading', { name: 'Wait before paying', level: 3 }).click();
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

test('a slider step is drawn at once, also with reduced motion @web', async ({ page, visit }) => {
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

test('a chart takes the colours of the scheme, also when it changes @web', async ({
  page,
  visit,
}) => {
  await visit(LOAN);
  await expect(livingDoughnut(page)).toBeVisible();
  const light = await drawingOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => drawingOf(page)).not.toBe(light);
  const dark = await drawingOf(page);
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  await expect.poll(() => drawingOf(page)).not.toBe(dark);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds no fault in a page with its charts drawn, ${scheme} @web`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await visit(`${LOAN}#schedule`);
    await expect(reader(page, /^What you owe over time/)).toBeVisible();
    await page.getByRole('heading', { name: 'Pay early', level: 3 }).click();
    await page.getByText('The same figures, year by year').click();
    await expect(reader(page, /^With and without the extra payment/)).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  });
}

test.describe('when the chart code does not load @web', () => {
  test.use({
    complaints: { expected: [/Failed to load resource|ERR_FAILED/] },
    serviceWorkers: 'block',
  });

  test('the page says so and offers to try again', async ({ page, visit }) => {
    await page.route(CHART_CODE, (route) => route.abort());
    await visit(`${LOAN}#schedule`);
    const failure = page.getByRole('alert').filter({ hasText: 'Loading chunk failed' }).first();
    await expect(failure).toBeVisible();
    await expect(doughnut(page)).toBeVisible();
    await page.unroute(CHART_CODE);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('canvas').first()).toBeVisible();
  });
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

test('without script the doughnut and the figures are shown, and no empty chart @web', async ({
  browser,
  page,
  portal,
}) => {
  await page.close();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${portal.url}/emi-calculator`);
  await expect(plain.getByRole('img', { name: 'principal 97%, interest 3%' })).toBeVisible();
  const result = plain.getByRole('region', { name: 'Your loan' });
  await expect(result.getByRole('row', { name: 'Total interest ₹1,556.64 3%' })).toBeVisible();
  await plain.goto(`${portal.url}/products`);
  const costs = plain.getByRole('figure', { name: 'What US$1,000 costs with each loan' });
  await expect(costs.getByRole('row', { name: 'EV Loan US$104.72 US$10.00' })).toBeVisible();
  expect((await costs.boundingBox())?.height).toBeLessThan(320);
  await context.close();
});
