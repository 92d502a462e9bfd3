/** The documented path of the server package, from an empty Debian to nothing but what the administrator owns. */
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addContactUs } from '#contract/gateway.ts';
import { ensurePlainWebBuild, ensureWebBuild } from '#scripts/lib/builds.ts';
import { CHECKOUT } from '#scripts/lib/places.ts';
import { packServer, type ServerPackages } from '#scripts/server/server-package.ts';
import { type MailServer, startMailServer } from '#scripts/dev/mail-server.ts';
import { type DebianRoot, newDebianRoot, whyNoDebian } from '#tests/service/debian-root.ts';
import { type DocumentedPath, documentedPath } from '#tests/service/documented-path.ts';
import { clientOf, requestTo } from '#tests/service/https.ts';
import { GATEWAY, makeCertificate, PORTAL } from '#tests/service/portal-on-nginx.ts';
import { prometheusSees } from '#tests/service/prometheus-sees.ts';
import { startAuthEmulator, type TestAuthEmulator } from '#tests/processes/auth-emulator.ts';
import { newCast } from '#tests/walk/cast.ts';
import { madeUpLendersAt } from '#tests/walk/made-up-lenders.ts';
import { publicKeysIn } from '#tests/walk/scene.ts';
import { STEPS } from '#tests/walk/steps.ts';
import { problemsSeen, problemsStored } from '#tests/walk/verify.ts';
import { secondsSince, walk } from '#tests/walk/walk.ts';

/** Milliseconds. Two builds of the site, a Debian and two packages, on a machine that is busy with much else. */
const ENOUGH_TIME = 30 * 60_000;
const VERSIONS = { first: '0.1.0~test1', next: '0.1.0~test2' };
const REFUSED = '0.1.0~test3';
const CREDENTIALS = '/etc/rinsetu/credentials';
const SETTINGS = '/etc/rinsetu/gateway.env';
const LENDER_KEYS = '/var/lib/rinsetu-sample-lender/public-keys.json';

const PATIENCE = { timeout: 120_000, interval: 500 };

const reason = whyNoDebian();

const SEEN = { gateways: ['up', 'up'], rules: ['ok'] };

/** What `rinsetu check` calls an error. */
const errorsIn = (report: string) =>
  [...report.matchAll(/^error +([^:]+):/gm)].map(([, about]) => about);

