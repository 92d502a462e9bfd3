import type { OwnBrand } from '#renderer/content/types.ts';

/** The element of a page that holds a deployment's own brand as JSON. */
export const BRAND_ELEMENT = 'brand';

let own: OwnBrand | null = typeof document === 'undefined' ? null : brandOfPage();

/** The deployment's own brand, or null for the product's. */
export const ownBrand = (): OwnBrand | null => own;

/** For the prerenderer: before anything is loaded that shows the brand. */
export function takeOwnBrand(brand: OwnBrand | null): void {
  own = brand;
}

/** The prerenderer has written it from parsed settings, like the words and the copy. */
function brandOfPage(): OwnBrand | null {
  const json = document.getElementById(BRAND_ELEMENT)?.textContent;
  return json === undefined || json === null ? null : JSON.parse(json);
}
