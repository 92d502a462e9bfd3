import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

const START_DEADLINE_MS = 15_000;

/** A private session bus with GNOME's keyring, removed afterwards. */
export type SecretService = {
  /** What a program needs in its environment to find it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Locks the keyring, as it is while a screen is locked on some systems. */
  readonly lock: () => Promise<void>;
  /** Starts the keyring again, unlocked and with what it held. */
  readonly restart: () => Promise<void>;
  /** What lies in the keychain under a service's name: the text by account. */
  readonly entries: (service: string) => Promise<Readonly<Record<string, string>>>;
  readonly stop: () => Promise<void>;
};

/**
 * Starts a Secret Service. Needs the Debian packages dbus, gnome-keyring and libsecret-1-0. A locked one has no keyring
 * that is open, and no one to ask for its password.
 */
export async function startSecretService({ locked = false } = {}): Promise<SecretService> {
  const home = await mkdtemp(join(tmpdir(), 'keyring-'));
  const address = `unix:path=${join(home, 'bus')}`;
  const environment = { DBUS_SESSION_BUS_ADDRESS: address };
  const own = { ...process.env, ...environment, HOME: home, XDG_RUNTIME_DIR: home };
  const running: ChildProcess[] = [];
  // A test that fails on its way to `stop` must not leave them behind.
  const killAll = () => running.forEach((child) => child.kill());
  process.once('exit', killAll);
  const startKeyring = async (how: readonly string[]) => {
    const options = ['--foreground', '--components=secrets', ...how];
    const keyring = spawn('gnome-keyring-daemon', options, {
      env: own,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    running.push(keyring);
    keyring.stdin.end('throwaway');
    await until(() => hasOwner(environment, 'org.freedesktop.secrets'), 'the keyring');
  };
  const stop = async () => {
    process.off('exit', killAll);
    await Promise.all(running.toReversed().map(end));
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const bus = ['--session', '--nofork', '--nopidfile', `--address=${address}`];
    running.push(spawn('dbus-daemon', bus, { env: own, stdio: 'ignore' }));
    await until(() => busAnswers(environment), 'the session bus');
    await startKeyring(locked ? [] : ['--unlock']);
  } catch (error) {
    await stop();
    throw error;
  }
  const lock = async () => {
    const question = ['--session', '--print-reply', '--dest=org.freedesktop.secrets'];
    const call = ['/org/freedesktop/secrets', 'org.freedesktop.Secret.Service.Lock'];
    const collection = 'array:objpath:/org/freedesktop/secrets/collection/login';
    await promisify(execFile)('dbus-send', [...question, ...call, collection], { env: own });
  };
  const restart = async () => {
    const keyring = running.pop();
    if (keyring !== undefined) await end(keyring);
    await startKeyring(['--unlock']);
  };
  const entries = (service: string) => readEntries(environment, service);
  return { environment, lock, restart, entries, stop };
}

/** Asked by a process of its own: the library finds the session bus by the environment that it was loaded in. */
const READ_ENTRIES = `require('keytar').findCredentials(process.argv[1]).then((found) =>
  console.log(JSON.stringify(found)))`;
const foundEntries = z.array(z.strictObject({ account: z.string(), password: z.string() }));

async function readEntries(
  environment: Readonly<Record<string, string>>,
  service: string,
): Promise<Readonly<Record<string, string>>> {
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', READ_ENTRIES, service], {
    env: { ...process.env, ...environment },
  });
  const found = foundEntries.parse(JSON.parse(stdout));
  return Object.fromEntries(found.map(({ account, password }) => [account, password]));
}

/** The environment of a machine that has no session bus at all. */
export const NO_SECRET_SERVICE = {
  DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent/bus',
} as const;

async function busAnswers(environment: Readonly<Record<string, string>>): Promise<boolean> {
  return hasOwner(environment, 'org.freedesktop.DBus');
}

async function hasOwner(
  environment: Readonly<Record<string, string>>,
  name: string,
): Promise<boolean> {
  const question = [
    '--session',
    '--print-reply=literal',
    '--dest=org.freedesktop.DBus',
    '/',
    'org.freedesktop.DBus.NameHasOwner',
    `string:${name}`,
  ];
  try {
    const { stdout } = await promisify(execFile)('dbus-send', question, {
      env: { ...process.env, ...environment },
    });
    return stdout.includes('true');
  } catch {
    return false;
  }
}

async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + START_DEADLINE_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`${what} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  await new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill();
  });
}
