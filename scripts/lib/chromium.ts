import { type Browser, chromium } from 'playwright/test';
import journeys from '#playwright';

/** Starts the browser that the journeys run in, with the same options. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch(journeys.use?.launchOptions);
}
