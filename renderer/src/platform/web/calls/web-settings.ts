import * as z from 'zod/mini';
import { type PortalSettings, portalSettings } from '#contract/portal-settings.ts';
import { loadOnce } from '#renderer/platform/load-once.ts';

/** Where a deployment of the web build keeps its settings, alongside the pages. */
export const SETTINGS_PATH = '/portal-settings.json';

/** Reads the deployment's settings once; after a failure the next caller tries again. */
export function webSettings(fetch: typeof window.fetch): () => Promise<PortalSettings> {
  return loadOnce(() => read(fetch));
}

async function read(fetch: typeof window.fetch): Promise<PortalSettings> {
  const response = await fetch(SETTINGS_PATH, { signal: AbortSignal.timeout(15_000) });
  if (!response.ok) throw new Error(`${SETTINGS_PATH} answered ${response.status}`);
  return z.parse(portalSettings, await response.json());
}
