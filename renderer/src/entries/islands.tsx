/** Fetched by the island starter when the first island of a prerendered page wakes. */
import { carryAddresses } from '#renderer/app/carry-address.ts';
import { hydrateIsland } from '#renderer/app/hydrate-island.tsx';
import { createPlatform } from '#platform';

const platform = createPlatform();
carryAddresses();

export function wake(host: HTMLElement): Promise<void> {
  return hydrateIsland(host, platform);
}
