import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const runFile = promisify(execFile);

/** Bytes. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/**
 * Runs buildah in a mount namespace of its own, in which the image can only be read. As engines do, it has a /run in memory;
 * buildah needs it for what it mounts there.
 */
const READ_ONLY = [
  '--mount',
  '--',
  'sh',
  '-c',
  'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && mount -t tmpfs -o mode=755 tmpfs "$1/run" && shift && exec "$@"',
  'sh',
];

/** Why no image can be built here, or null. */
export function whyNoImages(): string | null {
  if (process.getuid?.() !== 0) return 'only root builds images here';
  return existsSync('/usr/bin/buildah') ? null : 'buildah is not installed';
}

export type Images = Awaited<ReturnType<typeof newImages>>;
export type RunningContainer = ReturnType<Images['start']>;

type Run = {
  /** In place of what the image runs. */
  readonly command?: readonly string[];
  readonly settings?: Readonly<Record<string, string>>;
  /** Folders of this machine, by where they are there; what is to be read only ends with `:ro`. */
  readonly volumes?: Readonly<Record<string, string>>;
};

/** What an image says of how it is run, as far as the tests look. */
export type ImageConfig = {
  readonly User: string;
  readonly StopSignal: string;
  readonly Entrypoint: readonly string[];
  readonly Cmd: readonly string[] | null;
  readonly Volumes: Readonly<Record<string, object>> | null;
  readonly Healthcheck: { readonly Test: readonly string[] };
};

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
  const running = new Set<RunningContainer>();

  async function configOf(image: string): Promise<ImageConfig> {
    const inspected = JSON.parse(await buildah('inspect', '--type', 'image', image));
    return JSON.parse(inspected.Config).config;
  }
  /** Runs what a container was made for with nothing to write to but its volumes, and without a capability. */
  function start(container: Container, { command, settings = {}, volumes = {} }: Run = {}) {
    const { Entrypoint, Cmd } = container.config;
    const given = Object.entries(settings).flatMap(([name, value]) => [
      '--env',
      `${name}=${value}`,
    ]);
    const mounted = Object.entries(volumes).flatMap(([to, from]) => ['--volume', `${from}:${to}`]);
    const child = spawn(
      'unshare',
      [
        ...READ_ONLY,
        container.root,
        'buildah',
        ...places,
        'run',
        '--cap-drop',
        'all',
        ...given,
        ...mounted,
        container.name,
        '--',
        ...(command ?? [...Entrypoint, ...(Cmd ?? [])]),
      ],
      { env },
    );
    const lines: string[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
    let problems = '';
    child.stderr.on('data', (part) => (problems += String(part)));
    const ended = once(child, 'close').then(() => {
      running.delete(started);
      return child.exitCode;
    });
    const started = {
      lines,
      problems: () => problems,
      /** What it ended with. */
      ended,
      /** Signals the container's own program, as an engine does: buildah itself would kill it. */
      end(signal: NodeJS.Signals): Promise<number | null> {
        if (child.exitCode === null) process.kill(programOf(child.pid ?? 0), signal);
        return ended;
      },
    };
    running.add(started);
    return started;
  }

  return {
    configOf,
    /** An image of one archive, to build others on. */
    async importArchive(archive: string, name: string): Promise<void> {
      const container = await buildah('from', 'scratch');
      await buildah('add', '--quiet', container, archive, '/');
      await buildah('commit', '--quiet', '--rm', container, name);
    },
    build: (...args: string[]) =>
      buildah('build', '--quiet', '--format', 'docker', '--pull-never', ...args),
    /** A container of an image, which can be run more than once. */
    async newContainer(image: string) {
      const name = await buildah('from', '--pull-never', image);
      // Those of the image itself, one for all runs, may be mounted over those that a run is given.
      await buildah('config', '--volume', '-', name);
      const root = await buildah('mount', name);
      // buildah mounts this machine's over them, and cannot make them in what is only read.
      for (const file of ['etc/hosts', 'etc/resolv.conf']) await writeFile(join(root, file), '');
      return { name, root, config: await configOf(image) };
    },
    start,
    /** Runs another command of an image to its end. */
    async run(container: Container, command: readonly string[], run: Run = {}) {
      const started = start(container, { ...run, command });
      const code = await started.ended;
      return { code, out: started.lines.join('\n'), err: started.problems() };
    },
    /** A folder to mount for the account of an image. */
    async newVolume(mode = 0o700): Promise<string> {
      const volumes = join(folder, 'volumes');
      await mkdir(volumes, { recursive: true });
      const volume = await mkdtemp(join(volumes, 'v-'));
      await chmod(volume, mode);
      return volume;
    },
    async remove(): Promise<void> {
      await Promise.all(Array.from(running, (each) => each.end('SIGKILL')));
      await buildah('rm', '--all');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Container = {
  readonly name: string;
  /** Where its files are on this machine. */
  readonly root: string;
  readonly config: ImageConfig;
};

/** The first process below buildah's own, which run from memory within the container. */
function programOf(pid: number): number {
  const isBuildah = /\/buildah$|^\/memfd:buildah-/.test(readlinkSync(`/proc/${pid}/exe`));
  // Whichever thread has begun it.
  const [child] = readdirSync(`/proc/${pid}/task`).flatMap(
    (thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').match(/\d+/g) ?? [],
  );
  return isBuildah && child !== undefined ? programOf(Number(child)) : pid;
}
