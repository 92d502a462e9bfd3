/**
 * How long an operator waits among 10,000 applications, while a hundred officers work: to open the queue, to filter it,
 * and for each page of the console.
 */
import { loadavg } from 'node:os';
import type { Page } from 'playwright/test';
import { dealers } from '#contract/applications/delivery.ts';
import { OPERATOR_CALLS } from '#contract/operators/operator-calls.ts';
import { queue } from '#contract/operators/review.ts';
import { APPLICATIONS, fillApplications } from '#gateway/bench/operators.ts';
import { openSqliteStore } from '#gateway/foundation/store/sqlite-store.ts';
import { OFFICERS, addOfficers, startOfficers } from '#tests/bench/officers.ts';
import { loanIn } from '#tests/support/people/loans.ts';
import { keepSession } from '#tests/support/people/accounts.ts';
import { expect, test } from '#tests/support/portal.ts';
import { staffSession } from '#tests/support/people/staff.ts';

const ROUNDS = 20;
/** Milliseconds. */
const AT_MOST = { opening: 1000, filtering: 200, page: 300 } as const;

/** Each once: what was just fetched is shown immediately. */
const FILTERS = ['SUBMITTED', 'IN_REVIEW', 'ACTION_REQUIRED', 'WITH_LENDER'].flatMap((state) =>
  ['', '&pinArea=110', '&pinArea=226', '&order=due'].map((more) => `states=${state}${more}`),
);

/** The value that this part of them, from 0 to 1, does not exceed. */
function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(part * sorted.length) - 1] ?? 0;
}

function report(what: string, values: readonly number[], most: number): void {
  const [p50, p95] = [percentile(values, 0.5), percentile(values, 0.95)];
  const load = (loadavg()[0] ?? 0).toFixed(1);
  console.log(
    `${what}: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms of ${values.length}, at most ${most} ms; load ${load}`,
  );
  expect.soft(p95, what).toBeLessThanOrEqual(most);
}

/** Until rows are laid out. Looked for at every frame: Playwright's own steps are up to half a second long. */
async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [, first] = document.querySelectorAll('[role="row"]');
    return first !== undefined && first.getBoundingClientRect().height > 0;
  });
}

const calls = OPERATOR_CALLS;
/** What each page reads first, by the page's name in the address. */
const PAGES = {
  dashboard: calls.dashboard,
  queue: calls.queue,
  mentions: calls.mentions,
  reports: calls.report,
  catalogue: calls.allProducts,
  lenders: calls.lenderSystems,
  dealers,
  grievances: calls.grievances,
  messages: calls.contactMessages,
  notices: calls.notifications,
  'dead-letters': calls.deadLetters,
  jobs: calls.jobs,
  members: calls.members,
} as const;

/** From the new fragment until what that path answers is in the page, in milliseconds. */
async function timeOf(page: Page, fragment: string, path: string): Promise<number> {
  return page.evaluate(
    async ({ asked, wanted }) => {
      // The browser keeps 250 of them.
      performance.clearResourceTimings();
      const answers = () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(asked)).length;
      const before = answers();
      const begun = performance.now();
      location.hash = wanted;
      while (answers() === before) {
        if (performance.now() - begun > 20_000) throw new Error(`nothing was asked for ${wanted}`);
        await new Promise((next) => setTimeout(next, 2));
      }
      // React has drawn it by the time that its own turn is over, and it is laid out here.
      await new Promise((next) => setTimeout(next, 0));
      document.body.getBoundingClientRect();
      return performance.now() - begun;
    },
    { asked: path, wanted: fragment },
  );
}

test(`the queue with ${APPLICATIONS} applications opens and is filtered in time`, async ({
  browser,
  portal,
  lenders,
}) => {
  await portal.killGateway();
  const store = await openSqliteStore(portal.dataFolder);
  await fillApplications(store);
  await addOfficers(store);
  await store.close();
  await portal.restartGateway();
  const { number } = await loanIn('in-review', { portal, lenders });
  const stopOfficers = startOfficers(portal.gatewayUrl);
  const session = await staffSession(portal, 'operator');

  const first: number[] = [];
  const again: number[] = [];
  const filtering: number[] = [];
  const pages = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    // Nothing of it was loaded before.
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const visit = async (path: string) => void (await page.goto(`${portal.url}${path}`));
    await keepSession(page, visit, session);
    for (const times of [first, again]) {
      await page.goto('about:blank');
      const begun = performance.now();
      await visit('/operator#queue');
      await drawn(page);
      times.push(performance.now() - begun);
    }
    for (const filter of FILTERS) filtering.push(await timeOf(page, `queue?${filter}`, queue.path));
    const opened = [
      ...Object.entries(PAGES),
      [`application=${number}`, calls.reviewedApplication] as const,
    ];
    for (const [fragment, { path }] of opened) {
      const name = fragment.replace(/=.*/, '');
      pages.set(name, [...(pages.get(name) ?? []), await timeOf(page, fragment, path)]);
    }
    await context.close();
  }
  const { answered, failed } = await stopOfficers();
  console.log(`${OFFICERS} officers: ${answered} calls answered, ${failed} not`);
  expect(failed).toBe(0);
  report('opened for the first time', first, AT_MOST.opening);
  report('opened again', again, AT_MOST.opening);
  report('filtered', filtering, AT_MOST.filtering);
  for (const [name, times] of pages) report(`page: ${name}`, times, AT_MOST.page);
});
