import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startGatewayProcess } from '#tests/processes/gateway-process.ts';

const NAME_AND_NICE = /^\d+ \((.*)\) \S(?: -?\d+){15} (-?\d+)/;

/** The nice value of each thread of a process, by the thread's name. */
function threadsOf(pid: number): readonly { readonly name: string; readonly nice: number }[] {
  return readdirSync(`/proc/${pid}/task`).map((thread) => {
    const found = NAME_AND_NICE.exec(readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8'));
    return { name: found?.[1] ?? '', nice: Number(found?.[2]) };
  });
}

it.runIf(process.platform === 'linux')(
  'decodes and hashes in threads that give way to the one that answers',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rinsetu-priority-'));
    const gateway = await startGatewayProcess({
      GATEWAY_DATA_DIR: folder,
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
    });
    try {
      const threads = threadsOf(gateway.pid);
      const niceOf = (wanted: string) =>
        threads.filter(({ name }) => name === wanted).map(({ nice }) => nice);
      const [own = 0] = niceOf('MainThread');
      expect(niceOf('libuv-worker')).toEqual(Array.from({ length: 4 }, () => own + 5));
    } finally {
      await gateway.end('SIGTERM');
      await rm(folder, { recursive: true });
    }
  },
);
