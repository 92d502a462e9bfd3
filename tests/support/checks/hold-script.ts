import type { Page } from 'playwright/test';

/**
 * Holds back the script of every page until it is let go, as a slow network would. What a service worker fetches cannot
 * be held: block service workers.
 */
export async function holdScript(page: Page): Promise<{ readonly letGo: () => void }> {
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return { letGo };
}
