import { type Page, expect } from 'playwright/test';

/** Scrolls through the page without touching it, until every part that wakes when seen is awake. */
export async function wakeWhatIsSeen(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A frame, if one comes: a browser without a screen now and then draws none while nothing changes.
    const frame = () =>
      new Promise<void>((drawn) => {
        const longest = setTimeout(drawn, 100);
        requestAnimationFrame(() => {
          clearTimeout(longest);
          drawn();
        });
      });
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
  // What is folded away is not seen.
  const asleep = page.locator('[data-island]:not([data-wake="touch"]):not([data-awake])');
  await expect(asleep.filter({ visible: true })).toHaveCount(0);
}
