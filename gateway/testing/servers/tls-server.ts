import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type TlsServer = {
  readonly url: string;
  /** How many connections came. */
  readonly connections: () => number;
  readonly stop: () => Promise<void>;
};

/** A server of TLS on a free port of this machine, with a certificate of its own that is valid for so many days. */
export async function startTlsServer(days: number): Promise<TlsServer> {
  const home = await mkdtemp(join(tmpdir(), 'rinsetu-tls-'));
  const [key, cert] = [join(home, 'key.pem'), join(home, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', key, '-out', cert, '-days', String(days), '-subj', '/CN=localhost'];
  await run('openssl', ['req', ...kind, ...files]);
  const server = createServer({ key: await readFile(key), cert: await readFile(cert) });
  await rm(home, { recursive: true });
  let connections = 0;
  server.on('connection', () => (connections += 1));
  server.on('secureConnection', (socket) => socket.on('error', () => {}));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return {
    url: `https://localhost:${address.port}`,
    connections: () => connections,
    async stop() {
      server.close();
      await once(server, 'close');
    },
  };
}
