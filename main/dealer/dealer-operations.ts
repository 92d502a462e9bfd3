import type { Configuration } from '#main/configuration/configuration.ts';
import type { Desk, Desks } from '#main/desk/desks.ts';
import type { Operations } from '#main/ipc.ts';
import type { Session } from '#main/session/session.ts';

/** What a showroom's page may ask for. There are no visits and no staff behind a PIN: the showroom's staff use it. */
export function dealerOperations({
  configuration: { settings, host },
  desks,
  openExternal,
  print,
  savePdf,
}: Pick<Operations, 'openExternal' | 'print' | 'savePdf'> & {
  readonly configuration: Configuration;
  readonly desks: Pick<
    Desks<Desk & { readonly session: Session }>,
    'current' | 'lock' | 'people' | 'switchTo' | 'signOut' | 'forget'
  >;
}): Operations {
  const session = () => desks.current().session;
  return {
    sessionState: () => session().state(),
    signIn: (request) => session().signIn(request),
    signOut: desks.signOut,
    callGateway: (request) => session().call(request),
    uploadPart: (part) => session().uploadPart(part),
    fetchDocument: (request) => session().fetchDocument(request),
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
    lockDesk: desks.lock,
    deskPeople: desks.people,
    switchPerson: desks.switchTo,
    forgetPerson: desks.forget,
  };
}
