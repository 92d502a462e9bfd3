/** What electron-builder asks fpm for, read from fpm's own arguments, as the parts of a Debian package. */
import { parseArgs } from 'node:util';
import * as z from 'zod';

/** A file or folder of this machine, and where an installation puts it. */
export type Placed = { readonly from: string; readonly to: string };

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

export type DebianPackage = z.infer<typeof request> & { readonly files: readonly Placed[] };

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
  return { ...request.parse(values), files: positionals.map(placed) };
}

function placed(pair: string): Placed {
  const [from = '', to = '', ...rest] = pair.split('=');
  if (from === '' || !to.startsWith('/') || rest.length > 0) {
    throw new Error(`"${pair}" does not say which file goes where.`);
  }
  return { from, to };
}

/** The control file. `installedSize` is in units of 1024 bytes. */
export function controlFile(asked: DebianPackage, installedSize: number): string {
  const fields = [
    ['Package', asked.name],
    ['Version', asked.version],
    ['Architecture', asked.architecture],
    ['Maintainer', asked.maintainer],
    ['Installed-Size', String(installedSize)],
    ['Depends', asked.depends.join(', ')],
    ['Recommends', asked['deb-recommends'].join(', ')],
    ['Section', asked.category],
    ['Priority', asked['deb-priority']],
    ['Homepage', asked.url],
    ['Vendor', asked.vendor],
    ['Description', describedAt(asked.description)],
  ] as const;
  const lines = fields.flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}\n`]));
  return lines.join('');
}

const LINE_WIDTH = 78;

/** Debian's form: one line that sums it up, then paragraphs whose lines begin with a space. */
function describedAt(description: string): string {
  const [summary = '', ...rest] = description.split('\n').map((line) => line.trim());
  return [summary, ...rest.flatMap((line) => (line === '' ? ['.'] : wrapped(line)))].join('\n ');
}

function wrapped(paragraph: string): string[] {
  const lines: string[] = [];
  for (const word of paragraph.split(/\s+/)) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && longer.length < LINE_WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
