import { cp, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { compressFolder } from '#scripts/web/compress.ts';
import { OUT } from '#scripts/lib/places.ts';
import { securityOf } from '#scripts/web/page-security.ts';

const SOURCE = fileURLToPath(new URL('hand-written-home.html', import.meta.url));
export const HAND_WRITTEN = '/hand-written';

/**
 * Copies the built site into a folder and adds the hand-written page to it, so that one server answers for both alike.
 * Gives the environment in which scripts/web/serve-web.ts serves it.
 */
export async function siteWithHandWrittenPage(
  folder: string,
): Promise<Readonly<NodeJS.ProcessEnv>> {
  const site = join(folder, 'web');
  const securityFile = join(folder, 'web-security.json');
  const html = await readFile(SOURCE, 'utf8');
  await cp(OUT.web, site, { recursive: true });
  const added = join(folder, 'added');
  await cp(SOURCE, join(added, `${HAND_WRITTEN}.html`));
  await compressFolder(added);
  await cp(added, site, { recursive: true });
  const security: unknown = JSON.parse(await readFile(OUT.webSecurity, 'utf8'));
  await writeFile(
    securityFile,
    JSON.stringify(Object.assign({}, security, { [HAND_WRITTEN]: securityOf(html) })),
  );
  return { PORTAL_WEB_FOLDER: site, PORTAL_WEB_SECURITY: securityFile };
}
