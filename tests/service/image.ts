import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const runFile = promisify(execFile);

/** Bytes. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/** Why no image can be built here, or null. */
export function whyNoImages(): string | null {
  if (process.getuid?.() !== 0) return 'only root builds images here';
  return existsSync('/usr/bin/buildah') ? null : 'buildah is not installed';
}

export type Images = Awaited<ReturnType<typeof newImages>>;

/** Builds and runs images with buildah, kept in a folder of its own. What runs shares this machine's network. */
export async function newImages() {
  const folder = await mkdtemp(join(tmpdir(), 'rinsetu-images-'));
  const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' };
  // With its own root, buildah takes the driver from here alone. This one leaves nothing mounted.
  const places = [
    '--storage-driver',
    'vfs',
    '--root',
    join(folder, 'root'),
    '--runroot',
    join(folder, 'run'),
  ];
  const buildah = async (...args: string[]): Promise<string> =>
    (await runFile('buildah', [...places, ...args], { env, maxBuffer: MAX_OUTPUT })).stdout.trim();
  return {
    buildah,
    /** An image of one archive, to build others on. */
    async importArchive(archive: string, name: string): Promise<void> {
      const container = await buildah('from', 'scratch');
      await buildah('add', '--quiet', container, archive, '/');
      await buildah('commit', '--quiet', '--rm', container, name);
    },
    build: (...args: string[]) =>
      buildah('build', '--quiet', '--format', 'docker', '--pull-never', ...args),
    /** Runs what a container was made for, or another command, with these settings. */
    start(
      container: string,
      command: readonly string[],
      settings: Readonly<Record<string, string>>,
      volumes: readonly string[] = [],
    ) {
      const given = Object.entries(settings).flatMap(([name, value]) => [
        '--env',
        `${name}=${value}`,
      ]);
      const mounted = volumes.flatMap((volume) => ['--volume', volume]);
      const child = spawn(
        'buildah',
        [...places, 'run', ...given, ...mounted, container, '--', ...command],
        { env },
      );
      let problems = '';
      child.stderr.on('data', (part) => (problems += String(part)));
      const ended = once(child, 'close');
      return {
        problems: () => problems,
        /** Signals the container's own program, as an engine does: buildah itself would kill it. */
        async stop(signal: 'SIGTERM' | 'SIGQUIT'): Promise<number | null> {
          const program = programOf(child.pid ?? 0);
          if (child.exitCode === null) process.kill(program, signal);
          await ended;
          return child.exitCode;
        },
      };
    },
    async remove(): Promise<void> {
      await buildah('rm', '--all');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The first process below buildah's own ones. */
function programOf(pid: number): number {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const isBuildah = readlinkSync(`/proc/${pid}/exe`).endsWith('/buildah');
  return isBuildah && child !== undefined && child !== '' ? programOf(Number(child)) : pid;
}
