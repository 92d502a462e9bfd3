/**
 * Names that the preload script shares with the main process. This file imports nothing: a sandboxed preload cannot. What
 * each operation takes and answers is in operations.ts, which the compiler checks against this list.
 */

/** What the desktop's page may ask of the main process. */
export const OPERATION_NAMES = [
  'sessionState',
  'signIn',
  'signOut',
  'callGateway',
  'uploadPart',
  'fetchDocument',
  'openExternal',
  'print',
  'savePdf',
  'settings',
  'host',
  'rememberLanguage',
  'endVisit',
  'keepMessage',
  'unlock',
  'leaveKiosk',
  'keptMessages',
  'discardMessage',
  'terminalStanding',
  'askStaff',
  'lockDesk',
  'deskPeople',
  'forgetPerson',
  'keepWrite',
  'keptWrites',
  'dismissWrite',
  'keptLeads',
  'keptPrices',
  'keptToday',
  'keptDesk',
  'remindsPerson',
  'remindPerson',
] as const;
export type OperationName = (typeof OPERATION_NAMES)[number];

/** The IPC channel of an operation: one for each. */
export function channelOf(name: OperationName): `operation:${OperationName}` {
  return `operation:${name}`;
}

/** The IPC channels on which the main process speaks first. */
export const EVENT_CHANNELS = {
  sessionChanged: 'event:session-changed',
  openRoute: 'event:open-route',
  keptChanged: 'event:kept-changed',
} as const;

/** The argument by which main tells the preload script that no dialogue for choosing files may open. */
export const NO_FILE_DIALOGS = '--no-file-dialogs';

/** Where the preload script puts the bridge on the page's `window`. */
export const BRIDGE_KEY = 'portal';
