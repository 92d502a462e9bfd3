/** Starts the program named on the command line, or the packed one, as Electron would. Run by the executable next to this file. */
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { app } from './app.ts';
import { startChromium } from './chromium.ts';
import { interceptRequests } from './network.ts';
import { browserStarted, commandLine } from './runtime.ts';
import { closeStrayPages } from './stray-pages.ts';

const STAND_IN = new URL('electron-module.ts', import.meta.url).href;
/** Real Electron's number, so that a program may look at it; the mark tells a test which of the two it drives. */
const VERSION = '45.0.0-stand-in';

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' || specifier === 'electron/main'
      ? { url: STAND_IN, format: 'module-typescript', shortCircuit: true }
      : next(specifier, context),
});

Object.defineProperty(process.versions, 'electron', { value: VERSION, enumerable: true });
Object.assign(process, {
  type: 'browser',
  ...(commandLine.resources === undefined
    ? { defaultApp: true }
    : { resourcesPath: commandLine.resources }),
});
process.argv.splice(1, 1);

process.on('SIGTERM', () => app.quit());
process.on('SIGINT', () => app.quit());

const require = createRequire(pathToFileURL(commandLine.entry));
for (const module of commandLine.preloads) require(module);
// As in Electron, ready only after the main script has finished.
await import(pathToFileURL(commandLine.entry).href);

if (!app.isQuitting) {
  const running = await startChromium(commandLine.userData, commandLine.debuggingPort);
  running.process.once('exit', () => app.exit());
  browserStarted(running);
  await interceptRequests();
  await closeStrayPages();
  app.becomeReady();
}
