import {
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  readlink,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKOUT } from '#scripts/lib/places.ts';
import { parseSiteSettings } from '#scripts/server/site/site-settings.ts';
import { writeSite } from '#scripts/server/site/write-site.ts';

const SAMPLE = join(CHECKOUT, 'deploy/server/portal.json');

describe('the settings of a site', () => {
  it('are the portal’s, and whether there are loan applications: as in the sample', async () => {
    const read = parseSiteSettings(await readFile(SAMPLE, 'utf8'));
    expect(read).toMatchObject({
      ok: true,
      value: { applications: true, portal: { gatewayUrl: 'https://gateway.portal.example' } },
    });
    expect(read.ok && 'applications' in read.value.portal).toBe(false);
  });

  it.each([
    ['{', /JSON/],
    ['{}', /^applications: /],
    ['{"applications": true}', /^gatewayUrl: /],
  ])('are refused with what is wrong: %s', (text, problem) => {
    const read = parseSiteSettings(text);
    expect(read.ok ? '' : read.failure[0]).toMatch(problem);
  });
});

describe('the pages of a deployment', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rinsetu-site-'));
    for (const name of ['with-applications', 'without-applications']) {
      await mkdir(join(folder, 'sites', name, 'pages'), { recursive: true });
      await writeFile(join(folder, 'sites', name, 'pages', 'index.html'), name);
      await writeFile(
        join(folder, 'sites', name, 'security.json'),
        JSON.stringify({ '/': { scripts: [], styles: [], frames: [] } }),
      );
    }
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('change in one step with their policies, and leave only those before them', async () => {
    const read = parseSiteSettings(await readFile(SAMPLE, 'utf8'));
    if (!read.ok) throw new Error(read.failure.join());
    const to = join(folder, 'written');
    const write = (applications: boolean) =>
      writeSite({ ...read.value, applications }, join(folder, 'sites'), to);
    const current = (path: string) => readFile(join(to, 'current', path), 'utf8');
    await write(true);
    expect(await current('pages/index.html')).toBe('with-applications');
    expect(await current('nginx-maps.conf')).toContain('https://gateway.portal.example');
    expect(JSON.parse(await current('pages/portal-settings.json'))).toEqual(read.value.portal);
    const before = await readlink(join(to, 'current'));
    await write(false);
    expect(await current('pages/index.html')).toBe('without-applications');
    expect(await readdir(to)).toContain(before);
    await write(true);
    expect(await readdir(to)).toHaveLength(3);
    expect(await readdir(to)).not.toContain(before);
  });

  it('are files of their own, also where the built site is elsewhere', async () => {
    const read = parseSiteSettings(await readFile(SAMPLE, 'utf8'));
    if (!read.ok) throw new Error(read.failure.join());
    const sites = join(folder, 'linked');
    await mkdir(join(sites, 'with-applications'), { recursive: true });
    for (const part of ['pages', 'security.json']) {
      await symlink(
        join(folder, 'sites', 'with-applications', part),
        join(sites, 'with-applications', part),
      );
    }
    const written = await writeSite(read.value, sites, join(folder, 'of-linked'));
    await writeFile(join(written, 'pages', 'index.html'), 'changed');
    const built = join(folder, 'sites', 'with-applications', 'pages', 'index.html');
    expect(await readFile(built, 'utf8')).toBe('with-applications');
  });
});
