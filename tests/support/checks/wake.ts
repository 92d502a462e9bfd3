import { type Page, expect } from 'playwright/test';

/** Sees the whole page and presses a key that does nothing, until every part that needs no touch is awake. */
export async function wakeWhatIsSeen(page: Page): Promise<void> {
  await inWindowOfItsHeight(page, () => Promise.resolve());
}

/**
 * Makes the window as high as the page until all of it is awake and `seen` is there, then gives it its size back. Nothing
 * is scrolled: Chromium without a screen stops drawing, for good, in about 3 of 100 pages that are scrolled through
 * step by step (20 of some 700 visits on a busy machine, in versions 150 and 156), and then no part notices that it is seen.
 */
export async function inWindowOfItsHeight(page: Page, seen: () => Promise<void>): Promise<void> {
  const size = page.viewportSize();
  if (size === null) throw new Error('The window has no size of its own.');
  // What is folded away is not seen.
  const asleep = page
    .locator('[data-island]:not([data-wake="touch"]):not([data-awake])')
    .filter({ visible: true });
  // For what wakes once the page is used.
  await page.keyboard.press('Shift');
  await expect(async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) });
    // What wakes can make the page longer.
    await expect(asleep).toHaveCount(0, { timeout: 3_000 });
    await seen();
  }).toPass({ timeout: 30_000 });
  await page.setViewportSize(size);
}
