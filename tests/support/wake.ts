import { type Page, expect } from 'playwright/test';

/** Scrolls through the page without touching it, until every part that wakes when seen is awake. */
export async function wakeWhatIsSeen(page: Page): Promise<void> {
  // What is folded away is not seen.
  const asleep = page
    .locator('[data-island]:not([data-wake="touch"]):not([data-awake])')
    .filter({ visible: true });
  await expect(async () => {
    await scrollThrough(page);
    // A busy browser without a screen may not have noticed what passed by: then it is shown again.
    await expect(asleep).toHaveCount(0, { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
}

async function scrollThrough(page: Page): Promise<void> {
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
}
