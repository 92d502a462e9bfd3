/**
 * `npm run bench:calculator`: how long a schedule of 180 rows takes, and how a slider step of the calculator, with its
 * chart drawn and in view, compares with a bare range input's in the same run, at 4x and 6x CPU slowdown. Ends with 1
 * when a limit is missed.
 */
import { cpus } from 'node:os';
import { type Browser, type Locator, type Page, expect } from 'playwright/test';
import { amortise } from '#domain/loans/amortisation.ts';
import { repaymentSchedule } from '#domain/loans/schedule.ts';
import { markdownTable, median } from '#scripts/bench/comparison.ts';
import { BARE_SLIDER, type SliderSteps, stepSlider } from '#scripts/bench/slider-steps.ts';
import { ensureWebBuild } from '#scripts/lib/builds.ts';
import { startPart } from '#scripts/lib/part.ts';
import { CHECKOUT } from '#scripts/lib/places.ts';
import { freePort } from '#scripts/lib/ports.ts';
import { ensureSystemPackages } from '#scripts/lib/system-packages.ts';
import { launchChromium } from '#scripts/lib/chromium.ts';

const ROUNDS = 3;
const STEPS = 60;
const SCHEDULES = 500;
/** Milliseconds at each CPU slowdown, and CPU time of a step as a multiple of a bare slider's. */
const LIMITS = {
  p98: new Map([
    [4, 50],
    [6, 120],
  ]),
  // With a live chart that is drawn again at each step.
  cpu: 6,
};
/** The browser reports no event that was painted within this many milliseconds. */
const MIN_REPORTED_MS = 16;

await ensureSystemPackages();
await ensureWebBuild();
const port = await freePort();
const site = await startPart('The web site', `${CHECKOUT}/scripts/web/serve-web.ts`, {
  PORTAL_PORT: String(port),
});
try {
  const browser = await launchChromium();
  try {
    process.exitCode = await compare(browser, `http://127.0.0.1:${port}/emi-calculator`);
  } finally {
    await browser.close();
  }
} finally {
  await site.stop();
}

async function compare(browser: Browser, address: string): Promise<number> {
  const problems: string[] = [];
  const rows: string[][] = [];
  for (const [slowdown, limit] of LIMITS.p98) {
    const bare: SliderSteps[] = [];
    const calculator: SliderSteps[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const how = { steps: STEPS, slowdown };
      bare.push(await stepSlider(browser, openBare, how));
      calculator.push(await stepSlider(browser, (page) => openCalculator(page, address), how));
    }
    const p98 = percentile98(calculator);
    const ratio = cpuOf(calculator) / cpuOf(bare);
    rows.push([
      `${slowdown}x`,
      inMilliseconds(percentile98(bare)),
      inMilliseconds(p98),
      `${limit} ms`,
      `${cpuOf(bare).toFixed(2)} ms`,
      `${cpuOf(calculator).toFixed(2)} ms, ${ratio.toFixed(2)}x`,
    ]);
    if (p98 > limit) problems.push(`At ${slowdown}x a step takes ${p98} ms, at most ${limit}.`);
    if (ratio > LIMITS.cpu) {
      problems.push(`A step costs ${ratio.toFixed(2)}x a bare slider's, at most ${LIMITS.cpu}x.`);
    }
  }
  console.log(
    [
      `Measured on ${new Date().toISOString().slice(0, 10)} with Chromium ${browser.version()} on ${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}; ${ROUNDS} rounds of ${STEPS} key steps.`,
      `A schedule of 180 rows to the paisa: ${scheduleTime().toFixed(3)} ms.`,
      markdownTable(
        [
          'CPU slowdown',
          'Bare slider, p98',
          'Calculator, p98',
          'At most',
          'Bare, CPU per step',
          'Calculator, CPU per step',
        ],
        rows,
      ),
      problems.length === 0 ? 'All within the limits.' : problems.join('\n'),
    ].join('\n\n'),
  );
  return problems.length === 0 ? 0 : 1;
}

async function openBare(page: Page): Promise<Locator> {
  await page.setContent(BARE_SLIDER);
  return page.getByRole('slider');
}

/** Gives the slider nearest to the doughnut, so that both are visible at the same time. */
async function openCalculator(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  await page.locator('[data-island][data-awake]').waitFor();
  const chart = page.locator('canvas').and(page.getByRole('img', { name: /^Doughnut chart/ }));
  await page.getByRole('img', { name: /^Doughnut chart/ }).scrollIntoViewIfNeeded();
  await chart.scrollIntoViewIfNeeded();
  const slider = page.getByRole('slider', { name: 'Interest' });
  await slider.focus();
  await expect(chart).toBeInViewport();
  return slider;
}

/** Milliseconds, the median of many, unthrottled. */
function scheduleTime(): number {
  const times = Array.from({ length: SCHEDULES }, (_, index) => {
    const start = performance.now();
    repaymentSchedule(amortise({ principal: 1_500_000 - index, annualRate: 15, months: 180 }));
    return performance.now() - start;
  });
  return median(times);
}

function percentile98(runs: readonly SliderSteps[]): number {
  const all = runs.flatMap(({ latencies }) => latencies).toSorted((one, other) => one - other);
  return all[Math.ceil(all.length * 0.98) - 1] ?? MIN_REPORTED_MS;
}

function cpuOf(runs: readonly SliderSteps[]): number {
  return median(runs.map(({ cpuPerStep }) => cpuPerStep));
}

function inMilliseconds(milliseconds: number): string {
  return milliseconds <= MIN_REPORTED_MS ? `at most ${MIN_REPORTED_MS} ms` : `${milliseconds} ms`;
}
