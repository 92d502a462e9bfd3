import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { DEMO_PROJECT } from '#contract/identity-service.ts';
import { installedAuthEmulator } from '#scripts/dev/install-auth-emulator.ts';

const HOST = '127.0.0.1';
/** Milliseconds. A start takes about two seconds; a busy machine may need many times that. */
const START_TIMEOUT = 60_000;
const STOP_TIMEOUT = 5_000;

export type AuthEmulator = {
  readonly host: string;
  readonly port: number;
  readonly url: string;
  /** Settles when the emulator's process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
};

const listeningLine = z.object({ event: z.literal('listening'), port: z.number() });

/** Starts Firebase's Auth emulator on the loopback interface, in a process that ends with this one. Port 0: any free one. */
export async function launchAuthEmulator(wanted: {
  port: number;
  projectId?: string;
}): Promise<AuthEmulator> {
  const { port, projectId = DEMO_PROJECT.id } = wanted;
  const program = fileURLToPath(new URL('auth-emulator-process.ts', import.meta.url));
  const packages = await installedAuthEmulator();
  const launch = JSON.stringify({ host: HOST, port, projectId, packages });
  const child = spawn(process.execPath, [program, launch], { stdio: ['pipe', 'pipe', 'pipe'] });
  let complaints = '';
  child.stderr.on('data', (part) => {
    complaints = `${complaints}${String(part)}`.slice(-4000);
  });
  const ended = once(child, 'exit').then(() => {});
  const stop = async () => {
    child.kill('SIGTERM');
    const forced = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
    await ended;
    clearTimeout(forced);
  };

  const lines = createInterface({ input: child.stdout });
  const line = await Promise.race([
    once(lines, 'line', { signal: AbortSignal.timeout(START_TIMEOUT) }).then(([first]) => first),
    ended.then(() => null),
  ]).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  if (line === null) {
    throw new Error(`the Auth emulator did not start on ${HOST}:${port}: ${complaints.trim()}`);
  }
  const listening = listeningLine.parse(JSON.parse(z.string().parse(line)));
  return {
    host: HOST,
    port: listening.port,
    url: `http://${HOST}:${listening.port}`,
    ended,
    stop,
  };
}
