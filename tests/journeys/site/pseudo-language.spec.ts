/**
 * The portal in a language that is longer than English, has letters with marks and begins its lines at the right: site and
 * gateway run from a copy of the checkout, to which it was added as another language would be. Looks for what is cut,
 * overlaps, or is not translated, on public pages and in all that people can open.
 */
import type { Page } from 'playwright/test';
import { isAppPath } from '#renderer/content/app-paths.ts';
import { pages } from '#renderer/content/en/pages.ts';
import { LANGUAGE_COOKIE } from '#contract/language-cookie.ts';
import { PSEUDO_TAG } from '#scripts/check/pseudo-language/pseudo-tag.ts';
import { pseudoText } from '#translations/pseudo.ts';
import { openLooks } from '#tests/pictures/open-looks.ts';
import { SUBJECTS } from '#tests/pictures/subjects.ts';
import { layoutFaults } from '#tests/support/checks/layout-faults.ts';
import { wakeWhatIsSeen } from '#tests/support/checks/wake.ts';
import { expect, test } from '#tests/support/portal.ts';

const WIDTHS = [360, 768, 1280];

const PUBLIC = Object.keys(pages).filter((path) => path.startsWith('/') && !isAppPath(path));

test.setTimeout(240_000);
// Answers that are refused are among the states, and so is a session that has ended.
test.use({
  hasPseudoLanguage: true,
  complaints: { expected: [/Failed to load resource/] },
  actionTimeout: 30_000,
});

test.beforeEach(async ({ context, portal }) => {
  // Otherwise the page is offered in English, over what is looked at.
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: PSEUDO_TAG, url: portal.url }]);
});

type Visit = (path: string) => Promise<void>;

async function open(page: Page, visit: Visit, path: string): Promise<void> {
  await visit(`/${PSEUDO_TAG}${path === '/' ? '' : path}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
}

/** Goes on after a fault, to find those of the other pages. */
const softly = expect.configure({ soft: true });

async function expectSound(page: Page, where: string): Promise<void> {
  const lines = async () => [
    ...new Set(
      (await layoutFaults(page)).map(({ kind, selector, text }) => `${kind}: ${selector}: ${text}`),
    ),
  ];
  // Charts and sheets come to rest a moment later.
  await softly.poll(lines, { message: where }).toEqual([]);
}

for (const width of WIDTHS) {
  test(`no public page has a text that is cut, overlaps or is not translated, at ${width} px @web`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of PUBLIC) {
      await open(page, visit, path);
      await wakeWhatIsSeen(page);
      await expectSound(page, `${path} at ${width} px`);
    }
  });
}

test('neither has an opened menu, a form with errors, nor an answer, on a phone @web', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, visit, '/');
  await page.locator('header summary, nav summary').first().click();
  await expectSound(page, 'the menu');

  await open(page, visit, '/login');
  await wakeWhatIsSeen(page);
  await page.getByRole('button', { name: pseudoText('Send OTP') }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectSound(page, '/login with an error');

  await open(page, visit, '/loan-eligibility');
  await wakeWhatIsSeen(page);
  await page.getByRole('textbox', { name: pseudoText('Monthly income') }).fill('20000');
  await page.getByRole('textbox', { name: pseudoText('Loan amount') }).fill('300000');
  await page.getByRole('button', { name: pseudoText('Check eligibility') }).click();
  await expect(page.getByRole('heading', { name: pseudoText('Your estimate') })).toBeVisible();
  await expectSound(page, 'the answer of /loan-eligibility');
});

for (const subject of SUBJECTS) {
  const { state, name = state ?? 'visitor' } = subject;
  test(`${name} has no text that is cut, overlaps or is not translated, on a phone @web`, async ({
    page,
    portal,
    lenders,
    visit,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openLooks(subject, PSEUDO_TAG, { page, portal, lenders, visit }, async (look) => {
      await expectSound(page, `${name}: ${look}`);
    });
  });
}
