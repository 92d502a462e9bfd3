import { writeBrandPictures } from '#scripts/brand/pictures.ts';
import type { BrandOfSite } from '#scripts/brand/read-brand.ts';
import type { SiteSecurity } from '#scripts/web/security-headers.ts';
import { writePages } from '#scripts/web/write-pages.ts';

/**
 * Writes all that shows a deployment's own brand into the folder that is served; assets, which do not, stay as built. What was
 * compressed there is out of date after it. As `writePages`.
 */
export async function writeBrandedPages(
  web: string,
  prerenderer: string,
  { brand, logo }: BrandOfSite,
): Promise<SiteSecurity> {
  await writeBrandPictures(web, logo, brand.facts.colours);
  return writePages(web, prerenderer, brand);
}
