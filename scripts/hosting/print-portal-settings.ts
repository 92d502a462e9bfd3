/** Prints the settings file of a deployment, made from the environment: `npm run settings > portal-settings.json`. */
import { portalSettingsFrom } from '#scripts/web/portal-settings.ts';

console.log(JSON.stringify(portalSettingsFrom(process.env), null, 2));
