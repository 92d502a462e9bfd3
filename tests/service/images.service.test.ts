/** The two images, built as the Containerfiles say, and run with nothing to write to but what `deploy/compose.yaml` gives them. */
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type PostgresCluster,
  startPostgresCluster,
} from '#gateway/testing/stores/postgres-cluster.ts';
import { runSql } from '#gateway/testing/stores/postgres-databases.ts';
import { ensurePlainWebBuild, ensureWebBuild } from '#scripts/lib/builds.ts';
import { CHECKOUT } from '#scripts/lib/places.ts';
import { freePort } from '#scripts/lib/ports.ts';
import { packServer } from '#scripts/server/server-package.ts';
import { debianArchive, whyNoDebian } from '#tests/service/debian-root.ts';
import { type Container, type Images, newImages, whyNoImages } from '#tests/service/image.ts';
import { startAuthEmulator, type TestAuthEmulator } from '#tests/processes/auth-emulator.ts';
import { CATALOGUE, type Programs, startScene } from '#tests/walk/scene.ts';
import { onStage } from '#tests/walk/stage.ts';
import { STEPS } from '#tests/walk/steps.ts';
import { secondsSince, walk } from '#tests/walk/walk.ts';

/** Milliseconds: see server-package.service.test.ts. */
const ENOUGH_TIME = 30 * 60_000;
const PATIENCE = { timeout: 60_000, interval: 100 };
const BASE = 'localhost/debian';
/** Beyond Debian's slim image, only what the Containerfiles would fetch. */
const OF_THE_BASE = ['libstdc++6', 'nginx-light'];
/** As the Containerfile of the server has it. */
const ACCOUNT = 10001;
const COMMAND = [
  '/usr/lib/rinsetu/bin/node',
  '/usr/lib/rinsetu/programs/gateway/command/rinsetu.js',
];
const DOCUMENTS = '/run/documents';

const reason = whyNoDebian() ?? whyNoImages();

