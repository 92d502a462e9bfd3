/** The documented path of the server package, from an empty Debian to nothing but what the administrator owns. */
import { appendFile, chmod, cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerByPhone } from '#contract/added-calls.ts';
import { addContactUs, login, PHONE_PROOF_HEADER } from '#contract/gateway.ts';
import {
  type PostgresCluster,
  startPostgresCluster,
} from '#gateway/testing/stores/postgres-cluster.ts';
import { newDatabaseAt } from '#gateway/testing/stores/postgres-databases.ts';
import { ensurePlainWebBuild, ensureWebBuild } from '#scripts/lib/builds.ts';
import { CHECKOUT } from '#scripts/lib/places.ts';
import { freePort } from '#scripts/lib/ports.ts';
import { packServer } from '#scripts/server/server-package.ts';
import { type DebianRoot, newDebianRoot, whyNoDebian } from '#tests/service/debian-root.ts';
import { GATEWAY, PORTAL, startNginx } from '#tests/service/portal-on-nginx.ts';
import { startUnit } from '#tests/service/running-unit.ts';
import {
  startAuthEmulator,
  type TestAuthEmulator,
} from '#tests/support/processes/auth-emulator.ts';

/** Milliseconds. Two builds of the site, a Debian and two packages, on a machine that is busy with much else. */
const ENOUGH_TIME = 30 * 60_000;
const PASSWORD = 'monsoon 2026';
const KEYS = '/etc/rinsetu/credentials';

const reason = whyNoDebian();

