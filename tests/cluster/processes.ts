/** Servers that run in the foreground, each with what it says in a file of its own, and all of them ended at the end. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Milliseconds until a server that does not stop is killed. */
const STOP_TIMEOUT = 10_000;

export type Account = { readonly uid: number; readonly gid: number };

export type Process = {
  readonly pid: number;
  readonly hasEnded: () => boolean;
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
  readonly signal: (signal: NodeJS.Signals) => void;
};

const running = new Set<ChildProcess>();

/** What is left when the run ends half-way. */
process.once('exit', () => {
  for (const { pid } of running) if (pid !== undefined) signalIfThere(-pid, 'SIGKILL');
});

/** Starts a server as an account; what it says is added to the file. */
export async function startProcess(
  program: string,
  args: readonly string[],
  { log, account, env = {} }: { log: string; account: Account | null; env?: NodeJS.ProcessEnv },
): Promise<Process> {
  const output = openSync(log, 'a');
  const child = spawn(program, args, {
    stdio: ['ignore', output, output],
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', ...env },
    // Ctrl-C is for the run, which then stops its servers in order.
    detached: true,
    ...account,
  });
  closeSync(output);
  await once(child, 'spawn');
  running.add(child);
  const ended = once(child, 'exit').then(() => running.delete(child));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const { pid } = child;
  if (pid === undefined) throw new Error(`${program} has no process`);
  return {
    pid,
    hasEnded,
    signal: (signal) => void child.kill(signal),
    async end(signal) {
      if (hasEnded()) return;
      // Killed, it cannot end its own workers.
      signalIfThere(signal === 'SIGKILL' ? -pid : pid, signal);
      const forced = setTimeout(() => signalIfThere(-pid, 'SIGKILL'), STOP_TIMEOUT);
      await ended;
      clearTimeout(forced);
    },
  };
}

/** The processes that one has started. */
export async function childrenOf(pid: number): Promise<readonly number[]> {
  const listed = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return listed.trim().split(' ').filter(Boolean).map(Number);
}

/** Sends a signal to a process that may have ended. */
export function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}
