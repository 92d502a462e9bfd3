import { type Browser, chromium } from 'playwright/test';
import journeys from '#playwright';
import { ensureSystemPackages } from '#scripts/lib/system-packages.ts';

/** Starts the browser that the journeys run in, with the same options; installs it if it is missing. */
export async function launchChromium(): Promise<Browser> {
  await ensureSystemPackages();
  return chromium.launch(journeys.use?.launchOptions);
}
