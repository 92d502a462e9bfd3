import { join } from 'node:path';
import type { OwnBrand } from '#renderer/content/types.ts';
import { prerenderSite } from '#scripts/web/prerender.ts';
import type { SiteSecurity } from '#scripts/web/security-headers.ts';
import { writeServiceWorker } from '#scripts/web/service-worker.ts';
import { readSiteParts } from '#scripts/web/site-parts.ts';

/**
 * Writes the pages, and what is made from them, beside a site's assets in `web`; `prerenderer` is the folder that the build
 * made for this. Gives what the pages' policies have to allow. `brand` is null for the product's own.
 */
export async function writePages(
  web: string,
  prerenderer: string,
  brand: OwnBrand | null,
): Promise<SiteSecurity> {
  const parts = await readSiteParts(prerenderer);
  const file = join(prerenderer, 'prerenderer.js');
  const { security, calculators } = await prerenderSite({ web, parts, prerenderer: file, brand });
  await writeServiceWorker(parts.serviceWorker, web, calculators);
  return security;
}
