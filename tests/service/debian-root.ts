import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OUT } from '#scripts/lib/places.ts';

const runFile = promisify(execFile);

const SUITE = 'bookworm';
/** What the documented path asks for besides the package itself. */
const PACKAGES = ['adduser', 'ca-certificates', 'libstdc++6', 'nginx-light', 'openssl'];
/** Made once for this checkout: it takes two minutes. */
const KEPT = join(OUT.root, 'service', `debian-${SUITE}.tar`);
/** Bytes. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/** Why no system can be made here, or null. */
export function whyNoDebian(): string | null {
  if (process.getuid?.() !== 0) return 'only root makes a system in a folder';
  if (!existsSync('/usr/bin/mmdebstrap')) return 'mmdebstrap is not installed';
  return null;
}

/** The archive of a small Debian with what a server needs. */
export async function debianArchive(): Promise<string> {
  if (existsSync(KEPT)) return KEPT;
  await mkdir(join(OUT.root, 'service'), { recursive: true });
  const options = ['--variant=minbase', '--quiet', '--format=tar'];
  await runFile('mmdebstrap', [
    ...options,
    `--include=${PACKAGES.join(',')}`,
    SUITE,
    `${KEPT}.new`,
  ]);
  await rename(`${KEPT}.new`, KEPT);
  return KEPT;
}

export type DebianRoot = Awaited<ReturnType<typeof newDebianRoot>>;

/**
 * A Debian of its own in a folder. Its processes see only their own kind in /proc, as ProcSubset and ProtectProc of the
 * units say.
 */
export async function newDebianRoot() {
  const folder = await mkdtemp(join(tmpdir(), 'rinsetu-debian-'));
  await runFile('tar', ['-xf', await debianArchive(), '-C', folder]);
  await runFile('mount', [
    '-t',
    'proc',
    '-o',
    'subset=pid,hidepid=invisible',
    'proc',
    join(folder, 'proc'),
  ]);
  const running = new Set<ChildProcessWithoutNullStreams>();
  const environment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive' };
  return {
    folder,
    /** A path of that system, here. */
    at: (path: string) => join(folder, path),
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
          child.kill('SIGKILL');
          await closed;
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
  './var/lib/nginx',
  './var/cache',
];