describe.skipIf(reason !== null)(
  `the server package${reason === null ? '' : ` (${reason})`}`,
  () => {
    let folder: string;
    let first: ServerPackages;
    let next: ServerPackages;
    let refused: ServerPackages;
    let system: DebianRoot;
    let emulator: TestAuthEmulator;
    let mailServer: MailServer;
    let path: DocumentedPath | undefined;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'rinsetu-packages-'));
      await ensureWebBuild();
      await ensurePlainWebBuild();
      const pack = (version: string, sampleLender = false) =>
        packServer({ output: folder, version, compression: ['-Znone'], sampleLender });
      first = await pack(VERSIONS.first, true);
      next = await pack(VERSIONS.next);
      refused = await pack(REFUSED);
      system = await newDebianRoot();
      emulator = await startAuthEmulator();
      mailServer = await startMailServer();
    }, ENOUGH_TIME);
    afterAll(async () => {
      await path?.systemd.stop();
      await Promise.all([system?.remove(), emulator?.stop(), mailServer?.stop()]);
      await rm(folder, { recursive: true, force: true });
    }, ENOUGH_TIME);

    const bring = async (...files: readonly (string | null)[]) => {
      for (const file of files) {
        if (file !== null) await cp(file, system.at(join('/tmp', basename(file))));
      }
    };

    it(
      'is whole on its own, and leaves nothing where nothing was added',
      { timeout: ENOUGH_TIME },
      async () => {
        const before = await system.paths();
        await bring(first.server);
        await system.run('dpkg', '--install', join('/tmp', basename(first.server)));
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
        expect((await system.paths()).filter((each) => !before.includes(each))).toEqual([]);
        await expect(system.run('getent', 'passwd', 'rinsetu')).rejects.toMatchObject({ code: 2 });
      },
    );

    it(
      'brings a portal into service by the page, to the first loan, is upgraded without a lost call, and leaves what the administrator owns',
      { timeout: ENOUGH_TIME },
      async () => {
        const begun = performance.now();
        const tell = (what: string) => console.log(`${secondsSince(begun).padStart(8)}  ${what}`);
        const { host, port } = emulator;
        path = await documentedPath(system, {
          emulator: `${host}:${port}`,
          mailServer: mailServer.url,
          versions: VERSIONS,
        });
        const { follow, ports, run, systemd } = path;
        const before = await system.paths();
        await bring(first.server, first.sampleLender, next.server, refused.server);

        await follow('1. Install');
        await follow('2. Make the database');
        await follow('3. Make the secrets');
        await follow('4. Change the settings');
        const changed = await readFile(system.at(SETTINGS), 'utf8');
        // In service there is no emulator; the check rightly minds it.
        const trial = 'FIREBASE_AUTH_EMULATOR_HOST';
        expect(errorsIn(await follow('5. Check', { code: 1 }))).toEqual(['the schema', trial]);
        const migrated = await follow('6. Migrate', { code: 1 });
        expect(errorsIn(migrated)).toEqual([trial]);
        expect(migrated).toContain('the schema is that of release');
        expect(migrated).toContain('rinsetu_gateway reads and writes rows, and no more');
        await follow('7. Write the pages');
        const ask = clientOf(await makeCertificate(system), Number(ports.https));
        await follow('8. Set up nginx');
        await follow('9. Start');
        tell('two gateways behind nginx');

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
        const plain = await fetch(`http://127.0.0.1:${ports.http}/`, {
          headers: { Host: PORTAL },
          redirect: 'manual',
        });
        expect(plain.status).toBe(301);

        const json = { 'Content-Type': 'application/json' };
        const send = (remarks: string) =>
          ask(GATEWAY, addContactUs.path, {
            method: 'POST',
            headers: json,
            body: JSON.stringify({
              txnDate: '25/11/2026',
              name: 'Ravi',
              email: 'ravi@example.in',
              phone: '9876543210',
              category: 'Help',
              remarks,
            }),
          });
        const messages = async () =>
          (await run('rinsetu messages'))
            .trim()
            .split('\n')
            .map((line): string => JSON.parse(line).remarks);
        expect((await send('before')).status).toBe(200);
        expect(await messages()).toEqual(['before']);

        // Registration, operators, a lender, and an application up to its loan: through nginx, as browsers and lenders do.
        const trialKeys = await follow('11. Bring in a lender and its products');
        expect(trialKeys).toContain('"lenderId": "sample-neem"');
        const lenderUrl = `http://127.0.0.1:${ports.lender}`;
        const cast = await newCast({
          emulator,
          request: requestTo((to, init) => ask(GATEWAY, to, init)),
          maintain: async (_, [userId = ''] = []) => {
            await follow('10. Make the first operator', { userId });
          },
          lender: {
            messagesUrl: (lenderId) => `${lenderUrl}/lenders/${lenderId}/messages`,
            publicKeys: () => publicKeysIn(system.at(LENDER_KEYS)),
            ...madeUpLendersAt(lenderUrl),
          },
        });
        tell('everybody is registered');
        await walk(cast, STEPS);
        expect(await problemsSeen(cast)).toEqual([]);
        const databaseUrl = await readFile(system.at(`${CREDENTIALS}/database-url`), 'utf8');
        const settings = { DATABASE_URL: databaseUrl.trim() };
        expect(await problemsStored({ settings }, cast.number)).toEqual([]);
        expect(await follow('12. The first loan')).toMatch(/^entries: \d+/);
        await run('apt-get --yes purge rinsetu-sample-lender');
        tell('the first loan');

        await follow('13. Back up');
        const [backup] = await readdir(system.at('/var/backups/rinsetu'));
        expect(backup).toBeDefined();
        const status: unknown = JSON.parse(
          await readFile(system.at('/var/lib/rinsetu/backup-status.json'), 'utf8'),
        );
        expect(status).toMatchObject({ ok: true });
        tell('a backup that can be read');

        // Upgraded while people go on.
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
        const owner = system.at(`${CREDENTIALS}/database-migration-url`);
        const right = await readFile(owner, 'utf8');
        const gateways = () =>
          [ports.first, ports.second].map((each) =>
            systemd.unit(`rinsetu-gateway@${each}.service`),
          );
        const upgrade = async () => {
          const old = gateways();
          await follow('14. Upgrade');
          const after = gateways();
          expect(after.some((unit) => old.includes(unit))).toBe(false);
          // Refused, as the owner's password is not right.
          await writeFile(owner, right.replace(/:[^:@/]+@/, ':wrong@'));
          const said = await run(`apt install ./${basename(refused.server)}`, 100);
          expect(said).toContain('The gateways of the version before go on');
          expect(gateways()).toEqual(after);
          expect(after.every((unit) => unit?.isRunning())).toBe(true);
          // Then put right, and finished as the message says.
          await writeFile(owner, right);
          await run('dpkg --configure rinsetu-server');
          expect(gateways().some((unit) => after.includes(unit))).toBe(false);
        };
        await upgrade().finally(() => upgraded.abort());
        await Promise.all(busy);
        expect(lost).toEqual([]);
        tell(`upgraded, refused, upgraded: ${sent.length} calls meanwhile, none lost`);
        expect(sent.length).toBeGreaterThan(0);
        expect((await messages()).toSorted()).toEqual(['before', ...sent].toSorted());
        expect(await readFile(system.at('/usr/lib/rinsetu/package.json'), 'utf8')).toContain(
          REFUSED,
        );
        expect(await readFile(system.at(SETTINGS), 'utf8')).toBe(changed);
        expect((await ask(PORTAL, '/')).status).toBe(200);

        await follow('15. Be told');
        await vi.waitFor(
          async () => expect(await prometheusSees(ports.prometheus)).toEqual(SEEN),
          PATIENCE,
        );
        expect(path.leftOut()).toEqual([]);

        await run('rm /etc/nginx/sites-enabled/portal.conf');
        await run('apt-get --yes remove rinsetu-server');
        expect(gateways()).toEqual([null, null]);
        expect(systemd.problems).toEqual([]);
        expect(await readFile(system.at(SETTINGS), 'utf8')).toBe(changed);
        await run('apt-get --yes purge rinsetu-server');
        const left = (await system.paths()).filter((each) => !before.includes(each));
        const owned =
          /^\.\/(?:etc\/(?:ssl\/rinsetu|nginx\/sites-|prometheus\/)|etc\/rinsetu(?:$|\/credentials)|var\/(?:lib|backups)\/rinsetu(?:$|\/))/;
        expect(left.filter((each) => !owned.test(each))).toEqual([]);
        expect(left).toContain('./etc/rinsetu/credentials/master-keys');
        expect(left).toContain(`./var/lib/rinsetu/notes/${ports.first}/erasures.jsonl`);
        expect(left).toContain(`./var/backups/rinsetu/${backup}`);
        expect(await system.run('getent', 'passwd', 'rinsetu')).toContain('/var/lib/rinsetu');
        tell('removed and purged');
      },
    );
  },
);
