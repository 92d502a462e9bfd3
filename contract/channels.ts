/** Names of the IPC channels between preload and main. This file imports nothing: a sandboxed preload cannot. */
export const CHANNELS = {
  sessionState: 'session:state',
  sessionChanged: 'session:changed',
  openRoute: 'window:open-route',
  signIn: 'session:sign-in',
  signOut: 'session:sign-out',
  callGateway: 'gateway:call',
  openExternal: 'external:open',
  print: 'page:print',
  savePdf: 'page:save-pdf',
  settings: 'portal:settings',
  host: 'portal:host',
  endVisit: 'visit:end',
  keepMessage: 'messages:keep',
  unlock: 'staff:unlock',
  leaveKiosk: 'staff:leave-kiosk',
  keptMessages: 'staff:kept-messages',
  discardMessage: 'staff:discard-message',
} as const;

/** The argument by which main tells the preload script that no dialogue for choosing files may open. */
export const NO_FILE_DIALOGS = '--no-file-dialogs';

/** Where the preload script puts the bridge on the page's `window`. */
export const BRIDGE_KEY = 'portal';
