import { fail } from '#contract/result.ts';
import type { Desk, Host } from '#renderer/platform/platform.ts';

const unasked = () => Promise.reject(new Error('This is not asked of the host here.'));

/** A showroom's computer with the given desk; nothing else may be called. */
export const showroom = (desk: Partial<Desk>): Host => ({
  profile: 'dealer',
  branch: null,
  hasApplications: true,
  webOrigin: null,
  language: null,
  idle: null,
  can: { print: true, savePdf: true, openOutside: true, endVisit: false, keepMessages: false },
  onOpenRoute: () => () => undefined,
  savePdf: unasked,
  rememberLanguage: unasked,
  endVisit: unasked,
  keepMessage: unasked,
  unlock: unasked,
  leaveKiosk: unasked,
  keptMessages: unasked,
  discardMessage: unasked,
  terminalStanding: unasked,
  askStaff: unasked,
  desk: {
    people: unasked,
    forget: unasked,
    keepWrite: unasked,
    keptWrites: async () => fail({ kind: 'signed-out' }),
    dismissWrite: unasked,
    keptLeads: async () => null,
    keptPrices: async () => null,
    keptToday: async () => null,
    keptDesk: async () => null,
    reminds: async () => null,
    remind: unasked,
    onKeptChange: () => () => undefined,
    ...desk,
  },
});
