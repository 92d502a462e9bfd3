/** When the chart code is fetched, and what is shown without it. */
import type { Page } from 'playwright/test';
import { expect, test } from '#tests/support/portal.ts';
import { wakeWhatIsSeen } from '#tests/support/checks/wake.ts';
import { LOAN, reader, doughnut, livingDoughnut } from '#tests/support/pages/charts.ts';

const CHART_CODE = /\/assets\/live-chart-[^/]+\.js$/;

/** Addresses of the chart code that a page has asked for so far. */
function chartRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (CHART_CODE.test(request.url())) asked.push(request.url());
  });
  return asked;
}

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
      const place = path === LOAN ? doughnut(page) : page.getByRole('figure', { name: chart });
      // By scrolling: what shifts when a window changes its size does not count.
      await expect(async () => {
        await place.first().evaluate((chartPlace) => {
          chartPlace.scrollIntoView({ block: 'center', behavior: 'instant' });
        });
        await expect(page.getByRole('slider', { name: chart })).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 20_000 });
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
