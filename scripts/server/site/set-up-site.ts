/**
 * `rinsetu-web` of the server package: writes the pages of a deployment, and what nginx includes, from the built sites and
 * the deployment's settings. It needs neither npm nor a compiler.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, succeed } from '#contract/result.ts';
import { readBrand } from '#scripts/brand/read-brand.ts';
import { parseSiteSettings } from '#scripts/server/site/site-settings.ts';
import { writeSite } from '#scripts/server/site/write-site.ts';

const { values } = parseArgs({
  options: {
    settings: { type: 'string', default: '/etc/rinsetu/portal.json' },
    brand: { type: 'string' },
    sites: { type: 'string', default: '/usr/lib/rinsetu/sites' },
    to: { type: 'string', default: '/var/lib/rinsetu-web' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** Beside the settings, where there need not be one. */
const usualBrand = join(dirname(values.settings), 'brand.json');
const brandFile = values.brand ?? (existsSync(usualBrand) ? usualBrand : null);

if (values.help) {
  console.log(
    [
      'usage: rinsetu-web [--settings FILE] [--brand FILE] [--sites FOLDER] [--to FOLDER]',
      '',
      `Writes the portal's pages and nginx's part of their headers into FOLDER/current (${values.to}),`,
      `as FILE (${values.settings}) says, with the names, contacts, colours and logo of`,
      `brand.json beside it, if it is there. Then: systemctl reload nginx`,
    ].join('\n'),
  );
} else {
  const text = await readFile(values.settings, 'utf8').catch(() => null);
  const settings = text === null ? fail(['cannot be read']) : parseSiteSettings(text);
  const own = brandFile === null ? succeed(null) : await readBrand(brandFile);
  if (settings.ok && own.ok) {
    const written = await writeSite(settings.value, values.sites, values.to, own.value);
    const open = own.value?.leftOpen ?? [];
    if (open.length > 0) console.log(`${brandFile} leaves to the product: ${open.join(', ')}`);
    for (const missing of own.value?.leftInEnglish ?? []) {
      console.log(
        `${brandFile} has no text in these languages, whose pages have the English one: ${missing}`,
      );
    }
    console.log(`The pages are in ${written}. To serve them: systemctl reload nginx`);
  } else {
    if (!settings.ok) refuse(values.settings, settings.failure);
    if (!own.ok) refuse(brandFile ?? usualBrand, own.failure);
  }
}

function refuse(file: string, problems: readonly string[]): void {
  for (const problem of problems) console.error(`${file}: ${problem}`);
  process.exitCode = 1;
}
