import { type Page, expect } from 'playwright/test';

/** Scrolls through the page without touching it, until every part that wakes when seen is awake. */
export async function wakeWhatIsSeen(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(
    page.locator('[data-island]:not([data-wake="touch"]):not([data-awake])'),
  ).toHaveCount(0);
}
