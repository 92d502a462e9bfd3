import type { PagePath } from '#renderer/content/types.ts';

/** Size of the pictures that are shown when a page is shared, in px. Drawn by scripts/art/draw-cards.ts. */
export const CARD = { width: 1200, height: 630 } as const;

/** The one card of a deployment with its own brand: the product's have its name in them. */
export const OWN_CARD = '/cards/brand.jpg';

/** Address of the card of a page, by its canonical path and the prefix of the card's language. */
export function cardOf(canonical: PagePath, base: string): string {
  const name = canonical === '/' ? 'home' : canonical.slice(1).replaceAll(/[^\w-]+/g, '-');
  return `/cards${base}/${name}.jpg`;
}
