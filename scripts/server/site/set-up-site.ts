/**
 * `rinsetu-web` of the server package: writes the pages of a deployment, and what nginx includes, from the built sites and
 * the deployment's settings. It needs neither npm nor a compiler.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { parseSiteSettings } from '#scripts/server/site/site-settings.ts';
import { writeSite } from '#scripts/server/site/write-site.ts';

const { values } = parseArgs({
  options: {
    settings: { type: 'string', default: '/etc/rinsetu/portal.json' },
    sites: { type: 'string', default: '/usr/lib/rinsetu/sites' },
    to: { type: 'string', default: '/var/lib/rinsetu-web' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) {
  console.log(
    [
      'usage: rinsetu-web [--settings FILE] [--sites FOLDER] [--to FOLDER]',
      '',
      `Writes the portal's pages and nginx's part of their headers into FOLDER/current (${values.to}),`,
      `as FILE (${values.settings}) says. Then: systemctl reload nginx`,
    ].join('\n'),
  );
} else {
  const text = await readFile(values.settings, 'utf8').catch(() => null);
  const settings =
    text === null ? { ok: false, failure: ['cannot be read'] } : parseSiteSettings(text);
  if ('value' in settings) {
    const written = await writeSite(settings.value, values.sites, values.to);
    console.log(`The pages are in ${written}. To serve them: systemctl reload nginx`);
  } else {
    for (const problem of settings.failure) console.error(`${values.settings}: ${problem}`);
    process.exitCode = 1;
  }
}
