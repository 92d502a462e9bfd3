/**
 * Takes pictures of every page of a running site, to be looked at. `npm run pictures` takes those of loans in each state.
 * Usage: node scripts/check/screenshots.ts <base URL> <output folder> [part of a route] [language, such as hi]
 */
import { mkdir } from 'node:fs/promises';
import type { Browser } from 'playwright/test';
import { addressOf, baseOf } from '#contract/addresses.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { pages } from '#renderer/content/en/pages.ts';
import { launchChromium } from '#scripts/lib/chromium.ts';
import { photograph, showAll, SCHEMES, VIEW_HEIGHT, WIDTHS } from '#scripts/lib/photograph.ts';

const MISSING_ADDRESS = '/no-such-page';

const [base, folder, part = '', only] = process.argv.slice(2);
if (base === undefined || folder === undefined) {
  throw new Error('Please give the base URL and the output folder.');
}

const languages = LANGUAGES.filter((language) => only === undefined || language === only);
const routes = Object.keys(pages)
  .map((key) => (key === 'not-found' ? MISSING_ADDRESS : key.replace(/^\/?/, '/')))
  .filter((route) => route.includes(part));

await mkdir(folder, { recursive: true });
const browser = await launchChromium();
try {
  for (const scheme of SCHEMES) {
    for (const width of WIDTHS) {
      for (const language of languages) await photographAll(browser, language, scheme, width);
    }
  }
} finally {
  await browser.close();
}

async function photographAll(
  of: Browser,
  language: Language,
  colorScheme: (typeof SCHEMES)[number],
  width: number,
) {
  const context = await of.newContext({
    baseURL: base ?? '',
    colorScheme,
    viewport: { width, height: VIEW_HEIGHT },
    reducedMotion: 'reduce',
    hasTouch: width < 768,
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(`${page.url()}: ${message.text()}`);
  });
  for (const route of routes) {
    await page.goto(addressOf(route, baseOf(language)));
    await showAll(page);
    const name = route === '/' ? 'home' : route.slice(1).replaceAll(/[^\w-]/g, '-');
    await photograph(page, folder ?? '', `${language}-${name}-${width}-${colorScheme}`);
  }
  await context.close();
}
