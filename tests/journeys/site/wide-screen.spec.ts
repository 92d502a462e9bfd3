/** At 1,920 px, what a page for staff shows ends where its bar ends. */
import type { Locator } from 'playwright/test';
import { keepSession, startSession } from '#tests/support/people/accounts.ts';
import { newStaff } from '#tests/support/people/lender-members.ts';
import { expect, test } from '#tests/support/portal.ts';

/** The demonstration's, of `gateway/program/demo/prepare-demo.ts`. */
const DEALER = '9800000005';

test.use({ viewport: { width: 1920, height: 1080 } });

/** The right edge of what is within an element's padding, in CSS pixels. */
const endOf = (element: Locator) =>
  element.evaluate((box) => {
    const inside =
      box.getBoundingClientRect().right - parseFloat(getComputedStyle(box).paddingRight);
    return Math.round(inside);
  });

test('the bar and the content of the dealer’s desk end together on a wide screen @web', async ({
  page,
  portal,
  visit,
}) => {
  const session = await startSession(portal, DEALER);
  await keepSession(page, visit, { ...session, mobileNumber: DEALER });
  await visit('/dealer-desk#leads');
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  expect(await endOf(page.getByRole('main'))).toBe(await endOf(page.locator('header')));
});

test('the bar and the content of the console end together on a wide screen @web', async ({
  page,
  portal,
  visit,
}) => {
  const work = { role: 'operator', organisation: null, duties: ['reviewer' as const] };
  await keepSession(
    page,
    visit,
    await newStaff({ portal, lenders: '' }, { ...work, role: 'operator' }),
  );
  await visit('/operator#queue');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await endOf(page.getByRole('main'))).toBe(await endOf(page.locator('header')));
});
