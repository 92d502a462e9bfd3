/** Names of the IPC channels between preload and main. This file imports nothing: a sandboxed preload cannot. */
export const CHANNELS = {
  sessionState: 'session:state',
  sessionChanged: 'session:changed',
  signIn: 'session:sign-in',
  signOut: 'session:sign-out',
  callGateway: 'gateway:call',
  openExternal: 'external:open',
  print: 'page:print',
  settings: 'portal:settings',
} as const;

/** Where the preload script puts the bridge on the page's `window`. */
export const BRIDGE_KEY = 'portal';
