/** What a branch terminal itself calls, with a key of its own that the gateway keeps as a digest alone (decision 66). */
import * as z from 'zod/mini';
import { call, linkToken, sha256Hex } from '#contract/applications/call.ts';
import { settingsState, signedSettings } from '#contract/terminals/terminal-settings.ts';
import { STAFF_CALL_STATES, plainEnrolmentCode, terminalHealth } from '#domain/terminals.ts';

/** 256 bits in base64url, which the terminal makes and only it keeps. */
export const terminalKey = linkToken;

const ofTerminal = { session: 'none' } as const;

/** The visitor's call that is going on; null where there is none. */
const staffCall = z.nullable(
  z.object({
    call: z.uuid(),
    state: z.enum(STAFF_CALL_STATES),
    /** Seconds since the visitor called, and since somebody answered. */
    secondsAgo: z.int(),
    answeredSecondsAgo: z.nullable(z.int()),
  }),
);
export type StaffCall = z.output<typeof staffCall>;

/**
 * Exchanges a one-time code for a key, of which the gateway is told only the SHA-256. The same code with the same key again
 * is answered as before.
 */
export const enrolTerminal = call(
  { path: '/terminal-service/enrol', ...ofTerminal },
  z.strictObject({
    code: z.string().check(
      z.maxLength(60),
      z.refine((typed) => plainEnrolmentCode(typed) !== null, 'must be an enrolment code'),
    ),
    keyDigest: sha256Hex,
  }),
  z.object({ terminal: z.uuid() }),
);

/** Says how the terminal is; the answer says what it should do. */
export const reportTerminal = call(
  { path: '/terminal-service/report', ...ofTerminal },
  z.strictObject({
    key: terminalKey,
    health: terminalHealth,
    /** A restart that was asked for, and that the terminal makes once this is answered. */
    restarting: z.nullable(z.uuid()),
    /** null where the terminal's own file takes no settings from the gateway. */
    settings: z.nullable(settingsState),
  }),
  z.object({
    shows: z.enum(['portal', 'out-of-service']),
    /** A restart that an operator asked for and that the terminal has not said that it makes. */
    restart: z.nullable(z.uuid()),
    /** Seconds until the next report. */
    everySeconds: z.int().check(z.gte(1), z.lte(3600)),
    /** Settings that the terminal neither has nor has refused; null where there are none. */
    settings: z.nullable(signedSettings),
  }),
);

/** A visitor asks for a member of staff. The ID is the terminal's: again with the same one changes nothing. */
export const callStaff = call(
  { path: '/terminal-service/callStaff', ...ofTerminal },
  z.strictObject({ key: terminalKey, call: z.uuid() }),
  z.object({ call: staffCall }),
);

export const staffCallNow = call(
  { path: '/terminal-service/staffCall', ...ofTerminal },
  z.strictObject({ key: terminalKey }),
  z.object({ call: staffCall }),
);

/** Ends the visitor's call, whoever has answered it. */
export const endStaffCall = call(
  { path: '/terminal-service/endStaffCall', ...ofTerminal },
  z.strictObject({ key: terminalKey, call: z.uuid() }),
  z.object({ call: staffCall }),
);

export const TERMINAL_CALLS = {
  enrolTerminal,
  reportTerminal,
  callStaff,
  staffCallNow,
  endStaffCall,
} as const;
