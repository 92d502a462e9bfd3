import type { PackedFile } from '#scripts/desktop/archive.ts';
import { type Machine, nativeModules, nativeParts } from '#scripts/desktop/native-modules.ts';

/** The only files that a package may hold, by part; the native modules are named one by one. */
const ALLOWED: readonly RegExp[] = [
  /^package\.json$/,
  /^main\/index\.js$/,
  /^main\/chunks\/[\w-]+\.js$/,
  /^preload\/index\.cjs$/,
  /^renderer\/(?:index\.html|favicon\.svg)$/,
  /^renderer\/assets\/[\w.-]+\.(?:js|css|woff2)$/,
  // What PDF.js asks for by name (renderer/pdf-files-plugin.ts).
  /^renderer\/assets\/pdfjs-[\d.]+\/(?:\w+\.js|[\w-]+\.(?:pfb|ttf)|LICENSE_\w+)$/,
  /^first-pages\/(?:[\w-]+\.html|hashes\.json)$/,
  /^renderer\/pictures\/[\w-]+\.(?:svg|avif|png|jpg)$/,
];

/** Maximum bytes of each part: measured, plus about a fifth to grow. A part above it holds something it should not. */
export const BUDGETS: Readonly<Record<string, number>> = {
  // With a desk of several people, which took it to 863 kB, and six languages, to 996 kB; half of it is electron-updater.
  main: 1_200_000,
  preload: 5000,
  // With Fluent UI and Chart.js, in two languages (decision 17), and with loan applications, which took it to 2.6 MB; PDF.js, for
  // locked PDFs (decision 30), took it to 6.2 MB; a terminal's four other languages, words and fonts (decision 79), to 8.7 MB.
  renderer: 10_400_000,
  // Forty pages: a showroom's four kinds in two languages, a terminal's two in six, each with and without loan applications
  // (decision 41): 5.0 MB.
  'first-pages': 6_000_000,
  node_modules: 1_050_000,
  'package.json': 2000,
};

/** What is wrong with the contents of a package; empty when nothing is. */
export function contentProblems(files: readonly PackedFile[], machine: Machine): string[] {
  const named = namedFiles(machine);
  const paths = new Set(files.map(({ path }) => path));
  const strangers = files.filter(
    ({ path }) => !named.has(path) && !ALLOWED.some((allowed) => allowed.test(path)),
  );
  const parts = new Set(nativeParts(machine));
  return [
    ...strangers.map(({ path }) => `${path} has no business in the package.`),
    ...[
      ...named,
      'package.json',
      'main/index.js',
      'preload/index.cjs',
      'renderer/index.html',
      'first-pages/hashes.json',
    ]
      .filter((path) => !paths.has(path))
      .map((path) => `${path} is missing.`),
    ...files
      .filter(({ path, unpacked }) => parts.has(path) !== unpacked)
      .map(({ path, unpacked }) => `${path} ${unpacked ? 'need not' : 'must'} be unpacked.`),
    ...weights(files).flatMap(({ part, bytes }) => {
      const most = BUDGETS[part] ?? 0;
      return bytes > most ? [`${part} weighs ${bytes} bytes, over its ${most}.`] : [];
    }),
  ];
}

/** What each part at the top of the package weighs. */
export function weights(
  files: readonly PackedFile[],
): readonly { readonly part: string; readonly files: number; readonly bytes: number }[] {
  const byPart = Map.groupBy(files, ({ path }) => path.split('/')[0] ?? '');
  return [...byPart].map(([part, within]) => ({
    part,
    files: within.length,
    bytes: within.reduce((sum, { bytes }) => sum + bytes, 0),
  }));
}

function namedFiles(machine: Machine): ReadonlySet<string> {
  return new Set(
    nativeModules(machine).flatMap(({ name, files }) =>
      ['package.json', ...files].map((file) => `node_modules/${name}/${file}`),
    ),
  );
}
