/** Pictures of a running portal's public pages in English, with the texts that are on them. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pages } from '#renderer/content/en/pages.ts';
import { launchChromium } from '#scripts/lib/chromium.ts';
import { showAll } from '#scripts/lib/photograph.ts';

export const SCREENS_FOLDER = 'screens';

/** The width of a cheap phone in px. */
const WIDTH = 360;
const HEIGHT = 740;

export type Screen = {
  /** File name in the folder of screens. */
  readonly picture: string;
  /** All that can be read or heard on the page. */
  readonly text: string;
};

/** Rejects where the site does not answer. */
export async function photographScreens(site: string, folder: string): Promise<readonly Screen[]> {
  const inside = join(folder, SCREENS_FOLDER);
  await mkdir(inside, { recursive: true });
  const routes = Object.keys(pages).filter((path) => path.startsWith('/') && path !== '/NBFC');
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({
      baseURL: site,
      locale: 'en-IN',
      viewport: { width: WIDTH, height: HEIGHT },
      reducedMotion: 'reduce',
      hasTouch: true,
    });
    const page = await context.newPage();
    const screens: Screen[] = [];
    for (const route of routes) {
      const answer = await page.goto(route);
      // A portal may lack some pages, such as those of applications.
      if (answer?.ok() !== true) continue;
      await showAll(page);
      const picture = `${route === '/' ? 'home' : route.slice(1).replaceAll(/[^\w-]/g, '-')}.png`;
      await page.screenshot({ path: join(inside, picture), fullPage: true });
      const text = await page.evaluate(() => {
        const labels = [
          ...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'),
        ].flatMap((element) =>
          ['aria-label', 'title', 'placeholder', 'alt'].map(
            (name) => element.getAttribute(name) ?? '',
          ),
        );
        return [document.title, document.body.textContent, ...labels].join('\n');
      });
      screens.push({ picture, text });
    }
    return screens;
  } finally {
    await browser.close();
  }
}
