import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKOUT, OUT } from '#scripts/lib/places.ts';
import { run } from '#scripts/lib/run.ts';

/** The sample of a deployment's own brand, as the server package has it. */
const SAMPLE_BRAND = join(CHECKOUT, 'deploy/server/sample-brand/brand.json');

/** Writes the built site with the sample brand into a folder, by the server's own program. Gives what serves it. */
export async function writeBrandedSite(folder: string) {
  const built = join(folder, 'sites', 'with-applications');
  await mkdir(built, { recursive: true });
  await symlink(OUT.web, join(built, 'pages'));
  await symlink(OUT.prerenderer, join(built, 'prerenderer'));
  await symlink(OUT.webSecurity, join(built, 'security.json'));
  const options = {
    settings: join(CHECKOUT, 'deploy/server/portal.json'),
    brand: SAMPLE_BRAND,
    sites: join(folder, 'sites'),
    to: join(folder, 'written'),
  };
  await run('node', [
    join(CHECKOUT, 'scripts/server/site/set-up-site.ts'),
    ...Object.entries(options).map(([name, value]) => `--${name}=${value}`),
  ]);
  const site = join(folder, 'written', 'current');
  return {
    PORTAL_WEB_FOLDER: join(site, 'pages'),
    PORTAL_WEB_SECURITY: join(site, 'security.json'),
  };
}
