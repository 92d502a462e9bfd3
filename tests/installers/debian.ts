import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const NAME = 'rinsetu-portal';
/** Of the packages that `npm test` makes (scripts/desktop/packaging.ts), and of no others. */
const MADE_BY_TESTS = /~standin\.test\d+$/;

const runFile = promisify(execFile);

/** This machine's packages, for one test at a time. What the test installs is taken away after it, however it ends. */
export type Debian = {
  readonly install: (file: string) => Promise<void>;
  readonly remove: () => Promise<void>;
  readonly purge: () => Promise<void>;
  /** As dpkg knows it: `installed 0.1.0`, `config-files 0.1.0`, or null. */
  readonly state: () => Promise<string | null>;
  /** The paths that the package says it has installed. */
  readonly listed: () => Promise<readonly string[]>;
  /** What differs from the package's own sums, or is missing. */
  readonly altered: () => Promise<string>;
  /** Every path with the program's name in it, in all places where packages and their scripts leave files. */
  readonly traces: () => Promise<readonly string[]>;
};

/** Why nothing can be installed here, or null. */
export function whyNotHere(): string | null {
  if (!existsSync('/usr/bin/apt-get')) return 'this is no Debian';
  return process.getuid?.() === 0 ? null : 'only root installs packages';
}

/** Lends the work this machine's packages, without any other copy of the program, and restores them afterwards. */
export async function withDebian(work: (machine: Debian) => Promise<void>): Promise<void> {
  const endTurn = await takeTurn();
  try {
    await clearLeftovers();
    await work(debian).finally(clearLeftovers);
  } finally {
    await endTurn();
  }
}

const debian: Debian = {
  install: (file) => apt('install', '--no-install-recommends', file),
  remove: () => apt('remove', NAME),
  purge: () => apt('purge', NAME),
  state,
  listed: async () => (await output('dpkg', '--listfiles', NAME)).trim().split('\n'),
  altered: () => output('dpkg', '--verify', NAME),
  traces,
};

async function apt(...args: string[]): Promise<void> {
  const options = ['--quiet', '--yes', '--option=DPkg::Lock::Timeout=120'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runFile('apt-get', [...options, ...args], { env });
}

async function output(tool: string, ...args: string[]): Promise<string> {
  return (await runFile(tool, args)).stdout;
}

async function state(): Promise<string | null> {
  const format = '--showformat=${db:Status-Status} ${Version}';
  return output('dpkg-query', '--show', format, NAME).catch(() => null);
}

async function traces(): Promise<readonly string[]> {
  const places = ['/opt', '/usr', '/etc', '/var/lib/dpkg'];
  const found = await output('find', ...places, '-xdev', '-iname', '*rinsetu*');
  return found.split('\n').filter((path) => path !== '');
}

/** Removes what a test has installed, also after a kill. Throws if the program was installed by anyone else. */
async function clearLeftovers(): Promise<void> {
  const found = await state();
  if (found !== null && MADE_BY_TESTS.test(found)) await apt('purge', NAME);
  const others = await traces();
  if (others.length > 0) {
    throw new Error(
      `RinSetu is on this machine already, and these tests would replace it. Take it away first (apt-get purge ${NAME}):\n` +
        others.join('\n'),
    );
  }
}

/** Waits until no other checkout on this machine installs the package. A process that is killed gives its turn back. */
async function takeTurn(): Promise<() => Promise<void>> {
  const file = join(tmpdir(), `${NAME}-installer-tests.lock`);
  const holder = spawn('flock', [file, 'sh', '-c', 'echo taken; exec cat'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(holder, 'exit');
  await Promise.race([once(holder.stdout, 'data'), ended]);
  return async () => {
    holder.stdin.end();
    await ended;
  };
}
