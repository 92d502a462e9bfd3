/** Runs before the page, sandboxed: it may load nothing but `electron`, so of the contract only names and types. */
import { contextBridge, ipcRenderer } from 'electron';
import type { Bridge, SessionState } from '#contract/bridge.ts';
import { BRIDGE_KEY, CHANNELS, NO_FILE_DIALOGS } from '#contract/channels.ts';
import { refuseFileDialogs } from './refuse-file-dialogs.ts';

/** A path that came before the page was there to go to it. */
let waitingRoute: string | null = null;
let goTo: ((path: string) => void) | null = null;
ipcRenderer.on(CHANNELS.openRoute, (_event: unknown, path: string) => {
  if (goTo === null) waitingRoute = path;
  else goTo(path);
});

const bridge: Bridge = {
  sessionState: () => ipcRenderer.invoke(CHANNELS.sessionState),
  onSessionChange: (listener) => {
    const tell = (_event: unknown, state: SessionState) => listener(state);
    ipcRenderer.on(CHANNELS.sessionChanged, tell);
    return () => {
      ipcRenderer.off(CHANNELS.sessionChanged, tell);
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
  signIn: (request) => ipcRenderer.invoke(CHANNELS.signIn, request),
  signOut: () => ipcRenderer.invoke(CHANNELS.signOut),
  callGateway: (request) => ipcRenderer.invoke(CHANNELS.callGateway, request),
  openExternal: (url) => ipcRenderer.invoke(CHANNELS.openExternal, url),
  print: () => ipcRenderer.invoke(CHANNELS.print),
  savePdf: (name) => ipcRenderer.invoke(CHANNELS.savePdf, name),
  host: () => ipcRenderer.invoke(CHANNELS.host),
  endVisit: () => ipcRenderer.invoke(CHANNELS.endVisit),
  keepMessage: (message) => ipcRenderer.invoke(CHANNELS.keepMessage, message),
  unlock: (pin) => ipcRenderer.invoke(CHANNELS.unlock, pin),
  leaveKiosk: () => ipcRenderer.invoke(CHANNELS.leaveKiosk),
  keptMessages: () => ipcRenderer.invoke(CHANNELS.keptMessages),
  discardMessage: (id) => ipcRenderer.invoke(CHANNELS.discardMessage, id),
  settings: () => ipcRenderer.invoke(CHANNELS.settings),
};

contextBridge.exposeInMainWorld(BRIDGE_KEY, bridge);
if (process.argv.includes(NO_FILE_DIALOGS)) refuseFileDialogs();
