import { join } from 'node:path';
import { Menu, app, ipcMain, net } from 'electron';
import type { HostDescription } from '#contract/host.ts';
import type { Configuration } from '#main/configuration/configuration.ts';
import { answerRenderer } from '#main/ipc.ts';
import { idleGuard } from '#main/kiosk/idle-guard.ts';
import { openMessages } from '#main/kiosk/messages/kiosk-messages.ts';
import { kioskOperations } from '#main/kiosk/kiosk-operations.ts';
import { kioskVisits } from '#main/kiosk/kiosk-visits.ts';
import type { MessageQueue } from '#main/kiosk/messages/message-queue.ts';
import { pinAttempts, pinGate } from '#main/kiosk/staff/pin-gate.ts';
import { messageSender } from '#main/kiosk/messages/send-message.ts';
import { type StaffAccess, staffAccess } from '#main/kiosk/staff/staff-access.ts';
import { startAtLogin } from '#main/kiosk/start-at-login.ts';
import { shownService, startTerminal } from '#main/kiosk/terminal/start-terminal.ts';
import { verifyPin } from '#main/kiosk/staff/verify-pin.ts';
import type { Log } from '#main/lib/log.ts';
import { keepToOwnPages } from '#main/origin/navigation-policy.ts';
import { printPage } from '#main/printing/print-page.ts';
import type { Program, Running } from '#main/program.ts';
import { loadKeytar } from '#main/session/load-keytar.ts';
import { jsonFile } from '#main/storage/json-file.ts';
import { installUpdates } from '#main/updates/install-updates.ts';

/** How often the guard checks, in milliseconds. */
const CHECK_EVERY_MS = 5000;

/** Assembles a branch terminal: one visitor after the other, with nothing left of the previous one. */
export function startKiosk(
  configuration: Configuration,
  pinHash: string,
  program: Program,
): Running {
  const { settings, host, updates, startsAtLogin } = configuration;
  const { log, userData } = program;
  const { mayClose, letClose } = closingOfWindows();
  app.on('before-quit', () => letClose(true));
  Menu.setApplicationMenu(null);
  stayInside(log);

  const staff = staffBehindPin(pinHash, program);
  const guard = idleGuard({ limitSeconds: idleLimitSeconds(host), now: Date.now });
  const service = shownService(configuration, program);
  const kiosk = kioskVisits(configuration, program, {
    guard,
    staff,
    mayClose,
    shows: service.shows,
  });
  setInterval(() => guard.check(() => void kiosk.end()), CHECK_EVERY_MS).unref();

  const messages = host.can.keepMessages ? keptMessages(configuration, program) : null;
  const terminal = startTerminal(configuration, program, {
    guard,
    service,
    messages,
    contents: () => kiosk.current().window.webContents,
    reopen: () => {
      // The next visit begins with it anyway.
      if (!guard.isVisited()) void kiosk.end();
    },
  });
  const operations = kioskOperations({
    settings,
    host,
    session: () => kiosk.current().session,
    staff,
    messages,
    terminal,
    endVisit: kiosk.end,
    print: () =>
      printPage(kiosk.current().window.webContents, {
        silent: true,
        log,
        ...(host.paper === undefined ? {} : { paper: host.paper }),
      }),
    leave: () => {
      log({ event: 'kiosk-left' });
      setImmediate(() => app.quit());
    },
  });
  if (app.isPackaged) {
    installUpdates({ updates, userData, presence: guard, letClose, log });
    void startAtLogin(startsAtLogin, log);
  }
  const isCurrent = (id: number) => id === kiosk.current().window.webContents.id;
  answerRenderer(ipcMain, operations, { isCurrent, log });
  return { activate: () => kiosk.current().window.focus() };
}

/** Windows stay open until the program quits or restarts into a newer version. */
function closingOfWindows(): {
  readonly mayClose: () => boolean;
  readonly letClose: (may: boolean) => void;
} {
  let may = false;
  return {
    mayClose: () => may,
    letClose: (next) => {
      may = next;
    },
  };
}

/** Keeps every page on the portal; nothing is passed to the system's own programs. */
function stayInside(log: Log): void {
  app.on('web-contents-created', (_event, contents) => {
    keepToOwnPages(contents, { offerOutside: () => {}, log });
  });
}

function staffBehindPin(pinHash: string, { userData, log }: Program): StaffAccess {
  const attempts = jsonFile(join(userData, 'pin-attempts.json'), pinAttempts, log);
  const enter = pinGate({ hash: pinHash, verify: verifyPin, attempts, now: Date.now, log });
  return staffAccess(enter, Date.now);
}

/** Seconds without a touch after which the page ends the visit, countdown included. */
function idleLimitSeconds({ idle }: HostDescription): number {
  return idle === null ? 0 : idle.afterSeconds + idle.countdownSeconds;
}

function keptMessages(
  { settings: { gatewayUrl, usesGatewayAdditions } }: Configuration,
  { userData, log }: Program,
): Promise<MessageQueue> {
  const fetch = (url: string, request: RequestInit) => net.fetch(url, request);
  const send = messageSender({ fetch, gatewayUrl, usesGatewayAdditions });
  return openMessages({ userData, loadKeychain: loadKeytar, send, log });
}
