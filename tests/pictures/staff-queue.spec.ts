/** The operators' dashboard and queue, in every state. */
import { randomUUID } from 'node:crypto';
import { dashboard } from '#contract/operators/dashboard.ts';
import { claimApplication, exportApplications, queue } from '#contract/operators/review.ts';
import { application } from '#contract/applications/loans.ts';
import { STAFF_LANGUAGES } from '#domain/languages.ts';
import {
  ALL_WIDTHS,
  checkIn,
  closesBack,
  failing,
  openPlace,
  refused,
  settled,
  staffWords,
  waiting,
} from '#tests/pictures/staff-checks.ts';
import { servicesOf } from '#tests/support/people/loan-people.ts';
import { loanIn } from '#tests/support/people/loans.ts';
import { test } from '#tests/support/portal.ts';
import { staffSession } from '#tests/support/people/staff.ts';
import { signedIn } from '#tests/walk/people.ts';

// Many states, each looked at in both schemes.
test.setTimeout(900_000);
// What the console complains of is for the journeys.
test.use({ complaints: { expected: [/./] } });

for (const language of STAFF_LANGUAGES) {
  const checkState = checkIn(language);

  test(`dashboard in ${language}`, async ({ page, portal, lenders }) => {
    const t = await staffWords(language);
    const open = async (place: string) => {
      await openPlace(portal, page, 'operator', place, language);
      await settled(page);
    };
    await open('dashboard');
    await checkState(page, 'dashboard-empty');
    const stage = { portal, lenders };
    for (const state of ['disbursed', 'two-offers', 'rejected', 'submitted'] as const) {
      await loanIn(state, stage, { language });
    }
    await open('dashboard');
    await checkState(page, 'dashboard', { widths: ALL_WIDTHS });
    await page.getByRole('combobox').selectOption({ label: t('dashboard.period.chosen') });
    await page.getByRole('textbox').first().fill('');
    await checkState(page, 'dashboard-wrong-days');
    await failing(page, dashboard, async () => {
      await open('dashboard');
      await checkState(page, 'dashboard-unanswered');
    });
    await waiting(page, dashboard, async () => {
      await openPlace(portal, page, 'operator', 'dashboard', language);
      await checkState(page, 'dashboard-loading', { isPassing: true });
    });
  });

  test(`queue in ${language}`, async ({ page, portal, lenders }) => {
    const t = await staffWords(language);
    const open = async (place: string) => {
      await openPlace(portal, page, 'operator', place, language);
      await settled(page);
    };
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const check = (name: string, wanted = {}) => checkState(page, `queue-${name}`, wanted);
    const stage = { portal, lenders };
    const first = await loanIn('submitted', stage, { language });
    for (const state of ['in-review', 'with-lender', 'action-required', 'rejected'] as const) {
      await loanIn(state, stage, { language });
    }
    await open('queue?order=submitted');
    await check('all', { widths: ALL_WIDTHS });

    await press(t('queue.filters'));
    await check('filters', { widths: ALL_WIDTHS });
    await page.getByRole('checkbox').nth(0).check();
    await page.getByRole('checkbox').nth(4).check();
    await page.getByRole('textbox', { name: t('queue.filterBy.pinArea') }).fill('226');
    await check('filters-set', { widths: ALL_WIDTHS });
    await page.getByRole('textbox', { name: t('queue.filterBy.pinArea') }).fill('999');
    await check('filters-none');
    await open('queue?due=overdue');
    await check('empty');

    await open('queue?order=due');
    await page.getByRole('row', { name: first.number }).getByRole('button').click();
    await page.getByText(t('queue.claimed', { number: first.number })).waitFor();
    await check('claimed');
    await page.getByRole('row', { name: first.number }).getByRole('button').click();
    await page.getByText(t('queue.released', { number: first.number })).waitFor();
    await open('queue?order=due');
    // A colleague is faster.
    const checker = signedIn(servicesOf(stage), await staffSession(portal, 'checker'));
    const { number, version } = await first.borrower.done(application, { number: first.number });
    await checker.done(claimApplication, { requestId: randomUUID(), number, version });
    await page.getByRole('row', { name: first.number }).getByRole('button').click();
    await check('claim-refused');

    // As long as a page of the list can be, with more after it.
    await page.route(`**${queue.path}`, async (route) => {
      const { applications, at } = queue.reply.parse(await (await route.fetch()).json());
      const many = Array.from({ length: 50 }, (_, index) =>
        applications.slice(0, 1).map((one) => ({ ...one, number: `LA${1e9 + index}` })),
      ).flat();
      await route.fulfill({ json: { applications: many, at, next: { at, number: first.number } } });
    });
    await open('queue?order=submitted');
    await check('page', { widths: [1280] });
    await page.unroute(`**${queue.path}`);

    await open('queue?order=due');
    await failing(page, queue, async () => {
      await press(t('queue.refresh'));
      await refused(page);
      await check('stale');
      await open('queue?order=submitted');
      await check('unanswered');
    });
    await waiting(page, queue, async () => {
      await openPlace(portal, page, 'operator', 'queue', language);
      await check('loading', { isPassing: true });
    });

    await open('queue?order=due');
    await press(t('queue.export'));
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await check('export', { widths: ALL_WIDTHS });
    await dialog.getByRole('textbox').fill('7');
    await dialog.getByRole('button', { name: t('queue.exporting.go') }).click();
    await check('export-wrong');
    await dialog.getByRole('textbox').fill('');
    await dialog.getByRole('combobox').selectOption({ index: 1 });
    await failing(page, exportApplications, async () => {
      await dialog.getByRole('button', { name: t('queue.exporting.go') }).click();
      await refused(dialog);
      await check('export-unanswered');
    });
    await dialog.getByRole('button', { name: t('queue.exporting.go') }).click();
    await dialog.getByText(/\.csv/).waitFor();
    await check('export-done');
    await closesBack(page, t('queue.export'));
  });
}
