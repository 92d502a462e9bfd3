/** Operators' calls about the terminals in branches. */
import * as z from 'zod/mini';
import { call, recordVersion, requestId, sha256Hex, slug } from '#contract/applications/call.ts';
import {
  settingsState,
  settingsVersion,
  terminalSettings,
} from '#contract/terminals/terminal-settings.ts';
import {
  STAFF_CALL_STATES,
  TERMINAL_STATES,
  TERMINAL_WORRIES,
  terminalHealth,
  terminalName,
} from '#domain/terminals.ts';

const terminalId = z.uuid();
const at = z.number();

const named = { name: terminalName, branch: terminalName };
/** The dealer in whose showroom it stands; null for none. */
const dealerId = z.nullable(slug);

const listedTerminal = z.object({
  terminal: terminalId,
  ...named,
  dealerId,
  version: recordVersion,
  state: z.enum(TERMINAL_STATES),
  worries: z.array(z.enum(TERMINAL_WORRIES)),
  /** Whether an operator has left it on. */
  isOn: z.boolean(),
  /** Until when its enrolment code may be used; null where there is none to use. */
  codeUntil: z.nullable(at),
  enrolledAt: z.nullable(at),
  revokedAt: z.nullable(at),
  reportedAt: z.nullable(at),
  health: z.nullable(terminalHealth),
  /** What it said of the gateway's settings; null where its file takes none, or where it has not reported. */
  settings: z.nullable(settingsState),
  /** The version that it should have; null where none is meant for it. */
  wanted: z.nullable(settingsVersion),
  isToRestart: z.boolean(),
});
export type ListedTerminal = z.output<typeof listedTerminal>;

/** Every terminal, those that are down first. `at` is the gateway's time. */
export const terminals = call(
  { path: '/operator-service/terminals' },
  z.strictObject({}),
  z.object({ at, terminals: z.array(listedTerminal) }),
);

/** The SHA-256 of the code without hyphens: the page makes the code, and shows it once. */
const codeDigest = sha256Hex;

/** Adds a terminal, with the code for its first start. 404 where there is no such dealer, 409 where there are too many. */
export const addTerminal = call(
  { path: '/operator-service/addTerminal' },
  z.strictObject({ requestId, ...named, dealerId, codeDigest }),
  z.object({ terminal: terminalId }),
);

/** Changes a terminal. 409 with its version where somebody else has changed it. */
export const changeTerminal = call(
  { path: '/operator-service/changeTerminal' },
  z.strictObject({
    requestId,
    terminal: terminalId,
    version: recordVersion,
    change: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('rename'), ...named, dealerId }),
      /** A new enrolment code; a key that is there counts until the code is used. */
      z.strictObject({ kind: z.literal('code'), codeDigest }),
      z.strictObject({ kind: z.literal('switch'), isOn: z.boolean() }),
      z.strictObject({ kind: z.literal('restart') }),
      /** From now on its key and its code are refused. */
      z.strictObject({ kind: z.literal('revoke') }),
    ]),
  }),
  z.object({ terminal: terminalId, version: recordVersion }),
);
export type TerminalChange = z.output<typeof changeTerminal.body>['change'];

/** The visitors who have called for a member of staff, the oldest first, and those whom nobody has answered. */
export const staffCalls = call(
  { path: '/operator-service/staffCalls' },
  z.strictObject({}),
  z.object({
    calls: z.array(
      z.object({
        terminal: terminalId,
        ...named,
        call: z.uuid(),
        state: z.enum(STAFF_CALL_STATES),
        calledAt: at,
        answeredAt: z.nullable(at),
      }),
    ),
  }),
);

/** Tells the visitor that somebody is coming. 409 where somebody else does, or where the call has ended. */
export const answerStaffCall = call(
  { path: '/operator-service/answerStaffCall' },
  z.strictObject({ requestId, terminal: terminalId, call: z.uuid() }),
  z.object({ terminal: terminalId }),
);

/** Whom settings are meant for. What is meant for fewer counts before what is meant for more. */
const scope = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('branch'), branch: terminalName }),
  z.strictObject({ kind: z.literal('terminal'), terminal: terminalId }),
]);
export type SettingsScope = z.output<typeof scope>;

const savedSettings = z.object({
  scope,
  version: settingsVersion,
  settings: terminalSettings,
  /** Name of who saved them; empty once they have left. */
  by: z.string(),
  at,
  /** Those that they took the place of; null for the first ones. */
  before: z.nullable(z.object({ version: settingsVersion, settings: terminalSettings })),
});
export type SavedSettings = z.output<typeof savedSettings>;

/** What terminals are told: those of each scope, the newest first. */
export const savedTerminalSettings = call(
  { path: '/operator-service/terminalSettings' },
  z.strictObject({}),
  z.object({
    /** By which a terminal knows that they are the gateway's: Ed25519, 32 bytes in base64url. */
    publicKey: z.string(),
    /** The newest version of all; 0 before the first one. */
    newest: z.int(),
    saved: z.array(savedSettings),
  }),
);

/** Saves settings in the place of those of the scope; empty ones leave everything to the terminals' files. */
export const saveTerminalSettings = call(
  { path: '/operator-service/saveTerminalSettings' },
  z.strictObject({
    requestId,
    scope,
    /** The newest version of all that was seen; 409 where there is another one by now. */
    seen: z.int().check(z.gte(0)),
    settings: terminalSettings,
  }),
  z.object({ version: settingsVersion }),
);

export const OPERATOR_TERMINAL_CALLS = {
  terminals,
  addTerminal,
  changeTerminal,
  staffCalls,
  answerStaffCall,
  savedTerminalSettings,
  saveTerminalSettings,
} as const;
