/** The two images, built and run as the Containerfiles say. */
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { registerByPhone } from '#contract/added-calls.ts';
import { addContactUs, PHONE_PROOF_HEADER } from '#contract/gateway.ts';
import { newKeyLine } from '#gateway/sealing/key-file.ts';
import { ensurePlainWebBuild, ensureWebBuild } from '#scripts/lib/builds.ts';
import { CHECKOUT } from '#scripts/lib/places.ts';
import { freePort } from '#scripts/lib/ports.ts';
import { packServer } from '#scripts/server/server-package.ts';
import { debianArchive, whyNoDebian } from '#tests/service/debian-root.ts';
import { type Images, newImages, whyNoImages } from '#tests/service/image.ts';
import {
  startAuthEmulator,
  type TestAuthEmulator,
} from '#tests/support/processes/auth-emulator.ts';

/** Milliseconds: see server-package.service.test.ts. */
const ENOUGH_TIME = 30 * 60_000;
const PATIENCE = { timeout: 60_000, interval: 100 };
const BASE = 'localhost/debian';
/** As the Containerfile of the server has it. */
const ACCOUNT = 10001;

const reason = whyNoDebian() ?? whyNoImages();

describe.skipIf(reason !== null)(`the images${reason === null ? '' : ` (${reason})`}`, () => {
  let folder: string;
  let images: Images;
  let emulator: TestAuthEmulator;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rinsetu-packages-'));
    await ensureWebBuild();
    await ensurePlainWebBuild();
    const packages = join(folder, 'packages');
    await packServer({ output: packages, version: '0.1.0~test1', compression: ['-Znone'] });
    images = await newImages();
    await images.importArchive(await debianArchive(), BASE);
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
    emulator = await startAuthEmulator();
  }, ENOUGH_TIME);
  afterAll(async () => {
    await emulator?.stop();
    await images?.remove();
    await rm(folder, { recursive: true, force: true });
  }, ENOUGH_TIME);

  it(
    'of the server registers people as an account of its own, says how it is, and drains',
    { timeout: ENOUGH_TIME },
    async () => {
      const container = await images.buildah('from', '--pull-never', 'localhost/rinsetu-server');
      const inspected = await images.buildah(
        'inspect',
        '--type',
        'image',
        'localhost/rinsetu-server',
      );
      const config = JSON.parse(JSON.parse(inspected).Config).config;
      expect(config).toMatchObject({ User: `${ACCOUNT}:${ACCOUNT}`, StopSignal: 'SIGTERM' });

      const secrets = join(folder, 'secrets');
      await mkdir(secrets);
      const keys = join(secrets, 'master-keys');
      await writeFile(keys, `${newKeyLine().line}\n`);
      await chmod(keys, 0o400);
      await chown(keys, ACCOUNT, ACCOUNT);
      const port = String(await freePort());
      const settings = {
        GATEWAY_PORT: port,
        GATEWAY_APPLICATIONS: 'on',
        GATEWAY_MASTER_KEYS_FILE: '/run/secrets/master-keys',
        FIREBASE_AUTH_EMULATOR_HOST: `${emulator.host}:${emulator.port}`,
      };
      const gateway = images.start(container, [...config.Entrypoint, ...config.Cmd], settings, [
        `${secrets}:/run/secrets:ro`,
      ]);
      const url = `http://127.0.0.1:${port}`;
      const statusOf = async (path: string) => (await fetch(url + path).catch(() => null))?.status;
      await vi.waitFor(
        async () => expect(await statusOf('/readyz'), gateway.problems()).toBe(200),
        PATIENCE,
      );

      const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
        fetch(url + path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headers },
          body: JSON.stringify(body),
        });
      const mobileNumber = '9876543210';
      const proof = { [PHONE_PROOF_HEADER]: await emulator.idTokenFor(mobileNumber) };
      const person = { firstName: 'Asha', lastName: 'Rao', emailId: null, password: null };
      const registered = await post(registerByPhone.path, { ...person, mobileNumber }, proof);
      expect(registered.status).toBe(200);
      const sent = await post(addContactUs.path, {
        txnDate: '25/11/2026',
        name: 'Ravi',
        email: 'ravi@example.in',
        phone: '9876543210',
        category: 'Help',
        remarks: 'Please call me.',
      });
      expect(sent.status).toBe(200);

      const [, ...health] = config.Healthcheck.Test;
      const healthy = () =>
        images.buildah('run', '--env', `GATEWAY_PORT=${port}`, container, '--', ...health);
      await healthy();
      const ended = gateway.stop('SIGTERM');
      await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503), PATIENCE);
      expect(await statusOf('/livez')).toBe(200);
      expect(await ended).toBe(0);
      await expect(healthy()).rejects.toThrow('exit status 1');
    },
  );

  it(
    'of the web serves pages with the policy of its settings, and writes only in memory',
    { timeout: ENOUGH_TIME },
    async () => {
      const container = await images.buildah('from', '--pull-never', 'localhost/rinsetu-web');
      const port = String(await freePort());
      const memory = join(folder, 'memory');
      await mkdir(memory);
      await chmod(memory, 0o1777);
      const web = images.start(
        container,
        ['/bin/sh', '/etc/rinsetu-web/start'],
        { PORTAL_PORT: port },
        [`${memory}:/tmp`],
      );
      const url = `http://127.0.0.1:${port}`;
      await vi.waitFor(
        async () => expect((await fetch(url).catch(() => null))?.status, web.problems()).toBe(200),
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
      expect(await web.stop('SIGQUIT')).toBe(0);
    },
  );
});
