import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { buildIfStale } from '#scripts/lib/freshness.ts';
import { CHECKOUT } from '#scripts/lib/places.ts';

describe('a build', () => {
  let folder = '';
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('runs once, and again only when a source changed', async () => {
    folder = await mkdtemp(join(CHECKOUT, 'out-freshness-'));
    const source = folder.slice(CHECKOUT.length);
    const stamp = join(tmpdir(), `${source}.stamp`);
    let builds = 0;
    const build = () =>
      buildIfStale(stamp, [source], async () => {
        builds += 1;
      });
    await writeFile(join(folder, 'page.ts'), 'one');
    expect(await build()).toBe('built');
    expect(await build()).toBe('fresh');
    await writeFile(join(folder, 'page.test.ts'), 'a test');
    expect(await build()).toBe('fresh');
    await writeFile(join(folder, 'page.ts'), 'two');
    expect(await build()).toBe('built');
    expect(builds).toBe(2);
    await rm(stamp);
  });
});
