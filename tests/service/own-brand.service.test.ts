/** A deployment's own brand with the installed package alone: no checkout, no npm. */
import { cp, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensurePlainWebBuild, ensureWebBuild } from '#scripts/lib/builds.ts';
import { packServer } from '#scripts/server/server-package.ts';
import { type DebianRoot, newDebianRoot, whyNoDebian } from '#tests/service/debian-root.ts';

/** Milliseconds. Two builds of the site, a Debian and a package, on a machine that is busy with much else. */
const ENOUGH_TIME = 30 * 60_000;
const WRITTEN = '/var/lib/rinsetu-web';

const reason = whyNoDebian();

describe.skipIf(reason !== null)(
  `an installed portal${reason === null ? '' : ` (${reason})`}`,
  () => {
    let folder: string;
    let system: DebianRoot;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'rinsetu-packages-'));
      await ensureWebBuild();
      await ensurePlainWebBuild();
      const { server: file } = await packServer({
        output: folder,
        version: '0.1.0~test1',
        compression: ['-Znone'],
      });
      system = await newDebianRoot();
      await cp(file, system.at('/tmp/server.deb'));
      await system.run('dpkg', '--install', '/tmp/server.deb');
    }, ENOUGH_TIME);
    afterAll(async () => {
      await system?.remove();
      await rm(folder, { recursive: true, force: true });
    }, ENOUGH_TIME);

    const written = (path: string) => readFile(system.at(`${WRITTEN}/current/${path}`), 'utf8');

    it('has the product’s brand at first, and then its own', { timeout: ENOUGH_TIME }, async () => {
      await system.run('rinsetu-web');
      expect(await written('pages/index.html')).toContain('RinSetu');

      await system.run('cp', '-r', '/usr/share/rinsetu/sample-brand/.', '/etc/rinsetu');
      await system.run('rinsetu-web');
      const page = await written('pages/hi.html');
      expect(page).toContain('सुगम ऋण');
      expect(page).not.toMatch(/rinsetu/i);
      expect(await written('nginx-maps.conf')).toContain('https://video.sugam-rin.example');
    });

    it(
      'keeps its pages where the brand has a fault, which is named',
      { timeout: ENOUGH_TIME },
      async () => {
        const before = await readlink(system.at(`${WRITTEN}/current`));
        await writeFile(
          system.at('/etc/rinsetu/brand.json'),
          '{"colours": {"primary": "#f59e0b"}, "logo": "absent.svg"}',
        );
        await expect(system.run('rinsetu-web')).rejects.toMatchObject({
          code: 1,
          stderr: expect.stringMatching(
            /^\/etc\/rinsetu\/brand\.json: colours\.primary: .* contrast of 1\.\d\d:1.*\n\/etc\/rinsetu\/brand\.json: logo: .*absent\.svg cannot be read\n$/,
          ),
        });
        expect(await readlink(system.at(`${WRITTEN}/current`))).toBe(before);
      },
    );
  },
);
