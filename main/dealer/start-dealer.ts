import { type BrowserWindow, Menu, app, ipcMain, shell } from 'electron';
import type { Configuration } from '#main/configuration/configuration.ts';
import { dealerMenu } from '#main/dealer/dealer-menu.ts';
import { dealerNavigation } from '#main/dealer/dealer-navigation.ts';
import { dealerOperations } from '#main/dealer/dealer-operations.ts';
import { openDealerWindow } from '#main/dealer/dealer-window.ts';
import { DEEP_LINK_SCHEME, deepLinkAmong } from '#main/dealer/deep-link.ts';
import { answerRenderer } from '#main/ipc.ts';
import type { Log } from '#main/lib/log.ts';
import { externalLinks } from '#main/origin/external-links.ts';
import { keepToOwnPages } from '#main/origin/navigation-policy.ts';
import { preparePartition } from '#main/origin/portal-partition.ts';
import { pdfEffects } from '#main/printing/pdf-effects.ts';
import { printPage } from '#main/printing/print-page.ts';
import { savePdf } from '#main/printing/save-pdf.ts';
import type { Program, Running } from '#main/program.ts';
import { dealerVault } from '#main/session/dealer-vault.ts';
import { windowSession } from '#main/session/window-session.ts';
import { offerUpdates } from '#main/updates/offer-updates.ts';
import { recoverFromCrashes, recoverWindow } from '#main/window/recover-window.ts';
import { DEALER_PARTITION } from '#main/window/window.ts';
import { wordsIn } from '#main/words/words-by-language.ts';

/** Puts together a showroom's computer: one window, a sign-in that is kept, a menu. */
export function startDealer(configuration: Configuration, program: Program): Running {
  const { settings, host, updates } = configuration;
  const { log, developing } = program;
  const words = wordsIn(host.language);
  preparePartition(DEALER_PARTITION, configuration, program);
  const openExternal = externalLinks((url) => shell.openExternal(url), configuration.externalHosts);
  leadOutside(openExternal, log);

  const window = openDealerWindow(program, words.unsaved);
  const { webContents } = window;
  const { load, goTo, pageGone } = dealerNavigation(webContents);
  const session = windowSession(window, settings, dealerVault(settings.gatewayUrl, program));
  const print = () => printPage(webContents, { silent: false, log });
  const saveAsPdf = (name: string) => savePdf(pdfEffects(window, words.savePdf), name);
  answerRenderer(
    ipcMain,
    dealerOperations({ configuration, session, openExternal, print, savePdf: saveAsPdf }),
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

  recoverWindow(window, recoverFromCrashes(log), {
    startAfresh: () => load('/'),
    onCrash: pageGone,
  });
  if (app.isPackaged) {
    app.setAsDefaultProtocolClient(DEEP_LINK_SCHEME);
    offerUpdates(window, updates, words.update, program);
  }
  load(deepLinkAmong(process.argv) ?? '/');
  return { activate: (argv) => showWindow(window, deepLinkAmong(argv), goTo) };
}

/** Keeps every page on the portal; where else one wants to go is offered to the system's own programs. */
function leadOutside(openExternal: (url: string) => Promise<boolean>, log: Log): void {
  app.on('web-contents-created', (_event, contents) => {
    keepToOwnPages(contents, { offerOutside: (url) => void openExternal(url), log });
  });
}

/** Brings the window to the front, and to the page of a link. */
function showWindow(
  window: BrowserWindow,
  path: string | null,
  goTo: (path: string) => void,
): void {
  // About to restart into a newer version.
  if (window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.focus();
  if (path !== null) goTo(path);
}
