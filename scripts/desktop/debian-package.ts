/** What electron-builder asks fpm for, read from fpm's own arguments, as the parts of a Debian package. */
import { parseArgs } from 'node:util';
import * as z from 'zod';
import type { Placed } from '#scripts/lib/debian/build-package.ts';
import type { ControlFields } from '#scripts/lib/debian/control-file.ts';

const request = z.object({
  'input-type': z.literal('dir'),
  'output-type': z.literal('deb'),
  package: z.string(),
  name: z.string(),
  version: z.string(),
  architecture: z.string(),
  maintainer: z.string(),
  vendor: z.string(),
  url: z.string(),
  description: z.string(),
  category: z.string().default('misc'),
  'deb-priority': z.string(),
  'deb-compression': z.string(),
  depends: z.array(z.string()).default([]),
  'deb-recommends': z.array(z.string()).default([]),
  'after-install': z.string(),
  'after-remove': z.string(),
});

export type DebianPackage = {
  readonly fields: ControlFields;
  readonly files: readonly Placed[];
  readonly scripts: { readonly postinst: string; readonly postrm: string };
  /** Where the package is to be, and how it is compressed. */
  readonly file: string;
  readonly compression: string;
};

const text = { type: 'string' } as const;

/** Reads fpm's arguments. Throws for one that electron-builder is not known to pass: nothing is left out silently. */
export function readFpmArguments(argv: readonly string[]): DebianPackage {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      'input-type': { type: 'string', short: 's' },
      'output-type': { type: 'string', short: 't' },
      depends: { type: 'string', short: 'd', multiple: true },
      'deb-recommends': { type: 'string', multiple: true },
      force: { type: 'boolean' },
      package: text,
      name: text,
      version: text,
      architecture: text,
      maintainer: text,
      vendor: text,
      url: text,
      description: text,
      category: text,
      'deb-priority': text,
      'deb-compression': text,
      'after-install': text,
      'after-remove': text,
    },
  });
  const asked = request.parse(values);
  return {
    fields: {
      name: asked.name,
      version: asked.version,
      architecture: asked.architecture,
      maintainer: asked.maintainer,
      vendor: asked.vendor,
      url: asked.url,
      description: asked.description,
      section: asked.category,
      priority: asked['deb-priority'],
      depends: asked.depends,
      recommends: asked['deb-recommends'],
    },
    files: positionals.map(placed),
    scripts: { postinst: asked['after-install'], postrm: asked['after-remove'] },
    file: asked.package,
    compression: asked['deb-compression'],
  };
}

function placed(pair: string): Placed {
  const [from = '', to = '', ...rest] = pair.split('=');
  if (from === '' || !to.startsWith('/') || rest.length > 0) {
    throw new Error(`"${pair}" does not say which file goes where.`);
  }
  return { from, to };
}
