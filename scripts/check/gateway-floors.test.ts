import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** From the lowest to the highest. The linter keeps the order of floors; here, that of the folders on each. */
const FLOORS = ['foundation', 'people', 'lending', 'upkeep', 'areas', 'program'];

const PAGE = readFileSync('docs/architecture.md', 'utf8');
/** `floor/folder`, as the page lists them. */
const ROWS = [...PAGE.matchAll(/^\| `([a-z]+\/[a-z-]+)` +\| \w/gm)].flatMap(
  ([, folder]) => folder ?? [],
);
const DRAWN: readonly string[] =
  /```mermaid\nflowchart BT\n([^]*?)```/.exec(PAGE)?.[1]?.match(/[a-z-]+/g) ?? [];

const FOLDERS = FLOORS.flatMap((floor) =>
  readdirSync(`gateway/${floor}`, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => `${floor}/${name}`),
);

const filesIn = (folder: string): readonly string[] =>
  readdirSync(`gateway/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`);

/** The folders of the gateway that a file imports, `floor/folder` each. */
const importedBy = (file: string): ReadonlySet<string> =>
  new Set(
    [
      ...readFileSync(`gateway/${file}`, 'utf8').matchAll(
        /(?:from |import\()'#gateway\/(\w+\/[\w-]+)\//g,
      ),
    ].flatMap(([, folder]) => folder ?? []),
  );

it('every folder of the gateway says in a row of the architecture what it offers', () => {
  expect(ROWS.filter((row) => FLOORS.includes(row.split('/')[0] ?? '')).toSorted()).toEqual(
    FOLDERS.toSorted(),
  );
});

it('the drawing shows every folder but those of the program', () => {
  const names = FOLDERS.filter((folder) => !folder.startsWith('program/')).map(
    (folder) => folder.split('/')[1] ?? '',
  );
  expect(names.filter((name) => !DRAWN.includes(name))).toEqual([]);
});

it('a folder imports on its own floor only those in the rows before it', () => {
  const pointingUp = ROWS.flatMap((folder, at) => {
    const [floor = ''] = folder.split('/');
    const later = ROWS.slice(at + 1).filter((row) => row.startsWith(`${floor}/`));
    return (later.length === 0 ? [] : filesIn(folder)).flatMap((file) => {
      const imported = importedBy(file);
      return later
        .filter((row) => imported.has(row))
        .map((row) => `${file} imports ${row.slice(floor.length + 1)}`);
    });
  });
  expect(pointingUp.toSorted()).toEqual([]);
});
