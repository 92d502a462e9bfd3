import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { OPERATION_NAMES } from '#contract/channels.ts';
import { DEEP_LINK_ROUTES } from '#main/dealer/deep-link.ts';
import { WINDOW_BACKGROUND } from '#main/window/window-background.ts';
import { pages } from '#renderer/content/en/pages.ts';
import { expect, test } from '#tests/desktop/desktop-test.ts';
import { DESKTOP_ORIGIN } from '#tests/processes/launch-desktop.ts';

const ROUTES = Object.entries(pages).filter(([path]) => path.startsWith('/'));

/** Their documents are rendered by the build: first-page.spec.ts. */
const FIRST_PATHS: readonly string[] = ['/', '/login'];

const BRIDGE_KEYS = [
  ...OPERATION_NAMES,
  'onKeptChange',
  'onOpenRoute',
  'onSessionChange',
].toSorted();

test('the window opens on the portal, on an https origin of its own', async ({ desktop }) => {
  const { app, page } = desktop;
  expect(page.url()).toBe(`${DESKTOP_ORIGIN}/`);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const shell = await app.browserWindow(page);
  await expect.poll(() => shell.evaluate((shown) => shown.isVisible())).toBe(true);
});

test('the window has the page’s colour before the page is loaded', async ({
  desktop: { page },
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const shown = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const parts = shown.match(/\d+/g)?.map((part) => Number(part).toString(16).padStart(2, '0'));
    expect(`#${parts?.join('') ?? ''}`).toBe(WINDOW_BACKGROUND[colorScheme]);
  }
  await page.emulateMedia({ colorScheme: null });
});

test('every route can be opened directly, with one heading and its title, without sideways scrolling at 360 px', async ({
  desktop: { page },
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const index = await page.evaluate(async () => (await fetch('/support')).text());
  for (const [path, { title }] of ROUTES) {
    // The document of every other route is the app's own, which a whole load for each would show no more of.
    const opened = await page.evaluate(async (address) => (await fetch(address)).text(), path);
    expect(opened === index, path).toBe(!FIRST_PATHS.includes(path));
    await goTo(page, path);
    await expect(page, path).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${path} is wider than the screen by`).toBeLessThanOrEqual(0);
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Changes the address as the buttons Back and Forward do. */
const goTo = (page: Page, path: string) =>
  page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

test('the list of pages that an outside link may open is complete', () => {
  const paths = ROUTES.map(([path]) => path);
  expect(DEEP_LINK_ROUTES.filter((route) => !paths.includes(`/${route}`))).toEqual([]);
});

test('the page sees one frozen object and nothing of Electron or Node', async ({ desktop }) => {
  const seen = await desktop.page.evaluate(() => ({
    keys: Object.keys(window.portal).toSorted(),
    frozen: Object.isFrozen(window.portal),
    replaceable: Reflect.set(window, 'portal', {}) || Reflect.deleteProperty(window, 'portal'),
    node: ['require', 'process', 'module', 'Buffer', 'ipcRenderer', 'electron'].filter(
      (name) => name in window,
    ),
  }));
  expect(seen).toEqual({ keys: BRIDGE_KEYS, frozen: true, replaceable: false, node: [] });
});

test('the content security policy allows nothing that the page does not need', async ({
  desktop: { page },
}) => {
  const scripts = { '/': /script-src 'self' 'sha256-[\w+/=]+';/, '/support': /script-src 'self';/ };
  for (const [path, allowed] of Object.entries(scripts)) {
    const response = await page.goto(`${DESKTOP_ORIGIN}${path}`);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(allowed);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
  }
});

test('the console stays clean', async ({ desktop: { page } }) => {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(messages).toEqual([]);
});

test('the preload script loads nothing but electron', () => {
  const source = readFileSync('out/desktop/preload/index.cjs', 'utf8');
  const loaded = [...source.matchAll(/\b(?:require|import)\s*\(\s*(["'][^"']*["'])/g)];
  expect(loaded.map(([, name]) => name)).toEqual(['"electron"']);
});
