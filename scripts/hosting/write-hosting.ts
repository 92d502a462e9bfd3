/** Writes out/hosting again for the settings in the environment, after a build: `npm run hosting`. */
import { writeHosting } from '#scripts/hosting/hosting-files.ts';
import { readSiteSecurity } from '#scripts/web/page-security.ts';
import { portalSettingsFrom } from '#scripts/web/portal-settings.ts';

await writeHosting(await readSiteSecurity(), portalSettingsFrom(process.env));
