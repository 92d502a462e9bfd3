import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** From the lowest to the highest. The linter keeps the order of floors; here, that of the folders on each. */
const FLOORS = ['foundation', 'people', 'lending', 'upkeep', 'areas', 'program'];
/** Subjects of a loan need each other. */
const WITHOUT_ORDER = 'lending';

const PAGE = readFileSync('docs/architecture.md', 'utf8');
/** `floor/folder`, as the page lists them. */
const ROWS = [
  ...PAGE.matchAll(/^\| `((?:foundation|people|lending|upkeep|areas|program)\/\S*)` +\| \S/gm),
]
  .map(([, folder = '']) => folder)
  .filter((folder) => !folder.endsWith('/'));
const DRAWN: readonly string[] =
  /```mermaid\nflowchart BT\n([^]*?)```/.exec(PAGE)?.[1]?.match(/[a-z-]+/g) ?? [];

const FOLDERS = FLOORS.flatMap((floor) =>
  readdirSync(`gateway/${floor}`, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => `${floor}/${name}`),
);

const importsOf = (folder: string): readonly string[] =>
  readdirSync(`gateway/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(`gateway/${folder}/${file}`, 'utf8').matchAll(
        /(?:from |import\()'#gateway\/(\w+\/[\w-]+)\//g,
      ),
    ])
    .flatMap(([, imported]) => imported ?? []);

it('every folder of the gateway says in a row of the architecture what it offers', () => {
  expect(ROWS.toSorted()).toEqual(FOLDERS.toSorted());
});

it('the drawing shows every folder', () => {
  const missing = FOLDERS.filter((folder) => !folder.startsWith('program/')).filter(
    (folder) => !DRAWN.includes(folder.split('/')[1] ?? ''),
  );
  expect(missing).toEqual([]);
});

it('a folder imports on its own floor only those in the rows before it', () => {
  const wrong = ROWS.filter((folder) => !folder.startsWith(`${WITHOUT_ORDER}/`)).flatMap(
    (folder) => {
      const [floor] = folder.split('/');
      const later = ROWS.slice(ROWS.indexOf(folder) + 1);
      return [...new Set(importsOf(folder))]
        .filter((imported) => imported.startsWith(`${floor}/`) && later.includes(imported))
        .map((imported) => `${folder} imports ${imported}`);
    },
  );
  expect(wrong).toEqual([]);
});
