/** Fetched by the island starter when the first island of a prerendered page wakes. */
import { hydrateIsland } from '#renderer/islands/hydrate-island.tsx';
import { createPlatform } from '#platform';

const platform = createPlatform();

export function wake(host: HTMLElement, beforeHydration: () => void): Promise<void> {
  return hydrateIsland(host, platform, beforeHydration);
}
