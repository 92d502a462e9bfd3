import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type WebContents, app, net } from 'electron';
import * as z from 'zod/mini';
import { callGateway } from '#contract/call-gateway.ts';
import type { TerminalHealth } from '#domain/terminals.ts';
import type { Configuration } from '#main/configuration/configuration.ts';
import type { IdleGuard } from '#main/kiosk/idle-guard.ts';
import type { MessageQueue } from '#main/kiosk/messages/message-queue.ts';
import { storedSettings } from '#main/kiosk/terminal/stored-settings.ts';
import { takenSettings } from '#main/kiosk/terminal/taken-settings.ts';
import { openTerminalKey } from '#main/kiosk/terminal/terminal-key.ts';
import {
  type Shows,
  type Terminal,
  terminalReports,
} from '#main/kiosk/terminal/terminal-reports.ts';
import type { Program } from '#main/program.ts';
import { loadKeytar } from '#main/session/load-keytar.ts';
import { jsonFile } from '#main/storage/json-file.ts';

const MIB = 1024 * 1024;

const stored = z.object({ shows: z.enum(['portal', 'out-of-service']) });

export type ShownService = {
  readonly shows: () => Shows;
  readonly set: (shows: Shows) => void;
};

/** What the terminal shows as the gateway said last, also after a restart without a network. */
export function shownService(
  { terminal }: Configuration,
  { userData, log }: Program,
): ShownService {
  const file = jsonFile(join(userData, 'terminal.json'), stored, log);
  // Whoever says in the configuration that it does not report needs a way to get the portal back.
  let shows: Shows = terminal.reports ? (file.read()?.shows ?? 'portal') : 'portal';
  return {
    shows: () => shows,
    set: (next) => {
      shows = next;
      try {
        file.write({ shows: next });
      } catch {
        log({ event: 'terminal-state-not-saved' });
      }
    },
  };
}

/** Null where the configuration says that this terminal does not report. */
export function startTerminal(
  { settings: { gatewayUrl }, terminal }: Configuration,
  { userData, log }: Program,
  kiosk: {
    readonly guard: IdleGuard;
    readonly service: ShownService;
    readonly messages: Promise<MessageQueue> | null;
    readonly contents: () => WebContents;
    /** Opens a new page, if nobody is in the middle of a visit. */
    readonly reopen: () => void;
  },
): Terminal | null {
  if (!terminal.reports) return null;
  const { guard, service, messages, contents, reopen } = kiosk;
  const fetch = (url: string, request: RequestInit) => net.fetch(url, request);

  const health = async (): Promise<Omit<TerminalHealth, 'unansweredReports'>> => {
    const waiting = (await messages)?.list() ?? [];
    const keptAt = waiting.map((each) => Date.parse(each.keptAt));
    return {
      version: app.getVersion(),
      uptimeSeconds: Math.floor(process.uptime()),
      secondsSinceVisit: guard.secondsSinceTouch(),
      waitingMessages: waiting.length,
      oldestMessageSeconds:
        keptAt.length === 0
          ? null
          : Math.max(0, Math.round((Date.now() - Math.min(...keptAt)) / 1000)),
      diskFreeMib: await freeMib(userData),
      hasPrinter: await hasPrinter(contents()),
      shows: service.shows(),
    };
  };
  const reports = terminalReports({
    code: terminal.enrolmentCode,
    openKey: () => openTerminalKey(loadKeytar, terminal.enrolmentCode),
    call: (call, body) => {
      const nobody = { token: null, phoneProof: null };
      return callGateway({ fetch, gatewayUrl }, call, body, nobody);
    },
    health,
    show: (shows) => {
      if (shows === service.shows()) return;
      log({ event: 'terminal-shows', shows });
      service.set(shows);
      reopen();
    },
    settings: settingsFromGateway(terminal, { userData, log }),
    isVisited: guard.isVisited,
    restart: () => {
      app.relaunch();
      app.quit();
    },
    random: Math.random,
    later: (milliseconds, act) => void setTimeout(act, milliseconds).unref(),
    log,
  });
  void reports.start();
  return reports;
}

function settingsFromGateway(
  { fromGateway }: Configuration['terminal'],
  { userData, log }: Pick<Program, 'userData' | 'log'>,
) {
  if (fromGateway === null) return null;
  const { permitted, running, refused } = fromGateway;
  if (refused !== null) log({ event: 'stored-settings-refused', reason: refused.reason });
  const { write } = storedSettings(userData, log);
  return takenSettings({ permitted, running, store: write, log });
}

async function freeMib(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return Math.floor((bavail * bsize) / MIB);
  } catch {
    return null;
  }
}

async function hasPrinter(contents: WebContents): Promise<boolean | null> {
  try {
    return (await contents.getPrintersAsync()).length > 0;
  } catch {
    return null;
  }
}
