import { takeOwnBrand } from '#renderer/content/brand/own-brand.ts';
import type { OwnBrand } from '#renderer/content/types.ts';

/**
 * The prerenderer with a deployment's own brand, or null for the product's. Copy names the brand as soon as it is loaded, so
 * nothing that has any may be loaded before, and there can be one brand in a process.
 */
export async function prerendererFor(brand: OwnBrand | null) {
  takeOwnBrand(brand);
  return import('#renderer/islands/prerender.tsx');
}
