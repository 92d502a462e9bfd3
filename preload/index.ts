/** Runs before the page, sandboxed: it may load nothing but `electron`, so of the contract only names and types. */
import { contextBridge, ipcRenderer } from 'electron';
import {
  BRIDGE_KEY,
  EVENT_CHANNELS,
  NO_FILE_DIALOGS,
  OPERATION_NAMES,
  type OperationName,
  channelOf,
} from '#contract/channels.ts';
import type { DesktopEvents } from '#contract/operations.ts';
import type { SessionState } from '#contract/session-state.ts';
import { refuseFileDialogs } from './refuse-file-dialogs.ts';

/** A path that came before the page was there to go to it. */
let waitingRoute: string | null = null;
let goTo: ((path: string) => void) | null = null;
ipcRenderer.on(EVENT_CHANNELS.openRoute, (_event: unknown, path: string) => {
  if (goTo === null) waitingRoute = path;
  else goTo(path);
});

const operations: Partial<Record<OperationName, (...args: unknown[]) => Promise<unknown>>> = {};
for (const name of OPERATION_NAMES) {
  operations[name] = (...args) => ipcRenderer.invoke(channelOf(name), ...args);
}

const events: DesktopEvents = {
  onSessionChange: (listener) => {
    const notify = (_event: unknown, state: SessionState) => listener(state);
    ipcRenderer.on(EVENT_CHANNELS.sessionChanged, notify);
    return () => {
      ipcRenderer.off(EVENT_CHANNELS.sessionChanged, notify);
    };
  },
  onKeptChange: (listener) => {
    const notify = () => listener();
    ipcRenderer.on(EVENT_CHANNELS.keptChanged, notify);
    return () => {
      ipcRenderer.off(EVENT_CHANNELS.keptChanged, notify);
    };
  },
  onOpenRoute: (listener) => {
    goTo = listener;
    if (waitingRoute !== null) listener(waitingRoute);
    waitingRoute = null;
    return () => {
      goTo = null;
    };
  },
};

contextBridge.exposeInMainWorld(BRIDGE_KEY, { ...operations, ...events });
if (process.argv.includes(NO_FILE_DIALOGS)) refuseFileDialogs();
