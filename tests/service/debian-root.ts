import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OUT } from '#scripts/lib/places.ts';

const runFile = promisify(execFile);

const SUITE = 'bookworm';
/** What the documented path asks for besides the package itself. */
const OF_A_SERVER = [
  'adduser',
  'ca-certificates',
  'curl',
  'libstdc++6',
  'nginx',
  'openssl',
  'postgresql',
  'prometheus',
  'prometheus-alertmanager',
];
/** Milliseconds. */
const MAX_ENDING = 20_000;
/** Bytes. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/** Why no system can be made here, or null. */
export function whyNoDebian(): string | null {
  if (process.getuid?.() !== 0) return 'only root makes a system in a folder';
  if (!existsSync('/usr/bin/mmdebstrap')) return 'mmdebstrap is not installed';
  return null;
}

/** The archive of a small Debian with some packages. Made once for this checkout: it takes two minutes. */
export async function debianArchive(packages: readonly string[]): Promise<string> {
  const kept = join(OUT.root, 'service', `debian-${SUITE}-${packages.join('-')}.tar`);
  if (existsSync(kept)) return kept;
  await mkdir(join(OUT.root, 'service'), { recursive: true });
  const options = ['--variant=minbase', '--quiet', '--format=tar'];
  await runFile('mmdebstrap', [
    ...options,
    `--include=${packages.join(',')}`,
    SUITE,
    `${kept}.new`,
  ]);
  await rename(`${kept}.new`, kept);
  return kept;
}

export type DebianRoot = Awaited<ReturnType<typeof newDebianRoot>>;

/**
 * A Debian of its own in a folder. Its processes see only their own kind in /proc, as ProcSubset and ProtectProc of the
 * units say.
 */
export async function newDebianRoot() {
  const folder = await mkdtemp(join(tmpdir(), 'rinsetu-debian-'));
  await runFile('tar', ['-xf', await debianArchive(OF_A_SERVER), '-C', folder]);
  await runFile('mount', [
    '-t',
    'proc',
    '-o',
    'subset=pid,hidepid=invisible',
    'proc',
    join(folder, 'proc'),
  ]);
  // PostgreSQL's processes share memory there.
  await mkdir(join(folder, 'dev/shm'), { recursive: true });
  await chmod(join(folder, 'dev/shm'), 0o1777);
  const running = new Set<ChildProcessWithoutNullStreams>();
  const environment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive' };
  return {
    folder,
    /** A path of that system, here. */
    at: (path: string) => join(folder, path),
    /** Runs commands of a shell there, as somebody who says yes; gives how they end and what they print. */
    async script(commands: string, env: Readonly<Record<string, string>> = {}) {
      const shell = spawn('chroot', [folder, 'sh', '-e', '-c', `cd /tmp\n${commands}`], {
        env: { ...environment, ...env },
      });
      let out = '';
      shell.stdout.on('data', (part) => (out += String(part)));
      shell.stderr.on('data', (part) => (out += String(part)));
      // What apt asks before it installs.
      shell.stdin.end('y\n');
      await once(shell, 'close');
      return { code: shell.exitCode, out };
    },
    /** Runs a program there to its end; throws unless it ends with 0. Gives what it prints. */
    async run(program: string, ...args: string[]): Promise<string> {
      const { stdout } = await runFile('chroot', [folder, program, ...args], {
        env: environment,
        maxBuffer: MAX_OUTPUT,
      });
      return stdout;
    },
    /** Starts a program there; it is ended with the system at the latest. */
    start(command: readonly string[], env: Readonly<Record<string, string>> = {}) {
      const child = spawn('chroot', [folder, ...command], { env: { ...environment, ...env } });
      running.add(child);
      child.once('close', () => running.delete(child));
      return child;
    },
    /** Every path there but of what changes by itself. */
    async paths(): Promise<readonly string[]> {
      const { stdout } = await runFile(
        'find',
        ['.', '-xdev', ...UNSETTLED.flatMap((path) => ['-path', path, '-prune', '-o']), '-print'],
        { cwd: folder, maxBuffer: MAX_OUTPUT },
      );
      return stdout.trim().split('\n').toSorted();
    },
    async remove(): Promise<void> {
      await Promise.all(
        Array.from(running, async (child) => {
          const closed = once(child, 'close');
          // A program that has others of its own ends them.
          child.kill('SIGTERM');
          const tooLate = setTimeout(() => child.kill('SIGKILL'), MAX_ENDING);
          await closed;
          clearTimeout(tooLate);
        }),
      );
      await runFile('umount', [join(folder, 'proc')]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const UNSETTLED = [
  './proc',
  './dev',
  './run',
  './tmp',
  './var/log',
  './var/lib/dpkg',
  './var/lib/apt',
  './var/lib/nginx',
  './var/lib/postgresql',
  './var/lib/prometheus',
  './var/cache',
  // What adding and removing an account keeps of before.
  './etc/*-',
];
