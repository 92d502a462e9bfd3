import { join } from 'node:path';
import {
  BrowserWindow,
  Menu,
  app,
  clipboard,
  session as electronSession,
  ipcMain,
  nativeTheme,
  net,
} from 'electron';
import { callGateway } from '#contract/call-gateway.ts';
import { CHANNELS } from '#contract/channels.ts';
import { addContactUs } from '#contract/gateway.ts';
import { APP_ORIGIN } from '#main/origin/app-address.ts';
import type { Configuration } from '#main/configuration/configuration.ts';
import { crashRecovery } from '#main/window/crash-recovery.ts';
import { idleGuard } from '#main/kiosk/idle-guard.ts';
import { installUpdates } from '#main/updates/install-updates.ts';
import { answerRenderer } from '#main/ipc.ts';
import { jsonFile } from '#main/storage/json-file.ts';
import { openMessages } from '#main/kiosk/kiosk-messages.ts';
import { kioskOperations } from '#main/kiosk/kiosk-operations.ts';
import { lockWindow } from '#main/kiosk/kiosk-window.ts';
import { loadKeytar } from '#main/session/load-keytar.ts';
import { memoryVault } from '#main/session/memory-vault.ts';
import { keepToOwnPages } from '#main/origin/navigation-policy.ts';
import { pinAttempts, pinGate } from '#main/kiosk/pin-gate.ts';
import { preparePartition } from '#main/origin/portal-partition.ts';
import { printPage } from '#main/printing/print-page.ts';
import type { Program, Running } from '#main/program.ts';
import { type Session, openSession } from '#main/session/session.ts';
import { staffAccess } from '#main/kiosk/staff-access.ts';
import { startAtLogin } from '#main/kiosk/start-at-login.ts';
import { WAIT_ADDRESS } from '#main/origin/still-page.ts';
import { verifyPin } from '#main/kiosk/verify-pin.ts';
import { visits } from '#main/kiosk/visits.ts';
import { roomPartition, windowOptions } from '#main/window/window.ts';

/** How often the guard looks, in milliseconds. */
const LOOK_EVERY_MS = 5000;

type Visit = { readonly window: BrowserWindow; readonly session: Session };

/** Puts together a branch's terminal: one visitor after the other, and nothing of the one before. */
export function startKiosk(
  { settings, host, updates, startsAtLogin }: Configuration,
  pinHash: string,
  program: Program,
): Running {
  const { log, output, userData, developing } = program;
  const fetch = (url: string, request: RequestInit) => net.fetch(url, request);
  let leaving = false;
  const letClose = (may: boolean) => {
    leaving = may;
  };
  app.on('before-quit', () => letClose(true));
  Menu.setApplicationMenu(null);
  app.on('web-contents-created', (_event, contents) => {
    keepToOwnPages(contents, { offerOutside: () => {}, log });
  });

  const attempts = jsonFile(join(userData, 'pin-attempts.json'), pinAttempts, log);
  const enter = pinGate({ hash: pinHash, verify: verifyPin, attempts, now: Date.now, log });
  const staff = staffAccess(enter, Date.now);

  const { afterSeconds, countdownSeconds } = host.idle ?? { afterSeconds: 0, countdownSeconds: 0 };
  const guard = idleGuard({
    limitSeconds: afterSeconds + countdownSeconds,
    now: Date.now,
    endVisit: () => void kiosk.end(),
  });
  setInterval(guard.look, LOOK_EVERY_MS).unref();

  const rooms = new Set<number>();
  const prepareRoom = (room: number) => {
    if (rooms.has(room)) return;
    rooms.add(room);
    preparePartition(roomPartition(room), { settings, host }, program);
    electronSession
      .fromPartition(roomPartition(room))
      .on('will-download', (event) => event.preventDefault());
  };
  const open = (room: number): Visit => {
    prepareRoom(room);
    const preload = join(output, 'preload', 'index.cjs');
    const window = new BrowserWindow(
      windowOptions(
        { profile: 'kiosk' },
        {
          preload,
          partition: roomPartition(room),
          developing,
          dark: nativeTheme.shouldUseDarkColors,
        },
      ),
    );
    lockWindow(window, { mayClose: () => leaving, log });
    window.once('ready-to-show', () => window.show());
    window.webContents.on('input-event', guard.touched);
    guard.visitBegan();
    window.webContents.on('render-process-gone', (_event, { reason }) => {
      if (!window.isDestroyed()) recovered(reason);
    });
    const session = openSession({
      fetch,
      gatewayUrl: settings.gatewayUrl,
      sendsPhoneProof: settings.sendsPhoneProof,
      vault: memoryVault(),
      onChange: (state) => {
        if (!window.isDestroyed()) window.webContents.send(CHANNELS.sessionChanged, state);
      },
    });
    void window.loadURL(`${APP_ORIGIN}/`);
    return { window, session };
  };
  const kiosk = visits<Visit>({
    open,
    forget: async ({ session }) => {
      staff.lock();
      clipboard.clear();
      await session.signOut();
    },
    close: ({ window }) => window.destroy(),
    clean: async (room) => {
      const partition = electronSession.fromPartition(roomPartition(room));
      await partition.clearStorageData();
      await partition.clearCache();
      await partition.clearAuthCache();
    },
    log,
  });
  const recovered = crashRecovery({
    reload: () => kiosk.current().window.webContents.reload(),
    showStill: () => {
      void kiosk.current().session.signOut();
      void kiosk.current().window.loadURL(WAIT_ADDRESS);
    },
    startAfresh: () => void kiosk.end(),
    now: Date.now,
    later: (milliseconds, act) => void setTimeout(act, milliseconds),
    log,
  });

  const messages = host.can.keepMessages
    ? openMessages({
        userData,
        loadKeychain: loadKeytar,
        send: async (message) => {
          const nobody = { token: null, phoneProof: null };
          const effects = { fetch, gatewayUrl: settings.gatewayUrl };
          const answer = await callGateway(effects, addContactUs, message, nobody);
          if (answer.ok) return 'sent';
          return answer.failure.kind === 'unreachable' ? 'unreachable' : 'refused';
        },
        log,
      })
    : null;
  const operations = kioskOperations({
    settings,
    host,
    session: () => kiosk.current().session,
    staff,
    messages,
    endVisit: () => kiosk.end(),
    print: () => printPage(kiosk.current().window.webContents, { silent: true, log }),
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
  return { comeForward: () => kiosk.current().window.focus() };
}
