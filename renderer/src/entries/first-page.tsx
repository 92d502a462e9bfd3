/** Fetched by the island starter on a first page of the desktop: wakes the whole page. */
import { hydrateFirstPage } from '#renderer/islands/first-page/hydrate-first-page.tsx';
import { createPlatform } from '#platform';

const platform = createPlatform();

export function wake(page: HTMLElement, beforeHydration: () => void): Promise<void> {
  return hydrateFirstPage(page, platform, beforeHydration);
}
