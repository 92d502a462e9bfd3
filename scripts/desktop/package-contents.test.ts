import { expect, test } from 'vitest';
import type { PackedFile } from '#scripts/desktop/archive.ts';
import { nativeModules } from '#scripts/desktop/native-modules.ts';
import { BUDGETS, contentProblems } from '#scripts/desktop/package-contents.ts';

const MACHINE = { platform: 'linux', arch: 'x64' } as const;

const file = (path: string, bytes = 10): PackedFile => ({
  path,
  bytes,
  unpacked: path.endsWith('.node'),
});
const GOOD: readonly PackedFile[] = [
  'package.json',
  'main/index.js',
  'main/chunks/main-Dg_1.js',
  'preload/index.cjs',
  'renderer/index.html',
  'renderer/assets/index-1.js',
  'renderer/assets/pdfjs-6.5.438/worker.js',
  'renderer/assets/pdfjs-6.5.438/FoxitSans.pfb',
  'renderer/assets/pdfjs-6.5.438/LiberationSans-Regular.ttf',
  'renderer/assets/pdfjs-6.5.438/LICENSE_FOXIT',
  'renderer/pictures/app.svg',
  'first-pages/showroom-en.html',
  'first-pages/hashes.json',
  ...nativeModules(MACHINE).flatMap(({ name, files }) =>
    ['package.json', ...files].map((each) => `node_modules/${name}/${each}`),
  ),
].map((path) => file(path));

test('a package of the program and its native modules is right', () => {
  expect(contentProblems(GOOD, MACHINE)).toEqual([]);
});

test.each([
  'main/index.js.map',
  'main/window/window.ts',
  'renderer/assets/index-1.js.map',
  'renderer/assets/pdfjs-6.5.438/openjpeg.wasm',
  'renderer/src/index.tsx',
  'renderer/cards/home.jpg',
  'main/window.test.js',
  'node_modules/react/index.js',
  'node_modules/keytar/binding.gyp',
  'node_modules/keytar/prebuilds/win32-x64/keytar.node',
  'docs/README.md',
  '.env',
])('%s has no business in it', (path) => {
  expect(contentProblems([...GOOD, file(path)], MACHINE)).toEqual([
    `${path} has no business in the package.`,
    ...(path.endsWith('.node') ? [`${path} need not be unpacked.`] : []),
    ...(path.startsWith('.') || path.startsWith('docs')
      ? [`${path.split('/')[0]} weighs 10 bytes, over its 0.`]
      : []),
  ]);
});

test('a native part that is missing, or inside the archive, is named', () => {
  const part = 'node_modules/keytar/prebuilds/linux-x64/keytar.node';
  const without = GOOD.filter(({ path }) => path !== part);
  expect(contentProblems(without, MACHINE)).toEqual([`${part} is missing.`]);
  const inside = [...without, { ...file(part), unpacked: false }];
  expect(contentProblems(inside, MACHINE)).toEqual([`${part} must be unpacked.`]);
});

test('a part that is too heavy is named with its weight', () => {
  const heavy = [...GOOD, file('renderer/assets/all-2.js', BUDGETS['renderer'])];
  expect(contentProblems(heavy, MACHINE)).toEqual([expect.stringMatching(/^renderer weighs/)]);
});

test.each([
  [{ platform: 'win32', arch: 'x64' }, 'argon2.win32-x64-msvc.node'],
  [{ platform: 'darwin', arch: 'arm64' }, 'argon2.darwin-arm64.node'],
] as const)('each system has parts of its own: %j', (machine, part) => {
  const files = nativeModules(machine).flatMap((module) => module.files);
  expect(files).toContain(part);
  expect(files).toContain(`prebuilds/${machine.platform}-${machine.arch}/keytar.node`);
});
