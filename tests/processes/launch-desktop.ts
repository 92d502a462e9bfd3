import { DEALER_PARTITION } from '#main/window/window.ts';
import { type ElectronApplication, type Page, _electron } from 'playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NO_SECRET_SERVICE, type SecretService, startSecretService } from './secret-service.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STAND_IN = join(ROOT, 'tests/support/electron-stand-in/electron');

/** Where the desktop keeps its pages. */
export const DESKTOP_ORIGIN = 'https://app.rinsetu.example';

const LAUNCH_TIMEOUT_MS = 60_000;

/** Of a shared program's page after a test that has changed it: Playwright cannot give it back to the window. */
const VIEWPORT = { width: 1280, height: 800 } as const;

export type DesktopOptions = {
  /** Another program than the one that the environment names. */
  readonly executable?: string;
  readonly gatewayUrl: string;
  readonly emulatorUrl: string;
  /** Kept by the caller when given, for a second start on the same data; otherwise made and removed. */
  readonly userDataDir?: string;
  /** A running keyring, 'none' for a machine without one; otherwise one is started and stopped. */
  readonly keyring?: SecretService | 'none';
  /** Whether people can apply for loans, as most specs want it; a program by default has them off. */
  readonly hasApplications?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** The person's own configuration file: its text, or what to write as JSON. */
  readonly configuration?: string | object;
  /** Arguments after the program's own, such as a deep link. */
  readonly args?: readonly string[];
};

export type Desktop = {
  readonly app: ElectronApplication;
  readonly page: Page;
  readonly userDataDir: string;
  /** The program's log file so far, one line of JSON for each event. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
  /** Ends the program as a power cut would. */
  readonly kill: () => Promise<void>;
};

/** The executable that the desktop runs on: the one that the environment names, or the stand-in. */
export const usualExecutable = resolve(ROOT, process.env['DESKTOP_EXECUTABLE'] ?? STAND_IN);

/** What the report says of it in its first line. */
export const executableDescription =
  usualExecutable === STAND_IN
    ? 'The desktop runs on the stand-in for Electron (Node and Chromium), not on Electron itself.'
    : `The desktop runs on ${usualExecutable}`;

/** Starts the built desktop program and waits until its window shows the portal. */
export async function launchDesktop(options: DesktopOptions): Promise<Desktop> {
  const startsKeyring = options.keyring === undefined && process.platform === 'linux';
  const ownKeyring = startsKeyring ? await startSecretService() : undefined;
  const userDataDir = options.userDataDir ?? (await mkdtemp(join(tmpdir(), 'portal-')));
  const cleanUp = async () => {
    await ownKeyring?.stop();
    if (options.userDataDir === undefined) {
      await rm(userDataDir, { recursive: true, force: true, maxRetries: 5 });
    }
  };
  try {
    await configure(userDataDir, options.configuration);
    const executable = options.executable ?? usualExecutable;
    const app = await _electron.launch({
      executablePath: executable,
      args: [
        ...programArguments(executable),
        `--user-data-dir=${userDataDir}`,
        ...(options.args ?? []),
      ],
      cwd: ROOT,
      env: environment(options, options.keyring ?? ownKeyring ?? 'none'),
      timeout: LAUNCH_TIMEOUT_MS,
    });
    const stop = async () => {
      await app.close();
      await cleanUp();
    };
    const kill = async () => {
      const child = app.process();
      if (child.exitCode !== null || child.signalCode !== null) return;
      const closed = app.waitForEvent('close');
      child.kill('SIGKILL');
      await closed;
    };
    try {
      const page = await app.firstWindow();
      await page.waitForURL(`${DESKTOP_ORIGIN}/**`);
      const logs = await app.evaluate(({ app: program }) => program.getPath('logs'));
      const log = () => readFileSync(join(logs, 'portal.log'), 'utf8');
      return { app, page, userDataDir, log, stop, kill };
    } catch (error) {
      await app.close();
      throw error;
    }
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

/**
 * Signs out, and empties what a dealer's pages have stored: as on a new data folder, but sooner than another program
 * starts. The clock and the routes of the page stay as they are.
 */
export async function startAfresh({ app, page }: Desktop): Promise<void> {
  if (page.viewportSize() !== null) await page.setViewportSize(VIEWPORT);
  // Nothing runs there that could store something again.
  await page.goto(`${DESKTOP_ORIGIN}/favicon.svg`);
  await page.evaluate(async () => {
    await window.portal.signOut();
    localStorage.clear();
    sessionStorage.clear();
  });
  await app.evaluate(
    ({ session }, partition) => session.fromPartition(partition).clearStorageData(),
    DEALER_PARTITION,
  );
}

async function configure(
  userDataDir: string,
  configuration: DesktopOptions['configuration'],
): Promise<void> {
  if (configuration === undefined) return;
  const text = typeof configuration === 'string' ? configuration : JSON.stringify(configuration);
  await writeFile(join(userDataDir, 'configuration.json'), text);
}

/** A packaged program holds its own main script; a bare Electron is given the one to run. */
export function programArguments(executable: string): string[] {
  const beside = dirname(executable);
  const archives = [join(beside, 'resources/app.asar'), join(beside, '../Resources/app.asar')];
  const packaged = archives.some((archive) => existsSync(archive));
  return packaged ? [] : [join(ROOT, 'out/desktop/main/index.js')];
}

function environment(
  { gatewayUrl, emulatorUrl, hasApplications = true, env }: DesktopOptions,
  keyring: SecretService | 'none',
): Record<string, string> {
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return {
    ...Object.fromEntries(inherited),
    ...(keyring === 'none' ? NO_SECRET_SERVICE : keyring.environment),
    RINSETU_GATEWAY_URL: gatewayUrl,
    RINSETU_FIREBASE_EMULATOR: emulatorUrl,
    ...(hasApplications && { RINSETU_APPLICATIONS: 'on' }),
    RINSETU_WEB_URL: 'https://portal.example',
    // The system's language, in which it starts.
    LANGUAGE: 'en_IN',
    ...env,
  };
}
