import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOMS = [
  'domain',
  'contract',
  'gateway',
  'sample-lender',
  'main',
  'preload',
  'renderer',
  'scripts',
  'tests',
];
/** Installed or built, and no code of this repository. */
const NOT_OURS = /(?:^|\/)(?:node_modules|out)\//;
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*'([#.][^']+)'/g;

/** What each file of the repository imports from it: values, types, and what it loads later. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** `#gateway/` and the like, and the folder that each stands for. */
function aliases(): readonly (readonly [string, string])[] {
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8'));
  return Object.entries<unknown>(imports).flatMap(([name, place]) =>
    name.endsWith('/*') && typeof place === 'string'
      ? [[name.slice(0, -1), join(place.slice(0, -1))] as const]
      : [],
  );
}

/** Reads the imports of every file, tests included. */
export function readImports(): Imports {
  const places = aliases();
  const placeOf = (file: string, named: string): string | null => {
    if (named.startsWith('.')) return join(dirname(file), named);
    const [name, place] = places.find(([alias]) => named.startsWith(alias)) ?? [];
    return name === undefined || place === undefined ? null : join(place, named.slice(name.length));
  };
  const files = ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
  ).filter((file) => /\.tsx?$/.test(file) && !NOT_OURS.test(file));
  return new Map(
    files.map((file) => [
      file,
      [...readFileSync(file, 'utf8').matchAll(IMPORTED)].flatMap(([, named = '']) => {
        const place = placeOf(file, named);
        return place === null || place === file || !existsSync(place) ? [] : [place];
      }),
    ]),
  );
}

/** The largest groups of which each member leads to every other, in alphabetical order: what is in no circle is in none. */
export function circlesIn(leads: ReadonlyMap<string, Iterable<string>>): readonly string[] {
  const reached = new Map<string, ReadonlySet<string>>();
  const reach = (from: string): ReadonlySet<string> => {
    const known = reached.get(from);
    if (known !== undefined) return known;
    const found = new Set<string>();
    const ahead = [...(leads.get(from) ?? [])];
    for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      ahead.push(...(leads.get(next) ?? []));
    }
    reached.set(from, found);
    return found;
  };
  const circles = [...leads.keys()]
    .filter((each) => reach(each).has(each))
    .map((each) =>
      [...reach(each)]
        .filter((other) => reach(other).has(each))
        .toSorted()
        .join(', '),
    );
  return [...new Set(circles)].toSorted();
}

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file);

/**
 * Each folder with what is beside it, folders or files, that something in it imports; and each file beside folders with those
 * that it imports. Tests, which may import everything, do not count.
 */
export function importsOfFolders(imports: Imports): ReadonlyMap<string, ReadonlySet<string>> {
  const leads = new Map<string, Set<string>>();
  for (const [file, imported] of imports) {
    if (isTest(file)) continue;
    const from = file.split('/');
    for (const other of imported) {
      const to = other.split('/');
      const apart = from.findIndex((name, at) => name !== to[at]);
      // Imports between files of one folder concern no folder.
      if (apart === from.length - 1 && apart === to.length - 1) continue;
      const folder = from.slice(0, apart + 1).join('/');
      leads.set(
        folder,
        (leads.get(folder) ?? new Set<string>()).add(to.slice(0, apart + 1).join('/')),
      );
    }
  }
  return leads;
}
