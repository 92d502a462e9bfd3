import type { Configuration } from '#main/configuration/configuration.ts';
import type { DealerDesk, PersonReminders } from '#main/dealer/dealer-desks.ts';
import type { Desk, Desks } from '#main/desk/desks.ts';
import type { KeptOfPeople } from '#main/desk/kept/kept-of-people.ts';
import { keptOperations } from '#main/desk/kept/kept-operations.ts';
import type { Operations } from '#main/ipc.ts';

/** What a showroom's page may ask for. There are no visits and no staff behind a PIN: the showroom's staff use it. */
export function dealerOperations({
  configuration: { settings, host },
  desks,
  kept,
  reminders,
  openExternal,
  print,
  savePdf,
}: Pick<Operations, 'openExternal' | 'print' | 'savePdf'> & {
  readonly configuration: Configuration;
  readonly desks: Pick<
    Desks<Desk & Pick<DealerDesk, 'session' | 'language' | 'rememberLanguage'>>,
    'current' | 'lock' | 'people' | 'signOut' | 'forget'
  >;
  readonly kept: KeptOfPeople;
  readonly reminders: PersonReminders;
}): Operations {
  const session = () => desks.current().session;
  return {
    sessionState: () => session().state(),
    signIn: (request) => session().signIn(request),
    signOut: desks.signOut,
    uploadPart: (part) => session().uploadPart(part),
    fetchDocument: (request) => session().fetchDocument(request),
    openExternal,
    print,
    savePdf,
    settings: () => settings,
    host: () => ({ ...host, language: desks.current().language() }),
    rememberLanguage: (language) => desks.current().rememberLanguage(language),
    endVisit: null,
    keepMessage: null,
    unlock: null,
    leaveKiosk: null,
    keptMessages: null,
    discardMessage: null,
    terminalStanding: null,
    askStaff: null,
    lockDesk: desks.lock,
    deskPeople: desks.people,
    forgetPerson: desks.forget,
    remindsPerson: reminders.isOn,
    remindPerson: reminders.choose,
    ...keptOperations(session, kept),
  };
}
