/** Branch terminals as operators see them. Times are milliseconds since 1970. */
import * as z from 'zod/mini';
import { withLatinDigits } from '#domain/latin-digits.ts';
import { text } from '#domain/lending/values.ts';

/** How often a terminal reports, in seconds; it adds some by chance, and waits longer after failures. */
export const REPORT_EVERY_SECONDS = 60;
/** Minutes without a report after which a terminal counts as down. */
export const SILENT_AFTER_MINUTES = 5;
/** Hours for which an enrolment code may be used. */
export const CODE_HOURS = 72;
/** Minutes after which a visitor who called is told that nobody has answered. */
export const CALL_MINUTES = 3;
export const MAX_TERMINALS = 500;

const LEAST_DISK_MIB = 1024;
const MOST_WAITING_SECONDS = 3600;
const MINUTE_MS = 60_000;
const MAX_NAME = 120;

export const terminalName = text(MAX_NAME);

const seconds = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));

/** What a terminal says of itself. Nothing of it is about a person. Spans instead of times: its clock may be wrong. */
export const terminalHealth = z.strictObject({
  version: z.string().check(z.regex(/^[\w.+-]{1,40}$/)),
  uptimeSeconds: seconds,
  /** Since somebody last touched the screen; null if nobody has since the start. */
  secondsSinceVisit: z.nullable(seconds),
  /** Contact messages that wait for the gateway, and for how long the oldest has. */
  waitingMessages: z.int().check(z.gte(0), z.lte(1000)),
  oldestMessageSeconds: z.nullable(seconds),
  /** Of the disk with the program's data; null if the system does not tell. */
  diskFreeMib: z.nullable(z.int().check(z.gte(0), z.lte(1_000_000_000))),
  /** Reports since the last answered one that had no answer. */
  unansweredReports: z.int().check(z.gte(0), z.lte(1_000_000)),
  /** Whether the system has a printer; null if it does not tell. */
  hasPrinter: z.nullable(z.boolean()),
  /** What the terminal shows now: the portal, or that it is out of service. */
  shows: z.enum(['portal', 'out-of-service']),
});
export type TerminalHealth = z.output<typeof terminalHealth>;

/** In the order in which operators should look at them. */
export const TERMINAL_STATES = [
  'silent',
  'attention',
  'off',
  'not-enrolled',
  'fine',
  'revoked',
] as const;
export type TerminalState = (typeof TERMINAL_STATES)[number];

export const TERMINAL_WORRIES = ['disk-low', 'messages-waiting'] as const;
export type TerminalWorry = (typeof TERMINAL_WORRIES)[number];

export type ReportedTerminal = {
  readonly isOn: boolean;
  readonly enrolledAt: number | null;
  readonly revokedAt: number | null;
  readonly reportedAt: number | null;
  readonly health: TerminalHealth | null;
};

/** What of a report wants attention. */
export function worriesOf(health: TerminalHealth | null): readonly TerminalWorry[] {
  if (health === null) return [];
  const { diskFreeMib, oldestMessageSeconds } = health;
  const worries: TerminalWorry[] = [];
  if (diskFreeMib !== null && diskFreeMib < LEAST_DISK_MIB) worries.push('disk-low');
  if (oldestMessageSeconds !== null && oldestMessageSeconds > MOST_WAITING_SECONDS) {
    worries.push('messages-waiting');
  }
  return worries;
}

/** A terminal that is switched off counts as down as well once it is not heard from: it still reports. */
export function terminalState(terminal: ReportedTerminal, now: number): TerminalState {
  const { isOn, enrolledAt, revokedAt, reportedAt, health } = terminal;
  if (revokedAt !== null) return 'revoked';
  if (enrolledAt === null) return 'not-enrolled';
  const heard = Math.max(reportedAt ?? 0, enrolledAt);
  if (now - heard >= SILENT_AFTER_MINUTES * MINUTE_MS) return 'silent';
  if (!isOn) return 'off';
  return worriesOf(health).length > 0 ? 'attention' : 'fine';
}

/** Letters and digits that are not taken for each other, spoken or written. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_GROUPS = 4;
const GROUP_LENGTH = 5;
/** Bytes from here on would make the first letters more likely. */
const FAIR_BELOW = 256 - (256 % CODE_LETTERS.length);

const ENROLMENT_CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_GROUPS * GROUP_LENGTH}}$`);

/** A code of 98 bits such as `7KQ2M-…`, for a terminal's first start. */
export function newEnrolmentCode(randomBytes: (count: number) => Uint8Array): string {
  let letters = '';
  while (letters.length < CODE_GROUPS * GROUP_LENGTH) {
    for (const byte of randomBytes(CODE_GROUPS * GROUP_LENGTH)) {
      if (byte < FAIR_BELOW) letters += CODE_LETTERS[byte % CODE_LETTERS.length] ?? '';
    }
  }
  const groups = Array.from({ length: CODE_GROUPS }, (_, index) =>
    letters.slice(index * GROUP_LENGTH, (index + 1) * GROUP_LENGTH),
  );
  return groups.join('-');
}

/** The code without spaces and hyphens, in capitals, as it is digested; null if it is none. */
export function plainEnrolmentCode(typed: string): string | null {
  const plain = withLatinDigits(typed).replaceAll(/[\s-]/g, '').toUpperCase();
  return ENROLMENT_CODE.test(plain) ? plain : null;
}

/** How a visitor's call for a member of staff stands. */
export const STAFF_CALL_STATES = ['waiting', 'coming', 'unanswered'] as const;
export type StaffCallState = (typeof STAFF_CALL_STATES)[number];

export function staffCallState(
  { calledAt, answeredAt }: { readonly calledAt: number; readonly answeredAt: number | null },
  now: number,
): StaffCallState {
  if (answeredAt !== null) return 'coming';
  return now - calledAt < CALL_MINUTES * MINUTE_MS ? 'waiting' : 'unanswered';
}