describe.skipIf(reason !== null)(
  `the server package${reason === null ? '' : ` (${reason})`}`,
  () => {
    let folder: string;
    let older: string;
    let newer: string;
    let system: DebianRoot;
    let emulator: TestAuthEmulator;
    let cluster: PostgresCluster;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'rinsetu-packages-'));
      await ensureWebBuild();
      await ensurePlainWebBuild();
      const pack = (version: string) =>
        packServer({ output: folder, version, compression: ['-Znone'] });
      older = await pack('0.1.0~test1');
      newer = await pack('0.1.0~test2');
      system = await newDebianRoot();
      emulator = await startAuthEmulator();
      cluster = await startPostgresCluster();
    }, ENOUGH_TIME);
    afterAll(async () => {
      await Promise.all([system?.remove(), emulator?.stop(), cluster?.stop()]);
      await rm(folder, { recursive: true, force: true });
    }, ENOUGH_TIME);

    const install = async (file: string) => {
      await cp(file, system.at('/tmp/server.deb'));
      await system.run('dpkg', '--install', '/tmp/server.deb');
    };

    it(
      'is whole on its own, and leaves nothing where nothing was added',
      { timeout: ENOUGH_TIME },
      async () => {
        const before = await system.paths();
        await install(older);
        expect(await system.run('dpkg', '--verify', 'rinsetu-server')).toBe('');
        const parts = system.at('/usr/lib/rinsetu/node_modules');
        expect((await readdir(parts)).toSorted()).toEqual(['@img', '@node-rs']);
        await expect(
          system.run('grep', '--recursive', '--files-with-matches', CHECKOUT, '/usr/lib/rinsetu'),
          'no path of the checkout',
        ).rejects.toMatchObject({ code: 1, stdout: '' });
        expect(await system.run('rinsetu', '--help')).toContain('rinsetu key make');
        expect(await system.run('rinsetu-web', '--help')).toContain('/etc/rinsetu/portal.json');
        await system.run('dpkg', '--purge', 'rinsetu-server');
        expect((await system.paths()).filter((path) => !before.includes(path))).toEqual([]);
        await expect(system.run('getent', 'passwd', 'rinsetu')).rejects.toMatchObject({ code: 2 });
      },
    );

    it(
      'brings a portal into service behind nginx, is upgraded without a lost call, and leaves what the administrator owns',
      { timeout: ENOUGH_TIME },
      async () => {
        const before = await system.paths();
        await install(older);

        // Keys, database, settings: as docs/operations/server.md has them.
        await system.run('rinsetu', 'key', 'make', `${KEYS}/master-keys`);
        await writeFile(system.at(`${KEYS}/database-url`), await newDatabaseAt(cluster.url));
        await chmod(system.at(`${KEYS}/database-url`), 0o600);
        await appendFile(
          system.at('/etc/rinsetu/gateway.env'),
          // Phone codes come from the emulator, and one test sends more messages than a person.
          `FIREBASE_AUTH_EMULATOR_HOST=${emulator.host}:${emulator.port}\nGATEWAY_CONTACT_MESSAGES=0\n`,
        );
        await system.run('rinsetu-web');
        const ports = [String(await freePort()), String(await freePort())] as const;
        const notes = (port: string) => system.at(`/var/lib/rinsetu/notes/${port}`);

        let first = await startUnit(system, ports[0]);
        // One more gateway of a running database begins with what the first one knows.
        await system.run(
          'cp',
          '-a',
          notes(ports[0]).slice(system.folder.length),
          `/var/lib/rinsetu/notes/${ports[1]}`,
        );
        let second = await startUnit(system, ports[1]);
        const nginx = await startNginx(system, ports);
        const { ask } = nginx;

        const page = await ask(PORTAL, '/');
        expect([page.status, page.headers['strict-transport-security']]).toEqual([
          200,
          expect.stringContaining('max-age'),
        ]);
        expect(page.headers['content-security-policy']).toContain(`https://${GATEWAY}`);
        expect(JSON.parse((await ask(PORTAL, '/portal-settings.json')).text)).toMatchObject({
          gatewayUrl: `https://${GATEWAY}`,
        });
        expect((await ask(PORTAL, '/about/')).headers.location).toMatch(/\/about$/);
        expect((await ask(PORTAL, '/nothing')).status).toBe(404);
        expect((await ask(PORTAL, '/apply')).status).toBe(200);
        expect((await ask(GATEWAY, '/metrics')).status).toBe(404);
        const plain = await fetch(`http://127.0.0.1:${nginx.plainPort}/`, {
          headers: { Host: PORTAL },
          redirect: 'manual',
        });
        expect(plain.status).toBe(301);

        const mobileNumber = '9876543210';
        const person = {
          firstName: 'Asha',
          lastName: 'Rao',
          emailId: 'asha@mail.example',
          password: PASSWORD,
          mobileNumber,
        };
        const proof = { [PHONE_PROOF_HEADER]: await emulator.idTokenFor(mobileNumber) };
        expect((await ask(GATEWAY, registerByPhone.path, person, proof)).status).toBe(200);
        const signIn = () =>
          ask(GATEWAY, login.path, {
            mobileNumber: null,
            userId: person.emailId,
            password: PASSWORD,
          });
        const signedIn = await signIn();
        expect(signedIn).toMatchObject({ status: 200 });

        const send = (remarks: string) =>
          ask(GATEWAY, addContactUs.path, {
            txnDate: '25/11/2026',
            name: 'Ravi',
            email: 'ravi@example.in',
            phone: '9876543210',
            category: 'Help',
            remarks,
          });
        expect((await send('before')).status).toBe(200);
        const messages = async () =>
          (await system.run('rinsetu', 'messages'))
            .trim()
            .split('\n')
            .map((line): string => JSON.parse(line).remarks);
        expect(await messages()).toEqual(['before']);
        expect(await system.run('rinsetu', 'audit', 'verify')).toMatch(/^entries: \d+/);

        // Upgraded, one gateway after the other, while people go on.
        const sent: string[] = [];
        const upgraded = new AbortController();
        const lost: unknown[] = [];
        const people = async () => {
          while (!upgraded.signal.aborted) {
            const remarks = `during ${sent.length}`;
            sent.push(remarks);
            const answer = await send(remarks).catch((error: unknown) => ({ status: error }));
            if (answer.status !== 200) lost.push(answer.status);
          }
        };
        const busy = [people(), people()];
        const changed = await readFile(system.at('/etc/rinsetu/gateway.env'), 'utf8');
        const upgrade = async () => {
          await install(newer);
          await nginx.reload();
          expect(await first.stop()).toBe(0);
          first = await startUnit(system, ports[0]);
          expect(await second.stop()).toBe(0);
          second = await startUnit(system, ports[1]);
        };
        await upgrade().finally(() => upgraded.abort());
        await Promise.all(busy);
        expect(lost).toEqual([]);
        console.log(`${sent.length} calls during the upgrade, none lost`);
        expect(sent.length).toBeGreaterThan(0);
        expect((await messages()).toSorted()).toEqual(['before', ...sent].toSorted());
        expect(await readFile(system.at('/usr/lib/rinsetu/package.json'), 'utf8')).toContain(
          '~test2',
        );
        expect(await readFile(system.at('/etc/rinsetu/gateway.env'), 'utf8')).toBe(changed);
        expect((await signIn()).status).toBe(200);
        expect((await ask(PORTAL, '/')).status).toBe(200);

        expect(await first.stop()).toBe(0);
        expect(await second.stop()).toBe(0);
        await nginx.stop();
        await system.run('dpkg', '--remove', 'rinsetu-server');
        expect(await readFile(system.at('/etc/rinsetu/gateway.env'), 'utf8')).toBe(changed);
        await system.run('dpkg', '--purge', 'rinsetu-server');
        const left = (await system.paths()).filter((path) => !before.includes(path));
        const owned =
          /^\.\/(?:etc\/(?:ssl\/rinsetu|nginx\/sites-)|etc\/rinsetu(?:$|\/credentials)|var\/lib\/rinsetu(?:$|\/))/;
        expect(left.filter((path) => !owned.test(path))).toEqual([]);
        expect(left).toContain('./etc/rinsetu/credentials/master-keys');
        expect(left).toContain(`./var/lib/rinsetu/notes/${ports[0]}/erasures.jsonl`);
        expect(await system.run('getent', 'passwd', 'rinsetu')).toContain('/var/lib/rinsetu');
      },
    );
  },
);
