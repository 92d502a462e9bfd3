import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { basename, join } from 'node:path';
import { nginxHeaders, nginxMaps } from '#scripts/hosting/hosting-files.ts';
import type { BrandOfSite } from '#scripts/brand/read-brand.ts';
import type { SiteSettings } from '#scripts/server/site/site-settings.ts';
import { compressFolder } from '#scripts/web/compress.ts';
import { readSiteSecurity } from '#scripts/web/page-security.ts';
import { writeBrandedPages } from '#scripts/brand/write-branded-pages.ts';

/** The built sites, by whether they have loan applications. */
export const SITES = { true: 'with-applications', false: 'without-applications' } as const;

const CURRENT = 'current';

/**
 * Writes a deployment's pages and what nginx includes for them into a new folder, and then points `current` to it: pages and
 * their policies change in one step. Only the folder before it is kept, which a server may still read. Gives the new one.
 * `own` is the deployment's brand; pages with the product's are as built.
 */
export async function writeSite(
  { applications, portal }: SiteSettings,
  sites: string,
  to: string,
  own: BrandOfSite | null = null,
): Promise<string> {
  const built = join(sites, SITES[`${applications}`]);
  await mkdir(to, { recursive: true, mode: 0o755 });
  const before = await readlink(join(to, CURRENT)).catch(() => null);
  const folder = await mkdtemp(join(to, 'site-'));
  const pages = join(folder, 'pages');
  // Files, whatever the built ones are: pages with another brand are written over them.
  await cp(join(built, 'pages'), pages, { recursive: true, dereference: true });
  const security =
    own === null
      ? await readSiteSecurity(join(built, 'security.json'))
      : await writeBrandedPages(pages, join(built, 'prerenderer'), own);
  if (own !== null) await compressFolder(pages, join(pages, 'assets'));
  await writeFile(join(pages, 'portal-settings.json'), `${JSON.stringify(portal, null, 2)}\n`);
  await writeFile(join(folder, 'nginx-maps.conf'), nginxMaps(security, portal));
  await writeFile(join(folder, 'nginx-headers.conf'), nginxHeaders());
  // For other web servers than nginx.
  await writeFile(join(folder, 'security.json'), JSON.stringify(security));
  // mkdtemp keeps others out; the web server is another account.
  await chmod(folder, 0o755);
  const next = join(to, 'next');
  await rm(next, { force: true });
  await symlink(basename(folder), next);
  await rename(next, join(to, CURRENT));
  const old = (await readdir(to)).filter(
    (name) => name.startsWith('site-') && name !== basename(folder) && name !== before,
  );
  for (const name of old) await rm(join(to, name), { recursive: true });
  return folder;
}
