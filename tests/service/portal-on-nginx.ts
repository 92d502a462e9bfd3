import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { expect, vi } from 'vitest';
import { freePort } from '#scripts/lib/ports.ts';
import type { DebianRoot } from '#tests/service/debian-root.ts';
import { clientOf } from '#tests/service/https.ts';

export const PORTAL = 'portal.example';
export const GATEWAY = 'gateway.portal.example';

const FOLDER = '/etc/ssl/rinsetu';

/** An authority of the test's own, and a certificate of it for both names. */
async function makeCertificate(system: DebianRoot): Promise<string> {
  await mkdir(system.at(FOLDER), { recursive: true });
  const openssl = (...args: string[]) => system.run('openssl', ...args);
  const key = (name: string) => ['-newkey', 'rsa:2048', '-nodes', '-keyout', `${FOLDER}/${name}`];
  await openssl(
    'req',
    '-x509',
    ...key('authority-key.pem'),
    '-out',
    `${FOLDER}/authority.pem`,
    '-subj',
    '/CN=Authority of the test',
    '-days',
    '2',
  );
  await openssl('req', ...key('key.pem'), '-out', `${FOLDER}/request.pem`, '-subj', `/CN=${PORTAL}`);
  await writeFile(system.at(`${FOLDER}/names`), `subjectAltName=DNS:${PORTAL},DNS:${GATEWAY}\n`);
  await openssl(
    'x509',
    '-req',
    '-in',
    `${FOLDER}/request.pem`,
    '-CA',
    `${FOLDER}/authority.pem`,
    '-CAkey',
    `${FOLDER}/authority-key.pem`,
    '-CAcreateserial',
    '-extfile',
    `${FOLDER}/names`,
    '-out',
    `${FOLDER}/certificate.pem`,
    '-days',
    '2',
  );
  return readFile(system.at(`${FOLDER}/authority.pem`), 'utf8');
}

/** Starts nginx with the package's own configuration, on a free port instead of 443 and for these gateways. */
export async function startNginx(system: DebianRoot, gateways: readonly string[]) {
  const authority = await makeCertificate(system);
  const [port, plainPort] = [await freePort(), await freePort()];
  const upstream = gateways
    .map((each) => `  server 127.0.0.1:${each} max_fails=1 fail_timeout=5s;\n`)
    .join('');
  const shipped = await readFile(system.at('/usr/share/rinsetu/nginx/portal.conf'), 'utf8');
  const site = shipped
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 443 ', `listen 127.0.0.1:${port} `)
    .replaceAll('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replaceAll(/^ *#?server 127\.0\.0\.1:\d+ .*\n/gm, '')
    .replace('least_conn;\n', (line) => `${line}${upstream}`);
  await writeFile(system.at('/etc/nginx/sites-available/portal.conf'), site);
  await rm(system.at('/etc/nginx/sites-enabled/default'), { force: true });
  await system.run(
    'ln',
    '-sf',
    '../sites-available/portal.conf',
    '/etc/nginx/sites-enabled/portal.conf',
  );
  await system.run('nginx', '-t', '-q');
  const nginx = system.start(['nginx', '-g', 'daemon off;']);
  await vi.waitFor(
    async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.destroy();
    },
    { timeout: 20_000 },
  );
  return {
    ask: clientOf(authority, port),
    plainPort,
    reload: () => system.run('nginx', '-s', 'reload'),
    async stop() {
      const ended = once(nginx, 'close');
      nginx.kill('SIGQUIT');
      await ended;
      expect(nginx.exitCode).toBe(0);
    },
  };
}
