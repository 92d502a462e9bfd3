import { join } from 'node:path';
import {
  BrowserWindow,
  Menu,
  app,
  dialog,
  ipcMain,
  nativeTheme,
  net,
  screen,
  shell,
} from 'electron';
import { CHANNELS } from '#contract/channels.ts';
import { APP_ORIGIN } from '#main/origin/app-address.ts';
import { askBeforeUnload } from '#main/window/ask-before-unload.ts';
import type { Configuration } from '#main/configuration/configuration.ts';
import { crashRecovery } from '#main/window/crash-recovery.ts';
import { dealerMenu } from '#main/dealer/dealer-menu.ts';
import { dealerVault } from '#main/session/dealer-vault.ts';
import { DEEP_LINK_SCHEME, deepLinkAmong } from '#main/dealer/deep-link.ts';
import { externalLinks } from '#main/origin/external-links.ts';
import { answerRenderer } from '#main/ipc.ts';
import { type StoredValue, jsonFile } from '#main/storage/json-file.ts';
import { keepStorage } from '#main/storage/keep-storage.ts';
import { keepToOwnPages } from '#main/origin/navigation-policy.ts';
import { offerUpdates } from '#main/updates/offer-updates.ts';
import { pdfEffects } from '#main/printing/pdf-effects.ts';
import { preparePartition } from '#main/origin/portal-partition.ts';
import { printPage } from '#main/printing/print-page.ts';
import type { Program, Running } from '#main/program.ts';
import { savePdf } from '#main/printing/save-pdf.ts';
import { openSession } from '#main/session/session.ts';
import { WAIT_ADDRESS } from '#main/origin/still-page.ts';
import { DEALER_PARTITION, windowOptions } from '#main/window/window.ts';
import { type WindowState, placeWindow, windowState } from '#main/window/window-state.ts';
import { wordsIn } from '#main/words/words-by-language.ts';

/** Whether an address is one of the portal's own pages, not a still page of main's, which nobody steers. */
function isPortalPage(address: string): boolean {
  return address.startsWith(`${APP_ORIGIN}/`) && address !== WAIT_ADDRESS;
}

/** Where the window was, or null: a file that can be neither read nor set aside must not keep it from opening. */
function lastPlace(remembered: StoredValue<WindowState>): WindowState | null {
  try {
    return remembered.read();
  } catch {
    return null;
  }
}

/** Puts together a showroom's computer: one window, a sign-in that is kept, a menu. */
export function startDealer(configuration: Configuration, program: Program): Running {
  const { settings, host } = configuration;
  const { log, output, userData, developing } = program;
  const words = wordsIn(host.language);
  preparePartition(DEALER_PARTITION, configuration, program);
  const openExternal = externalLinks((url) => shell.openExternal(url), configuration.externalHosts);
  app.on('web-contents-created', (_event, contents) => {
    keepToOwnPages(contents, { offerOutside: (url) => void openExternal(url), log });
  });

  const rememberedState = jsonFile(join(userData, 'window-state.json'), windowState, log);
  const placement = placeWindow(
    lastPlace(rememberedState),
    screen.getAllDisplays().map(({ workArea }) => workArea),
    screen.getPrimaryDisplay().workArea,
  );
  const preload = join(output, 'preload', 'index.cjs');
  const shape = { profile: 'dealer', placement } as const;
  const window = new BrowserWindow(
    windowOptions(shape, {
      preload,
      partition: DEALER_PARTITION,
      developing,
      dark: nativeTheme.shouldUseDarkColors,
    }),
  );
  const { webContents } = window;
  window.once('ready-to-show', () => {
    // Maximising a window shows it: not before there is something to see.
    if (placement.maximized) window.maximize();
    window.show();
  });
  window.on('close', () => {
    const bounds = window.getNormalBounds();
    try {
      rememberedState.write({ bounds, maximized: window.isMaximized() });
    } catch {
      // A place that cannot be remembered must not keep the window open.
    }
  });
  keepStorage(window, webContents.session);
  askBeforeUnload(webContents, words.unsaved, (question) =>
    dialog.showMessageBoxSync(window, question),
  );
  const load = (path: string) => void webContents.loadURL(`${APP_ORIGIN}${path}`);
  let showsPortal = false;
  webContents.on('did-navigate', () => {
    showsPortal = false;
  });
  webContents.on('did-finish-load', () => {
    showsPortal = isPortalPage(webContents.mainFrame.url);
  });
  // A portal that is shown is asked to go there itself: it knows what is not saved yet.
  const goTo = (path: string) => {
    if (showsPortal) webContents.send(CHANNELS.openRoute, path);
    else load(path);
  };

  const session = openSession({
    fetch: (url, request) => net.fetch(url, request),
    gatewayUrl: settings.gatewayUrl,
    sendsPhoneProof: settings.sendsPhoneProof,
    vault: dealerVault(settings.gatewayUrl, program),
    onChange: (state) => {
      if (!window.isDestroyed()) webContents.send(CHANNELS.sessionChanged, state);
    },
  });

  const print = () => printPage(webContents, { silent: false, log });
  const saveAsPdf = (name: string) => savePdf(pdfEffects(window, words.savePdf), name);
  answerRenderer(
    ipcMain,
    {
      sessionState: session.state,
      signIn: session.signIn,
      signOut: session.signOut,
      callGateway: session.call,
      openExternal,
      print,
      savePdf: saveAsPdf,
      settings: () => settings,
      host: () => host,
      endVisit: null,
      keepMessage: null,
      unlock: null,
      leaveKiosk: null,
      keptMessages: null,
      discardMessage: null,
    },
    { isCurrent: (id) => id === webContents.id, log },
  );

  const actions = {
    print: () => void print(),
    savePdf: () => void saveAsPdf(words.untitled),
    back: () => webContents.navigationHistory.goBack(),
    forward: () => webContents.navigationHistory.goForward(),
    goTo,
    showLogs: () => void shell.openPath(app.getPath('logs')),
  };
  const menu = dealerMenu(actions, words.menu, { platform: process.platform, developing });
  Menu.setApplicationMenu(Menu.buildFromTemplate(menu));

  const recovered = crashRecovery({
    reload: () => webContents.reload(),
    startAfresh: () => load('/'),
    showStill: () => void webContents.loadURL(WAIT_ADDRESS),
    now: Date.now,
    later: (milliseconds, act) => void setTimeout(act, milliseconds),
    log,
  });
  webContents.on('render-process-gone', (_event, { reason }) => {
    showsPortal = false;
    if (!window.isDestroyed()) recovered(reason);
  });

  if (app.isPackaged) app.setAsDefaultProtocolClient(DEEP_LINK_SCHEME);
  if (app.isPackaged) offerUpdates(window, configuration.updates, words.update, program);
  load(deepLinkAmong(process.argv) ?? '/');
  return {
    comeForward: (argv) => {
      // About to restart into a newer version.
      if (window.isDestroyed()) return;
      if (window.isMinimized()) window.restore();
      window.focus();
      const path = deepLinkAmong(argv);
      if (path !== null) goTo(path);
    },
  };
}
