import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SITES } from '#scripts/server/site/write-site.ts';
import { bundlePrograms } from '#scripts/lib/bundle-programs.ts';
import { CHECKOUT, OUT, PLAIN_SITE } from '#scripts/lib/places.ts';
import { copyNativeParts } from '#scripts/server/native-parts.ts';

const PROGRAMS = [
  'gateway/index.ts',
  'gateway/command/rinsetu.ts',
  'scripts/server/site/set-up-site.ts',
] as const;
const SAMPLE_LENDER = ['sample-lender/index.ts', 'sample-lender/make-keys.ts'] as const;

const inCheckout = (path: string) => join(CHECKOUT, path);

/** Puts together what an installation has in /usr/lib/rinsetu. The sites must be built. */
export async function assembleServer(folder: string, version: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'bin'), { recursive: true });
  await cp(inCheckout('node_modules/node/bin/node'), join(folder, 'bin', 'node'));
  await bundlePrograms(PROGRAMS, join(folder, 'programs'));
  await copyNativeParts(folder);
  // This makes Node treat the programs as modules.
  await writeFile(join(folder, 'package.json'), JSON.stringify({ version, type: 'module' }));
  await cp(inCheckout('deploy/server/defaults.env'), join(folder, 'defaults.env'));
  for (const [site, name] of [
    [OUT, SITES.true],
    [PLAIN_SITE, SITES.false],
  ] as const) {
    await cp(site.web, join(folder, 'sites', name, 'pages'), { recursive: true });
    await cp(site.webSecurity, join(folder, 'sites', name, 'security.json'));
    await cp(site.prerenderer, join(folder, 'sites', name, 'prerenderer'), { recursive: true });
  }
}

/** The fictional lenders, which a service with real ones does not need. */
export async function assembleSampleLender(folder: string, version: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await bundlePrograms(SAMPLE_LENDER, join(folder, 'programs'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ version, type: 'module' }));
}
