/**
 * What assistive technology is told by the main journeys, in English: roles, names and states, as files next to this one.
 * After a wanted change: `npm run test:journeys -- --project=web tests/journeys/site/spoken-pages.spec.ts --update-snapshots=changed`.
 */
import type { Page } from 'playwright/test';
import { openLooks } from '#tests/pictures/open-looks.ts';
import { only } from '#tests/pictures/subjects.ts';
import { wakeWhatIsSeen } from '#tests/support/checks/wake.ts';
import { expect, test } from '#tests/support/portal.ts';

test.setTimeout(120_000);
test.use({ viewport: { width: 360, height: 740 } });

const form = (page: Page) => page.getByRole('main').locator('form').first();

async function expectTold(part: ReturnType<Page['locator']>, name: string): Promise<void> {
  await expect(part).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
}

test('sign-in and registration tell assistive technology what they are @web', async ({
  page,
  portal,
  visit,
  mobileNumber,
}) => {
  await visit('/login');
  await wakeWhatIsSeen(page);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expectTold(page.getByRole('main'), 'sign-in-without-number');
  await page.getByRole('textbox', { name: 'Mobile No.' }).fill(mobileNumber);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('textbox', { name: 'OTP' })).toBeFocused();
  await expectTold(page.getByRole('main'), 'sign-in-code');
  await page.getByRole('textbox', { name: 'OTP' }).fill(await portal.codeFor(mobileNumber));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await page.getByRole('button', { name: 'Register with this number' }).click();
  await expect(page.getByRole('heading', { name: 'Who you are' })).toBeVisible();
  await expectTold(page.getByRole('main'), 'registration-person');
});

test('contact tells assistive technology what it is @web', async ({ page, visit }) => {
  await visit('/support');
  await wakeWhatIsSeen(page);
  await expectTold(form(page), 'contact');
});

/** Of these looks, each in a file of its name. */
const TOLD: readonly { readonly subject: string; readonly looks: readonly string[] }[] = [
  { subject: 'visitor', looks: ['matched', 'matching-wrong'] },
  {
    subject: 'draft',
    looks: ['lenders', 'consents', 'identity', 'address', 'work', 'vehicle', 'bank', 'documents'],
  },
  { subject: 'complete-draft', looks: ['review', 'send'] },
  { subject: 'two-offers', looks: ['my-loan'] },
];

for (const { subject, looks } of TOLD) {
  test(`what a borrower sees tells assistive technology what it is: ${subject} @web`, async ({
    page,
    portal,
    lenders,
    visit,
  }) => {
    await openLooks(only(subject, looks), 'en', { page, portal, lenders, visit }, (look) =>
      expectTold(page.getByRole('main'), `${subject}-${look}`),
    );
  });
}
