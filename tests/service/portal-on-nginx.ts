import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { DebianRoot } from '#tests/service/debian-root.ts';

export const PORTAL = 'portal.example';
export const GATEWAY = 'gateway.portal.example';

const FOLDER = '/etc/ssl/rinsetu';

/** An authority of the test's own, and a certificate of it for both names, where the page wants it. Gives the authority. */
export async function makeCertificate(system: DebianRoot): Promise<string> {
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
  await openssl(
    'req',
    ...key('key.pem'),
    '-out',
    `${FOLDER}/request.pem`,
    '-subj',
    `/CN=${PORTAL}`,
  );
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

/** The package's own site, on other ports than 443 and 80. */
export const onPorts = (site: string, port: string, plainPort: string) =>
  site
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 443 ', `listen 127.0.0.1:${port} `)
    .replaceAll('listen 80;', `listen 127.0.0.1:${plainPort};`);
