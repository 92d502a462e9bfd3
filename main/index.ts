/** The composition root: finds out what this machine is, and starts that. It decides nothing itself. */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { app, dialog, net, screen } from 'electron';
import { type AskedCommand, askedCommand } from '#main/commands/asked-command.ts';
import { runCommand } from '#main/commands/run-command.ts';
import { configurationPlaces } from '#main/configuration/configuration-places.ts';
import { loadConfiguration } from '#main/configuration/load-configuration.ts';
import { logFile } from '#main/lib/log-file.ts';
import { withSystemLanguage } from '#main/configuration/system-language.ts';
import { jsonLog } from '#main/lib/log.ts';
import { reportAlive } from '#main/lib/watchdog.ts';
import type { Program, Running } from '#main/program.ts';
import { loadKeytar } from '#main/session/load-keytar.ts';
import { startDealer } from '#main/dealer/start-dealer.ts';
import { storedSettings } from '#main/kiosk/terminal/stored-settings.ts';
import { startKiosk } from '#main/kiosk/start-kiosk.ts';
import { startLocked } from '#main/start-locked.ts';
import { everyLanguage } from '#main/words/words-by-language.ts';

const userData = app.getPath('userData');
const writeLogFile = logFile(app.getPath('logs'));
const log = jsonLog(
  (line) => {
    process.stderr.write(line);
    writeLogFile(line);
  },
  () => new Date(),
);
let endsWithLastWindow = true;
const program: Program = {
  log,
  output: join(import.meta.dirname, '..'),
  userData,
  developing: !app.isPackaged,
  keepRunning: () => {
    endsWithLastWindow = false;
  },
};

/** The configuration of this machine, or the one in a file that is not yet in its place. */
function load(file: string | null) {
  const places = configurationPlaces({
    platform: process.platform,
    environment: process.env,
    argv: process.argv,
    userData,
  });
  return loadConfiguration({
    places: file === null ? places : { machineWide: file, named: file, perUser: file },
    readText,
    storedSettings: () => (file === null ? storedSettings(userData, log).read() : null),
    environment: file === null ? process.env : {},
    development: __DEVELOPMENT__,
  });
}

async function start(): Promise<Running> {
  reportAlive({
    environment: process.env,
    run: (tool, args) => {
      // A report that fails is missed by the watchdog, which then acts.
      spawn(tool, args, { stdio: 'ignore' }).on('error', () => {});
    },
    repeat: (act, milliseconds) => void setInterval(act, milliseconds).unref(),
  });
  const loaded = await load(null);
  if (!loaded.ok) return startLocked(loaded.failure, program);
  const configuration = withSystemLanguage(loaded.value, app.getPreferredSystemLanguages());
  log({ event: 'started', profile: configuration.host.profile, version: app.getVersion() });
  return configuration.pinHash === null
    ? startDealer(configuration, program)
    : startKiosk(configuration, configuration.pinHash, program);
}

async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function reportAndExit(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  log({ event: 'start-failed', reason });
  const title = everyLanguage(null).map(({ words }) => words.cannotStart);
  dialog.showErrorBox(title.join(' · '), reason);
  app.exit(1);
}

async function answer(asked: AskedCommand): Promise<void> {
  if (asked.name === 'check') await app.whenReady();
  const code = await runCommand(asked, {
    load,
    platform: process.platform,
    uid: process.getuid?.() ?? null,
    userData,
    loadKeychain: loadKeytar,
    displays: () => screen.getAllDisplays().map(({ bounds }) => bounds),
    fetch: (url, init) => net.fetch(url, init),
    now: Date.now,
  });
  app.exit(code);
}

app.enableSandbox();
const asked = askedCommand(process.argv);
if (asked !== null) {
  answer(asked).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    app.exit(1);
  });
} else if (app.requestSingleInstanceLock()) {
  const started = app.whenReady().then(start);
  app.on('window-all-closed', () => {
    if (endsWithLastWindow) app.quit();
  });
  app.on('second-instance', (_event, argv) => {
    void started.then(({ activate }) => activate(argv));
  });
  // macOS passes links in this way, to a program that is already running too.
  app.on('open-url', (event, url) => {
    event.preventDefault();
    void started.then(({ activate }) => activate([url]));
  });
  started.catch(reportAndExit);
} else {
  app.quit();
}
