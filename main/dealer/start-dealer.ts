import { Menu, app, ipcMain, shell } from 'electron';
import type { Configuration } from '#main/configuration/configuration.ts';
import { dealerMenu } from '#main/dealer/dealer-menu.ts';
import { dealerOperations } from '#main/dealer/dealer-operations.ts';
import { type DealerDesk, dealerDesks } from '#main/dealer/dealer-desks.ts';
import { DEEP_LINK_SCHEME, deepLinkAmong } from '#main/dealer/deep-link.ts';
import { answerRenderer } from '#main/ipc.ts';
import type { Log } from '#main/lib/log.ts';
import { externalLinks } from '#main/origin/external-links.ts';
import { keepToOwnPages } from '#main/origin/navigation-policy.ts';
import { pdfEffects } from '#main/printing/pdf-effects.ts';
import { printPage } from '#main/printing/print-page.ts';
import { savePdf } from '#main/printing/save-pdf.ts';
import type { Program, Running } from '#main/program.ts';
import { offerUpdates } from '#main/updates/offer-updates.ts';
import { wordsIn } from '#main/words/words-by-language.ts';

const TODAY_PATH = '/dealer-desk#today';

/** Composes a showroom's computer: one window for the person at the desk, kept sign-ins, a menu. */
export function startDealer(configuration: Configuration, program: Program): Running {
  const { host, updates } = configuration;
  const { log, developing } = program;
  const words = wordsIn(host.language);
  const openExternal = externalLinks((url) => shell.openExternal(url), configuration.externalHosts);
  leadOutside(openExternal, log);

  const { desks, kept, reminders } = dealerDesks(configuration, program, {
    words: words.unsaved,
    reminderWords: words.reminder,
    onReminded: () => showWindow(desks.current(), TODAY_PATH),
    firstPath: deepLinkAmong(process.argv),
  });
  const shown = () => desks.current().window;
  const print = () => printPage(shown().webContents, { silent: false, log });
  const saveAsPdf = (name: string) => savePdf(pdfEffects(shown(), words.savePdf), name);
  answerRenderer(
    ipcMain,
    dealerOperations({
      configuration,
      desks,
      kept,
      reminders,
      openExternal,
      print,
      savePdf: saveAsPdf,
    }),
    { isCurrent: (id) => !shown().isDestroyed() && id === shown().webContents.id, log },
  );

  const actions = {
    print: () => void print(),
    savePdf: () => void saveAsPdf(words.untitled),
    lock: () => void desks.lock(),
    back: () => shown().webContents.navigationHistory.goBack(),
    forward: () => shown().webContents.navigationHistory.goForward(),
    goTo: (path: string) => desks.current().navigation.goTo(path),
    showLogs: () => void shell.openPath(app.getPath('logs')),
  };
  const menu = dealerMenu(actions, words.menu, {
    platform: process.platform,
    hasDesk: host.hasApplications,
    developing,
  });
  Menu.setApplicationMenu(Menu.buildFromTemplate(menu));

  if (app.isPackaged) {
    app.setAsDefaultProtocolClient(DEEP_LINK_SCHEME);
    offerUpdates(shown, updates, words.update, program);
  }
  return { activate: (argv) => showWindow(desks.current(), deepLinkAmong(argv)) };
}

/** Keeps every page on the portal; where else one wants to go is offered to the system's own programs. */
function leadOutside(openExternal: (url: string) => Promise<boolean>, log: Log): void {
  app.on('web-contents-created', (_event, contents) => {
    keepToOwnPages(contents, { offerOutside: (url) => void openExternal(url), log });
  });
}

/** Brings the window to the front, and to the page of a link. */
function showWindow({ window, navigation }: DealerDesk, path: string | null): void {
  // About to restart into a newer version.
  if (window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.focus();
  if (path !== null) navigation.goTo(path);
}
