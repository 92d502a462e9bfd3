import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { SYSTEM_CHROMIUM } from '#scripts/lib/system-chromium.ts';
import { type Connection, connect } from './devtools.ts';

/** How long Chromium may take to end, in milliseconds. */
const ENDING_MS = 10_000;

const SWITCHES = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--password-store=basic',
  // Otherwise the first window that Playwright sees is a stray empty page.
  '--no-startup-window',
  // Electron has this off too: a page may reach servers on the loopback interface. Only the last such switch counts.
  '--disable-features=LocalNetworkAccessChecks',
  // Chromium ends when this process does, for any reason.
  '--remote-debugging-pipe',
] as const;

export type Browser = {
  readonly connection: Connection;
  readonly process: ChildProcess;
};

export async function startChromium(
  userData: string,
  debuggingPort: string | undefined,
): Promise<Browser> {
  const profile = join(userData, 'Chromium');
  mkdirSync(profile, { recursive: true });
  const port = debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`];
  const child = spawn(await executable(), [...SWITCHES, `--user-data-dir=${profile}`, ...port], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  });
  const [, , errors, writing, reading] = child.stdio;
  passOn(readable(errors));
  return { connection: connect(writable(writing), readable(reading)), process: child };
}

/**
 * Lets Chromium end as it does when a person closes it, so that it writes what pages have stored, as Electron does. One
 * that does not end by itself is killed.
 */
export async function endBrowser({ connection, process: child }: Browser): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const tooLate = setTimeout(() => child.kill('SIGKILL'), ENDING_MS);
  // It may end before it answers.
  await connection.browser.send('Browser.close').catch(() => {});
  await ended;
  clearTimeout(tooLate);
}

async function executable(): Promise<string> {
  const own = process.env['STAND_IN_CHROMIUM'];
  if (own !== undefined) return own;
  if (existsSync(SYSTEM_CHROMIUM)) return SYSTEM_CHROMIUM;
  // Playwright takes longer to load than everything else here, at each start.
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

/** Playwright waits for the debugger's address on the standard error; the rest of it is noise. */
function passOn(lines: Readable): void {
  createInterface({ input: lines }).on('line', (line) => {
    if (
      line.startsWith('DevTools listening on ') ||
      process.env['STAND_IN_VERBOSE'] !== undefined
    ) {
      process.stderr.write(`${line}\n`);
    }
  });
}

function writable(stream: ChildProcess['stdio'][number]): Writable {
  if (stream !== null && stream !== undefined && 'write' in stream) return stream;
  throw new Error('Chromium has no debugging pipe to write to.');
}

function readable(stream: ChildProcess['stdio'][number]): Readable {
  if (stream !== null && stream !== undefined && 'read' in stream) return stream;
  throw new Error('Chromium has no debugging pipe to read from.');
}
