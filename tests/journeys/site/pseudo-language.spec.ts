/**
 * The site in a language that is longer than English, has letters with marks and begins its lines at the right: built in a
 * copy of the checkout, as another language would be added. Looks for what is cut, overlaps, or is not translated.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { isAppPath } from '#renderer/content/app-paths.ts';
import { pages } from '#renderer/content/en/pages.ts';
import { LANGUAGE_COOKIE } from '#contract/language-cookie.ts';
import { PSEUDO_TAG } from '#scripts/check/pseudo-language/pseudo-tag.ts';
import { type Part, startPart } from '#scripts/lib/part.ts';
import { run } from '#scripts/lib/run.ts';
import { openLooks } from '#tests/pictures/open-looks.ts';
import { SUBJECTS } from '#tests/pictures/subjects.ts';
import { layoutFaults } from '#tests/support/checks/layout-faults.ts';
import { wakeWhatIsSeen } from '#tests/support/checks/wake.ts';
import { expect, test } from '#tests/support/portal.ts';

/** Milliseconds for building the site on a busy machine. */
const BUILD_TIMEOUT = 600_000;
const WIDTHS = [360, 768, 1280];

const PUBLIC = Object.keys(pages).filter((path) => path.startsWith('/') && !isAppPath(path));

let folder = '';
let site: (Part & { readonly port: number }) | null = null;

// The site is not the portal's own, and refused answers are among its states.
test.use({ complaints: { expected: [/^request to 127\.0\.0\.1/, /Failed to load resource/] } });

test.beforeAll(async ({ portal: { ports } }) => {
  test.setTimeout(BUILD_TIMEOUT);
  folder = process.env['PSEUDO_SITE'] ?? (await mkdtemp(join(tmpdir(), 'pseudo-site-')));
  if (process.env['PSEUDO_SITE'] === undefined) {
    await run('node', ['scripts/check/pseudo-language/build-pseudo-site.ts', folder]);
  }
  site = await startPart('The site', join(folder, 'scripts/web/serve-web.ts'), {
    PORTAL_PORT: String(ports.otherSite),
    GATEWAY_PORT: String(ports.gateway),
    AUTH_EMULATOR_PORT: String(ports.emulator),
  });
});

test.afterAll(async () => {
  await site?.stop();
  if (process.env['PSEUDO_SITE'] === undefined) await rm(folder, { recursive: true, force: true });
});

const urlOfSite = () => `http://127.0.0.1:${site?.port ?? 0}`;

async function open(page: Page, path: string): Promise<void> {
  const url = `${urlOfSite()}/`;
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

for (const subject of SUBJECTS) {
  const { state, name = state ?? 'visitor' } = subject;
  test(`neither has what can be opened on a phone: ${name} @web`, async ({
    page,
    portal,
    lenders,
  }) => {
    test.setTimeout(BUILD_TIMEOUT);
    await page.setViewportSize({ width: 360, height: 800 });
    const visit = async (path: string) => {
      await page.goto(`${urlOfSite()}${path}`);
    };
    await openLooks(subject, PSEUDO_TAG, { page, portal, lenders, visit }, (look) =>
      expectSound(page, look),
    );
  });
}
