/** The composition root: finds out what this machine is, and starts that. It decides nothing itself. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { app, dialog } from 'electron';
import { configurationPlaces } from '#main/configuration/configuration-places.ts';
import { loadConfiguration } from '#main/configuration/load-configuration.ts';
import { logFile } from '#main/lib/log-file.ts';
import { jsonLog } from '#main/lib/log.ts';
import type { Program, Running } from '#main/program.ts';
import { startDealer } from '#main/dealer/start-dealer.ts';
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

async function start(): Promise<Running> {
  const loaded = await loadConfiguration({
    places: configurationPlaces({
      platform: process.platform,
      environment: process.env,
      argv: process.argv,
      userData,
    }),
    readText,
    environment: process.env,
    development: __DEVELOPMENT__,
  });
  if (!loaded.ok) return startLocked(loaded.failure, program);
  const configuration = loaded.value;
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

app.enableSandbox();
if (app.requestSingleInstanceLock()) {
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
