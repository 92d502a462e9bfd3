/** What terminals call themselves. Each is known by the key in the body; nothing that they send adds a row. */
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type {
  StaffCall,
  callStaff,
  endStaffCall,
  enrolTerminal,
  reportTerminal,
  staffCallNow,
} from '#contract/terminals/terminal-calls.ts';
import { REPORT_EVERY_SECONDS, plainEnrolmentCode, staffCallState } from '#domain/terminals.ts';
import { SYSTEM } from '#gateway/foundation/audit/audit.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { TerminalRow } from '#gateway/areas/terminals/terminal-rows.ts';
import { settingsToSend } from '#gateway/areas/terminals/saved-settings.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import { digestOf, subjectOf, terminalWithKey } from '#gateway/areas/terminals/terminal-rows.ts';

const wrongCode = () =>
  new Refused(refuse('enrolment-code-wrong', 'This enrolment code is wrong, used or lapsed.'));

export const wrongKey = () =>
  refuse('terminal-key-wrong', 'There is no terminal with this key, or it was revoked.');

/** Takes the digest of a terminal's new key for a code. Refuses with 403. */
export async function enrol(
  { runner, at, audit }: Change,
  { code, keyDigest }: BodyOf<typeof enrolTerminal>,
): Promise<ReplyOf<typeof enrolTerminal>> {
  const ofCode = digestOf(plainEnrolmentCode(code) ?? '');
  // Locks the row before it is read, so that of two terminals with one code one is enrolled.
  const { numUpdatedRows } = await runner
    .updateTable('terminals')
    .set({
      key_digest: keyDigest,
      enrolled_at: at,
      code_used_at: at,
      reported_at: null,
      health: null,
      settings_state: null,
      restart_id: null,
    })
    .where('code_digest', '=', ofCode)
    .where('code_used_at', 'is', null)
    .where('code_until', '>', at)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  const row = await runner
    .selectFrom('terminals')
    .select(['id', 'key_digest', 'revoked_at'])
    .where('code_digest', '=', ofCode)
    .executeTakeFirst();
  if (row === undefined || row.key_digest !== keyDigest || row.revoked_at !== null) {
    throw wrongCode();
  }
  if (numUpdatedRows > 0n) {
    await audit({ subject: subjectOf(row.id), actor: SYSTEM, action: 'terminal.enrol' });
  }
  return { terminal: row.id };
}

async function ownTerminal({ runner }: Change, key: string): Promise<TerminalRow> {
  const row = await terminalWithKey(runner, key);
  if (row === null) throw new Refused(wrongKey());
  return row;
}

/** Keeps a report in the place of the last one. Refuses with 403. */
export async function report(
  keys: DataKeys,
  tx: Change,
  { key, health, restarting, settings }: BodyOf<typeof reportTerminal>,
): Promise<ReplyOf<typeof reportTerminal>> {
  const row = await ownTerminal(tx, key);
  const restart = row.restart_id === restarting ? null : row.restart_id;
  await tx.runner
    .updateTable('terminals')
    .set({
      reported_at: tx.at,
      health: JSON.stringify(health),
      settings_state: JSON.stringify(settings),
    })
    .where('id', '=', row.id)
    .execute();
  if (restarting !== null) {
    // Another one may have been asked for since the row was read.
    await tx.runner
      .updateTable('terminals')
      .set({ restart_id: null })
      .where('id', '=', row.id)
      .where('restart_id', '=', restarting)
      .execute();
  }
  return {
    shows: row.is_on === 1 ? 'portal' : 'out-of-service',
    restart,
    everySeconds: REPORT_EVERY_SECONDS,
    settings: await settingsToSend(keys, tx.runner, row, settings),
  };
}

type CallColumns = Pick<TerminalRow, 'call_id' | 'called_at' | 'call_answered_at'>;

const NO_CALL = { call_id: null, called_at: null, call_answered_at: null } as const;

function staffCallOf(row: CallColumns, now: number): StaffCall {
  const { call_id: call, called_at: calledAt, call_answered_at: answeredAt } = row;
  if (call === null || calledAt === null) return null;
  const secondsSince = (at: number) => Math.max(0, Math.round((now - at) / 1000));
  return {
    call,
    state: staffCallState({ calledAt, answeredAt }, now),
    secondsAgo: secondsSince(calledAt),
    answeredSecondsAgo: answeredAt === null ? null : secondsSince(answeredAt),
  };
}

/** Begins a visitor's call in the place of an earlier one. Refuses with 403. */
export async function beginStaffCall(
  tx: Change,
  { key, call }: BodyOf<typeof callStaff>,
): Promise<ReplyOf<typeof callStaff>> {
  const row = await ownTerminal(tx, key);
  if (row.call_id === call) return { call: staffCallOf(row, tx.at) };
  const begun = { call_id: call, called_at: tx.at, call_answered_at: null };
  await tx.runner.updateTable('terminals').set(begun).where('id', '=', row.id).execute();
  return { call: staffCallOf(begun, tx.at) };
}

export async function readStaffCall(
  tx: Change,
  { key }: BodyOf<typeof staffCallNow>,
): Promise<ReplyOf<typeof staffCallNow>> {
  return { call: staffCallOf(await ownTerminal(tx, key), tx.at) };
}

/** Ends the call, if it is still that one. Refuses with 403. */
export async function stopStaffCall(
  tx: Change,
  { key, call }: BodyOf<typeof endStaffCall>,
): Promise<ReplyOf<typeof endStaffCall>> {
  const row = await ownTerminal(tx, key);
  await tx.runner
    .updateTable('terminals')
    .set(NO_CALL)
    .where('id', '=', row.id)
    .where('call_id', '=', call)
    .execute();
  return { call: row.call_id === call ? null : staffCallOf(row, tx.at) };
}
