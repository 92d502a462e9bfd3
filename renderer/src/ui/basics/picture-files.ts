import type { ImageKey } from '#renderer/content/types.ts';

/** A picture named in the copy, or the drawing shown in place of a map until the map is requested. */
export type PictureKey = ImageKey | 'map-poster';

/** Width and height in pixels, so that the page is laid out before a picture loads. */
type Size = readonly [width: number, height: number];
const SCENE: Size = [600, 400];
const PORTRAIT: Size = [240, 240];
const MARK: Size = [200, 80];
const WIDE: Size = [960, 540];

export const SIZES: Readonly<Record<PictureKey, Size>> = {
  'hero-three-wheeler': [960, 720],
  'app-phone': [480, 480],
  'video-poster': WIDE,
  'map-poster': WIDE,
  'product-fast-financing': SCENE,
  'product-interest-rates': SCENE,
  'product-flexible-repayment': SCENE,
  'product-simple-application': SCENE,
  'offer-three-wheeler': SCENE,
  'offer-rental': SCENE,
  'offer-business': SCENE,
  'customer-silhouette': PORTRAIT,
  'director-silhouette': PORTRAIT,
  'partner-mark-1': MARK,
  'partner-mark-2': MARK,
  'partner-mark-3': MARK,
  'partner-mark-4': MARK,
  'partner-mark-5': MARK,
  'news-key-facts': SCENE,
  'news-data-protection': SCENE,
  'news-lending-rules': SCENE,
  'blog-flat-rate': SCENE,
  'blog-moratorium': SCENE,
  'blog-cooling-off': SCENE,
  'about-story': SCENE,
  'nbfc-bridge': SCENE,
  'dealer-showroom': SCENE,
  'ev-charging': SCENE,
  'business-shop': SCENE,
  'business-credit-line': SCENE,
  'business-equipment': SCENE,
  'branch-counter': SCENE,
};

/** The one raster picture, in several widths (scripts/art/draw-cards.ts draws them). */
export const HERO = { image: 'hero-three-wheeler', widths: [480, 768, 1200] } as const;

export function heroFile(width: number, format: 'avif' | 'webp'): string {
  return `/pictures/${HERO.image}-${width}.${format}`;
}
