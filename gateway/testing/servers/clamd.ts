import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';

const DEBIAN_CLAMD = '/usr/sbin/clamd';
/** Milliseconds. */
const PATIENCE = { timeout: 30_000, interval: 50 };

/** Why tests with the scanner are left out; null where Debian's clamd is there. */
export const clamdLeftOut = existsSync(DEBIAN_CLAMD) ? null : `there is no ${DEBIAN_CLAMD}`;

/** What the only signature of the test's scanner finds. */
export const HARMFUL_TEXT = 'harmful, as far as this test goes';

export type Clamd = { readonly socket: string; readonly stop: () => Promise<void> };

async function answers(socket: string): Promise<void> {
  const connection = connect(socket);
  await once(connection, 'connect');
  connection.destroy();
}

/** Starts Debian's clamd on its own socket, with one signature and no network. */
export async function startClamd(): Promise<Clamd> {
  const home = await mkdtemp(join(tmpdir(), 'rinsetu-clamd-'));
  const signatures = join(home, 'signatures');
  const socket = join(home, 'clamd.socket');
  const configuration = join(home, 'clamd.conf');
  await mkdir(signatures);
  const pattern = Buffer.from(HARMFUL_TEXT).toString('hex');
  await writeFile(join(signatures, 'test.ndb'), `RinSetu.Test:0:*:${pattern}\n`);
  const lines = [
    'Foreground yes',
    `LocalSocket ${socket}`,
    `DatabaseDirectory ${signatures}`,
    `TemporaryDirectory ${home}`,
    'StreamMaxLength 6M',
    'MaxThreads 2',
  ];
  await writeFile(configuration, `${lines.join('\n')}\n`);
  await chmod(home, 0o755);
  const daemon = spawn(DEBIAN_CLAMD, [`--config-file=${configuration}`], { stdio: 'ignore' });
  const ended = once(daemon, 'close');
  await vi.waitFor(() => answers(socket), PATIENCE);
  return {
    socket,
    async stop() {
      daemon.kill('SIGKILL');
      await ended;
      await rm(home, { recursive: true });
    },
  };
}
