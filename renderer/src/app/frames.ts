import { brand } from '#renderer/content/brand/facts.ts';
import type { PageKey } from '#renderer/content/types.ts';
import { MAP_ORIGIN } from '#renderer/ui/embeds/map-address.ts';

/** Origins of the sites that a page shows in a frame once a visitor asks for it. */
export function framesOf(page: PageKey): readonly string[] {
  if (page === '/support' || page === '/branches') return [MAP_ORIGIN];
  if (page !== '/' || brand.videoEmbedUrl === null) return [];
  return [new URL(brand.videoEmbedUrl).origin];
}
