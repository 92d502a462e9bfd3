/**
 * The site in a language that is longer than English, has letters with marks and begins its lines at the right: built in a
 * copy of the checkout, as another language would be added. Looks for what is cut, overlaps, or is not translated.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, expect, test } from 'playwright/test';
import { isAppPath } from '#renderer/content/app-paths.ts';
import { pages } from '#renderer/content/en/pages.ts';
import { LANGUAGE_COOKIE } from '#contract/language-cookie.ts';
import { PSEUDO_TAG } from '#scripts/check/pseudo-language/pseudo-tag.ts';
import { type Part, startPart } from '#scripts/lib/part.ts';
import { freePort } from '#scripts/lib/ports.ts';
import { run } from '#scripts/lib/run.ts';
import { pseudoText } from '#translations/pseudo.ts';
import { layoutFaults } from '#tests/support/checks/layout-faults.ts';
import { wakeWhatIsSeen } from '#tests/support/checks/wake.ts';

/** Milliseconds for building the site on a busy machine. */
const BUILD_TIMEOUT = 600_000;
const WIDTHS = [360, 768, 1280];

const PUBLIC = Object.keys(pages).filter((path) => path.startsWith('/') && !isAppPath(path));

let folder = '';
let site: (Part & { readonly port: number }) | null = null;

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT);
  folder = process.env['PSEUDO_SITE'] ?? (await mkdtemp(join(tmpdir(), 'pseudo-site-')));
  if (process.env['PSEUDO_SITE'] === undefined) {
    await run('node', ['scripts/check/pseudo-language/build-pseudo-site.ts', folder]);
  }
  site = await startPart('The site', join(folder, 'scripts/web/serve-web.ts'), {
    PORTAL_PORT: String(await freePort()),
  });
});

test.afterAll(async () => {
  await site?.stop();
  if (process.env['PSEUDO_SITE'] === undefined) await rm(folder, { recursive: true, force: true });
});

async function open(page: Page, path: string): Promise<void> {
  const url = `http://127.0.0.1:${site?.port ?? 0}/`;
  // Otherwise the page is offered in English, over what is looked at.
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: PSEUDO_TAG, url }]);
  await page.goto(`${url}${PSEUDO_TAG}${path === '/' ? '' : path}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
}

async function expectSound(page: Page, where: string): Promise<void> {
  const faults = await layoutFaults(page);
  const lines = faults.map(({ kind, selector, text }) => `${where}: ${kind}: ${selector}: ${text}`);
  expect.soft([...new Set(lines)].join('\n')).toBe('');
}

for (const width of WIDTHS) {
  test(`no public page has a text that is cut, overlaps or is not translated, at ${width} px @web`, async ({
    page,
  }) => {
    test.setTimeout(BUILD_TIMEOUT);
    await page.setViewportSize({ width, height: 800 });
    for (const path of PUBLIC) {
      await open(page, path);
      await wakeWhatIsSeen(page);
      await expectSound(page, `${path} at ${width} px`);
    }
  });
}

test('neither has an opened menu, a form with errors, nor an answer, on a phone @web', async ({
  page,
}) => {
  test.setTimeout(BUILD_TIMEOUT);
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/');
  await page.locator('header summary, nav summary').first().click();
  await expectSound(page, 'the menu');

  await open(page, '/login');
  await wakeWhatIsSeen(page);
  await page.getByRole('button', { name: pseudoText('Send OTP') }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectSound(page, '/login with an error');

  await open(page, '/loan-eligibility');
  await wakeWhatIsSeen(page);
  await page.getByRole('textbox', { name: pseudoText('Monthly income') }).fill('20000');
  await page.getByRole('textbox', { name: pseudoText('Loan amount') }).fill('300000');
  await page.getByRole('button', { name: pseudoText('Check eligibility') }).click();
  await expect(page.getByRole('heading', { name: pseudoText('Your estimate') })).toBeVisible();
  await expectSound(page, 'the answer of /loan-eligibility');
});
