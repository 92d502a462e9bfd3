import type { PortalSettings } from '#contract/portal-settings.ts';
import type { HostDescription } from '#contract/host.ts';
import { fail, succeed } from '#contract/result.ts';
import type { Operations } from '#main/ipc.ts';
import type { MessageQueue } from '#main/kiosk/messages/message-queue.ts';
import type { Session } from '#main/session/session.ts';
import type { Terminal } from '#main/kiosk/terminal/terminal-reports.ts';
import type { StaffAccess } from '#main/kiosk/staff/staff-access.ts';

export type KioskEffects = {
  readonly settings: PortalSettings;
  readonly host: HostDescription;
  /** The session of the visit that is going on. */
  readonly session: () => Session;
  readonly staff: StaffAccess;
  /** Null where the configuration keeps none. */
  readonly messages: Promise<MessageQueue> | null;
  /** Null where the configuration says that it does not report. */
  readonly terminal: Pick<Terminal, 'standing' | 'askStaff'> | null;
  readonly endVisit: () => Promise<void>;
  readonly print: Operations['print'];
  /** Ends the program, once the answer has gone out. */
  readonly leave: () => void;
};

/** What a kiosk's page may ask for. Visitors' operations first, then staff's, which need the PIN. */
export function kioskOperations(effects: KioskEffects): Operations {
  const { settings, host, session, staff, messages, terminal, endVisit, print, leave } = effects;
  return {
    sessionState: () => session().state(),
    signIn: (request) => session().signIn(request),
    signOut: () => session().signOut(),
    callGateway: (request) => session().call(request),
    // No files are chosen here, and none are shown.
    uploadPart: null,
    fetchDocument: null,
    openExternal: () => false,
    print: host.can.print ? print : null,
    savePdf: null,
    settings: () => settings,
    host: () => host,
    // A terminal never remembers a visitor's choice.
    rememberLanguage: null,
    endVisit,
    keepMessage:
      messages === null
        ? null
        : async (message) => {
            const kept = (await messages).keep(message);
            if (!kept.ok) return kept;
            const { id, expiresAt } = kept.value;
            return succeed({ id, expiresAt });
          },
    unlock: staff.unlock,
    leaveKiosk: () => {
      if (!staff.isUnlocked()) return fail('locked');
      leave();
      return succeed(null);
    },
    keptMessages: async () => {
      if (!staff.isUnlocked()) return fail('locked');
      return succeed((await messages)?.list() ?? []);
    },
    discardMessage: async (id) => {
      if (!staff.isUnlocked()) return fail('locked');
      return (await messages)?.discard(id) === true ? succeed(null) : fail('unknown');
    },
    terminalStanding: () => {
      if (!staff.isUnlocked()) return fail('locked');
      return succeed(terminal?.standing() ?? 'reports-off');
    },
    askStaff: (ask) => terminal?.askStaff(ask) ?? { outcome: 'unavailable' },
    // A terminal belongs to no one.
    lockDesk: null,
    deskPeople: null,
    forgetPerson: null,
    keepWrite: null,
    keptWrites: null,
    dismissWrite: null,
    keptLeads: null,
    keptPrices: null,
    keptToday: null,
    keptDesk: null,
    remindsPerson: null,
    remindPerson: null,
  };
}
