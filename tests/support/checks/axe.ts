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
      readonly setup: (context: Document) => unknown;
      readonly teardown: () => void;
      readonly commons: { readonly text: { readonly accessibleText: (of: Element) => string } };
    };
  }
}

/** Off by default: targets of at least 24 by 24 px, unless they are in a line of text or far from others (WCAG 2.5.8). */
const TARGETS: RunOptions = { rules: { 'target-size': { enabled: true } } };

/** Given to the page once: reading it takes as long as a short check. */
export async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(await AXE);
}

/** What axe finds wrong with the current page in light colours, and which targets are too small. */
export async function faultsInLight(page: Page): Promise<string[]> {
  await bringAxe(page);
  await showIn(page, 'light');
  return faultsBy(page, { ...EVERY_RULE, ...TARGETS });
}

/** What dark colours alone break. */
export async function faultsInDark(page: Page): Promise<string[]> {
  await bringAxe(page);
  await showIn(page, 'dark');
  return faultsBy(page, { ...EVERY_RULE, runOnly: RULES_ABOUT_COLOURS });
}

/** What axe finds wrong with the current page, in light and dark colours, without its frames. */
export async function faultsInLightAndDark(page: Page): Promise<string[]> {
  await bringAxe(page);
  await showIn(page, 'light');
  return [...(await faultsBy(page, EVERY_RULE)), ...(await faultsInDark(page))];
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
    // A target that an open menu covers in part is whole again once the menu is closed: by a press anywhere else.
    const menu = document.querySelector('[popover]:popover-open')?.getBoundingClientRect();
    const isCovered = (selector: unknown) => {
      const part = typeof selector === 'string' ? document.querySelector(selector) : null;
      if (menu === undefined || part === null || part.closest('[popover]') !== null) return false;
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return left < menu.right && right > menu.left && top < menu.bottom && bottom > menu.top;
    };
    return violations.flatMap(({ id, nodes }) => {
      const wrong = nodes.filter(({ target }) => id !== 'target-size' || !isCovered(target[0]));
      return wrong.length === 0 ? [] : [`${id}: ${wrong.map(({ html }) => html).join('\n')}`];
    });
  }, options);
