/** The composition root: makes the parts, hands them their effects, and joins them. It decides nothing itself. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  BrowserWindow,
  app,
  dialog,
  session as electronSession,
  ipcMain,
  net,
  shell,
} from 'electron';
import { CHANNELS } from '#contract/channels.ts';
import { APP_ORIGIN } from '#main/app-address.ts';
import { appOrigin } from '#main/app-origin.ts';
import { askBeforeUnload } from '#main/ask-before-unload.ts';
import { readConfiguration } from '#main/configuration.ts';
import { developmentServer } from '#main/development-server.ts';
import { egressFor, mayLeaveUnhandled } from '#main/egress.ts';
import { externalLinks } from '#main/external-links.ts';
import { fallbackVault } from '#main/fallback-vault.ts';
import { answerRenderer } from '#main/ipc.ts';
import { keychainVault } from '#main/keychain-vault.ts';
import { loadKeytar } from '#main/load-keytar.ts';
import { jsonLog } from '#main/log.ts';
import { memoryVault } from '#main/memory-vault.ts';
import { keepToOwnPages } from '#main/navigation-policy.ts';
import { denyAllPermissions } from '#main/permission-policy.ts';
import { printPage } from '#main/print-page.ts';
import { securityHeaders } from '#main/security-headers.ts';
import { openSession } from '#main/session.ts';
import { PARTITION, windowOptions } from '#main/window.ts';

const log = jsonLog(
  (line) => process.stderr.write(line),
  () => new Date(),
);
const output = join(import.meta.dirname, '..');
const developing = !app.isPackaged;

function start(): void {
  const settings = readConfiguration(process.env, developing);
  const emulatorOrigin = settings.firebase.emulatorUrl;
  const development = developing ? developmentServer(process.env, (url) => net.fetch(url)) : null;
  const developmentSocket = development?.socket ?? null;
  const egress = egressFor(emulatorOrigin);
  const openExternal = externalLinks((url) => shell.openExternal(url));

  const partition = electronSession.fromPartition(PARTITION);
  denyAllPermissions(partition);
  partition.protocol.handle(
    'https',
    appOrigin({
      folder: join(output, 'renderer'),
      headers: securityHeaders({ emulatorOrigin, developmentSocket }),
      readFile: async (path) => new Uint8Array(await readFile(path)),
      forward: (request) => net.fetch(request, { bypassCustomProtocolHandlers: true }),
      egress,
      log,
      development: development?.fetch ?? null,
    }),
  );
  partition.webRequest.onBeforeRequest(({ url }, decide) => {
    decide({ cancel: !mayLeaveUnhandled(url, egress, developmentSocket) });
  });

  app.on('web-contents-created', (_event, contents) => {
    keepToOwnPages(contents, { offerOutside: (url) => void openExternal(url), log });
  });
  const window = new BrowserWindow(windowOptions(join(output, 'preload', 'index.cjs')));
  window.once('ready-to-show', () => window.show());
  askBeforeUnload(window.webContents, (question) => dialog.showMessageBoxSync(window, question));

  const session = openSession({
    fetch: (url, request) => net.fetch(url, request),
    gatewayUrl: settings.gatewayUrl,
    sendsPhoneProof: settings.sendsPhoneProof,
    vault: fallbackVault(keychainVault(loadKeytar, settings.gatewayUrl), memoryVault(), { log }),
    onChange: (state) => {
      if (!window.isDestroyed()) window.webContents.send(CHANNELS.sessionChanged, state);
    },
  });
  answerRenderer(
    ipcMain,
    {
      sessionState: session.state,
      signIn: session.signIn,
      signOut: session.signOut,
      callGateway: session.call,
      openExternal,
      print: () => printPage(window.webContents),
      settings: () => settings,
    },
    log,
  );
  void window.loadURL(`${APP_ORIGIN}/`);
}

function tellAndEnd(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  log({ event: 'start-failed', reason });
  dialog.showErrorBox('RinSetu cannot start', reason);
  app.exit(1);
}

app.enableSandbox();
if (app.requestSingleInstanceLock()) {
  app.on('window-all-closed', () => app.quit());
  app.on('second-instance', () => BrowserWindow.getAllWindows()[0]?.focus());
  void app.whenReady().then(start).catch(tellAndEnd);
} else {
  app.quit();
}
