import type { Configuration } from '#main/configuration/configuration.ts';
import type { Operations } from '#main/ipc.ts';
import type { Session } from '#main/session/session.ts';

/** What a showroom's page may ask for. There are no visits and no staff behind a PIN: the showroom's staff use it. */
export function dealerOperations({
  configuration: { settings, host },
  session,
  openExternal,
  print,
  savePdf,
}: Pick<Operations, 'openExternal' | 'print' | 'savePdf'> & {
  readonly configuration: Configuration;
  readonly session: Session;
}): Operations {
  return {
    sessionState: session.state,
    signIn: session.signIn,
    signOut: session.signOut,
    callGateway: session.call,
    uploadPart: session.uploadPart,
    fetchDocument: session.fetchDocument,
    openExternal,
    print,
    savePdf,
    settings: () => settings,
    host: () => host,
    endVisit: null,
    keepMessage: null,
    unlock: null,
    leaveKiosk: null,
    keptMessages: null,
    discardMessage: null,
  };
}