describe.skipIf(reason !== null)(`the images${reason === null ? '' : ` (${reason})`}`, () => {
  const begun = performance.now();
  const tell = (what: string) => console.log(`${secondsSince(begun).padStart(8)}  ${what}`);
  let folder: string;
  let images: Images;
  let emulator: TestAuthEmulator;
  let cluster: PostgresCluster;
  let server: Container;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rinsetu-packages-'));
    await ensureWebBuild();
    await ensurePlainWebBuild();
    const packages = join(folder, 'packages');
    await packServer({ output: packages, version: '0.1.0~test1', compression: ['-Znone'] });
    images = await newImages();
    await images.importArchive(await debianArchive(OF_THE_BASE), BASE);
    const build = (name: string, ...more: string[]) =>
      images.build(
        '--build-arg',
        `BASE=${BASE}`,
        ...more,
        '--file',
        join(CHECKOUT, `deploy/image/${name}/Containerfile`),
        '--tag',
        `localhost/rinsetu-${name}`,
        packages,
      );
    await build('server');
    await build('web', '--build-context', `web=${join(CHECKOUT, 'deploy/image/web')}`);
    tell('both images are built');
    server = await images.newContainer('localhost/rinsetu-server');
    emulator = await startAuthEmulator();
    cluster = await startPostgresCluster();
  }, ENOUGH_TIME);
  afterAll(async () => {
    await emulator?.stop();
    await images?.remove();
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  }, ENOUGH_TIME);

  /** A folder for the account of the server's image. */
  const newVolume = async () => {
    const volume = await images.newVolume();
    await chown(volume, ACCOUNT, ACCOUNT);
    return volume;
  };
  const urlOf = (role: string, database: string) => {
    const { port } = new URL(cluster.url);
    return `postgres://${role}@127.0.0.1:${port}/${database}`;
  };
  /** A database with the two roles of docs/operations/upgrades.md. */
  const newDatabase = async (name: string) => {
    for (const statement of [
      `create role ${name}_owner login`,
      `create role ${name}_gateway login`,
      `create database ${name} owner ${name}_owner`,
      `revoke all on database ${name} from public`,
      `grant connect on database ${name} to ${name}_gateway`,
    ]) {
      await runSql(cluster.url, statement);
    }
    return { owner: urlOf(`${name}_owner`, name), gateway: urlOf(`${name}_gateway`, name) };
  };

  it('the server’s image has an account of its own, and says how it is stopped and checked', () => {
    expect(server.config).toMatchObject({
      User: `${ACCOUNT}:${ACCOUNT}`,
      StopSignal: 'SIGTERM',
      Volumes: { '/var/lib/rinsetu': {} },
      Healthcheck: { Test: ['CMD', '/usr/lib/rinsetu/bin/node', '-e', expect.any(String)] },
    });
  });

  it('the server’s image cannot write into itself', async () => {
    const { code, err } = await images.run(server, ['touch', '/usr/lib/rinsetu/x', '/tmp/x']);
    expect([code, err.match(/Read-only file system/g)]).toEqual([
      1,
      ['Read-only file system', 'Read-only file system'],
    ]);
    const status = await images.run(server, ['cat', '/proc/self/status']);
    expect(status.out).toMatch(new RegExp(`^Uid:\\s+${ACCOUNT}\\s`, 'm'));
    expect(status.out).toMatch(/^CapEff:\s+0+$/m);
  });

  it(
    'the server’s image migrates, and takes an application to its loan on two gateways',
    { timeout: ENOUGH_TIME },
    async () => {
      const database = await newDatabase('walked');
      const documents = await newVolume();
      const catalogue = { '/run/catalogue:ro': dirname(CATALOGUE) };
      const programs: Programs = {
        async startGateway(settings) {
          const gateway = images.start(server, {
            settings,
            volumes: { '/var/lib/rinsetu': await newVolume(), [DOCUMENTS]: documents },
          });
          const url = `http://127.0.0.1:${settings['GATEWAY_PORT']}`;
          await readyAt(url, gateway);
          return { url, ...gateway };
        },
        run: async (name, settings, args = []) =>
          images.run(
            server,
            [
              ...COMMAND,
              ...name.split(' '),
              ...args.map((arg) => arg.replace(dirname(CATALOGUE), '/run/catalogue')),
            ],
            { settings, volumes: { ...catalogue, '/var/lib/rinsetu': await newVolume() } },
          ),
      };
      const refused = await programs.run('catalogue import', { DATABASE_URL: database.gateway }, [
        CATALOGUE,
      ]);
      expect(refused).toMatchObject({ code: 1 });
      expect(refused.err).toContain('run `rinsetu migrate`');
      const migrated = await programs.run('migrate', {
        DATABASE_URL: database.gateway,
        DATABASE_MIGRATION_URL: database.owner,
      });
      expect(migrated, migrated.err).toMatchObject({ code: 0 });

      const scene = await startScene({
        database: { DATABASE_URL: database.gateway, GATEWAY_DOCUMENTS_DIR: DOCUMENTS },
        gateways: 2,
        emulator,
        folder: join(folder, 'sample-lender'),
        programs,
      });
      const walked = performance.now();
      expect(await onStage(scene, (cast) => walk(cast, STEPS))).toEqual([]);
      tell(`${STEPS.length} steps in ${secondsSince(walked)}`);
    },
  );

  const statusOf = async (url: string) => (await fetch(url).catch(() => null))?.status;
  const readyAt = (url: string, gateway: { readonly problems: () => string }) =>
    vi.waitFor(
      async () => expect(await statusOf(`${url}/readyz`), gateway.problems()).toBe(200),
      PATIENCE,
    );

  it(
    'the server’s image reads its secrets from files, reports its health, and drains',
    { timeout: ENOUGH_TIME },
    async () => {
      const secrets = await newVolume();
      const made = await images.run(
        server,
        [...COMMAND, 'key', 'make', '/run/secrets/master-keys'],
        { volumes: { '/run/secrets': secrets, '/var/lib/rinsetu': await newVolume() } },
      );
      expect(made, made.err).toMatchObject({ code: 0 });
      const port = String(await freePort());
      const url = `http://127.0.0.1:${port}`;
      const gateway = images.start(server, {
        settings: {
          GATEWAY_PORT: port,
          GATEWAY_APPLICATIONS: 'on',
          GATEWAY_MASTER_KEYS_FILE: '/run/secrets/master-keys',
          FIREBASE_AUTH_EMULATOR_HOST: `${emulator.host}:${emulator.port}`,
        },
        volumes: { '/run/secrets:ro': secrets, '/var/lib/rinsetu': await newVolume() },
      });
      await readyAt(url, gateway);
      const [, ...health] = server.config.Healthcheck.Test;
      const isHealthy = async () =>
        (await images.run(server, health, { settings: { GATEWAY_PORT: port } })).code === 0;
      expect(await isHealthy()).toBe(true);
      const stopped = performance.now();
      const ended = gateway.end('SIGTERM');
      await vi.waitFor(async () => expect(await statusOf(`${url}/readyz`)).toBe(503), PATIENCE);
      // Not ready, and calls are still taken.
      expect(await statusOf(`${url}/livez`)).toBe(200);
      expect(await isHealthy()).toBe(false);
      expect(await ended).toBe(0);
      tell(`drained in ${secondsSince(stopped)}`);
    },
  );

  it(
    'the web image serves pages with the policy of its settings, and writes only in memory',
    { timeout: ENOUGH_TIME },
    async () => {
      const web = await images.newContainer('localhost/rinsetu-web');
      expect(web.config).toMatchObject({ User: '10002:10002', StopSignal: 'SIGQUIT' });
      const port = String(await freePort());
      const running = images.start(web, {
        settings: { PORTAL_PORT: port },
        volumes: { '/tmp': await images.newVolume(0o1777) },
      });
      const url = `http://127.0.0.1:${port}`;
      await vi.waitFor(
        async () => expect(await statusOf(url), running.problems()).toBe(200),
        PATIENCE,
      );
      const page = await fetch(url, { headers: { 'Accept-Encoding': 'gzip' } });
      expect(page.headers.get('Content-Security-Policy')).toContain(
        'https://gateway.portal.example',
      );
      expect(page.headers.get('Content-Encoding')).toBe('gzip');
      expect((await fetch(`${url}/nothing`)).status).toBe(404);
      const moved = await fetch(`${url}/about/`, { redirect: 'manual' });
      expect([moved.status, moved.headers.get('Location')]).toEqual([308, '/about']);
      const [, ...health] = web.config.Healthcheck.Test;
      const asked = await images.run(web, health, { settings: { PORTAL_PORT: port } });
      expect(asked, asked.err).toMatchObject({ code: 0 });
      expect(await running.end('SIGQUIT')).toBe(0);
    },
  );
});
