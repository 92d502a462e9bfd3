import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

/** Rules that dark colours alone can break; everything else is the same in both and is checked in light ones. */
const RULES_ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

// Every rule runs; but only what is wrong is described element by element. Describing the rest takes a fifth of the time.
const EVERY_RULE: RunOptions = { resultTypes: ['violations'] };

const AXE = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  interface Window {
    readonly axe?: {
      readonly run: (context: Document, options: RunOptions) => Promise<AxeResults>;
    };
  }
}

/** What axe finds wrong with the current page, in light and dark colours, without its frames. */
export async function faultsInLightAndDark(page: Page): Promise<string[]> {
  // Given to the page once: reading it takes as long as a short check.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(await AXE);
  await showIn(page, 'light');
  const light = await faultsBy(page, EVERY_RULE);
  await showIn(page, 'dark');
  const dark = await faultsBy(page, { ...EVERY_RULE, runOnly: RULES_ABOUT_COLOURS });
  return [...light, ...dark];
}

/** In these colours, with nothing still fading in: neither the other colours nor a dialog that has just opened. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // Finished explicitly: a browser without a screen may draw no frames for a long time.
  await page.evaluate(() => {
    // CSS animations keep running: spinners have no end, and a message disappears at the end of its animation.
    const fading = () =>
      document
        .getAnimations()
        .filter((one) => !(one instanceof CSSAnimation) && one.playState === 'running');
    // When one ends, an element that inherits its colour may begin its own.
    for (let left = fading(); left.length > 0; left = fading()) {
      for (const one of left) one.finish();
    }
  });
}

const faultsBy = (page: Page, options: RunOptions): Promise<string[]> =>
  page.evaluate(async (given) => {
    if (window.axe === undefined) throw new Error('axe is not in the page');
    const { violations } = await window.axe.run(document, given);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  }, options);
