/** What operators, and dealers at whom they stand, see of terminals, and how they change them. */
import { randomUUID } from 'node:crypto';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { visitors } from '#contract/dealers/visitors.ts';
import type {
  ListedTerminal,
  TerminalChange,
  addTerminal,
  answerStaffCall,
  changeTerminal,
  staffCalls,
  terminals,
} from '#contract/operators/terminals.ts';
import {
  CODE_HOURS,
  MAX_TERMINALS,
  TERMINAL_STATES,
  staffCallState,
  terminalState,
  worriesOf,
} from '#domain/terminals.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { TerminalRow } from '#gateway/areas/terminals/terminal-rows.ts';
import { movedToBranch, wantedSettings } from '#gateway/areas/terminals/saved-settings.ts';
import {
  healthOf,
  reportedOf,
  settingsStateOf,
  subjectOf,
} from '#gateway/areas/terminals/terminal-rows.ts';
import type { MemberActor } from '#gateway/people/memberships/staff.ts';

const HOUR_MS = 3_600_000;
/** A terminal that was switched off in the middle of a call never ends it. */
const SHOWN_HOURS = 0.5;

function listed(row: TerminalRow, now: number, wanted: number | null): ListedTerminal {
  const reported = reportedOf(row);
  const isCodeOpen = row.code_used_at === null && (row.code_until ?? 0) > now;
  return {
    terminal: row.id,
    name: row.name,
    branch: row.branch,
    dealerId: row.dealer_id,
    version: row.version,
    state: terminalState(reported, now),
    worries: [...worriesOf(reported.health)],
    isOn: reported.isOn,
    codeUntil: isCodeOpen ? row.code_until : null,
    enrolledAt: row.enrolled_at,
    revokedAt: row.revoked_at,
    reportedAt: row.reported_at,
    health: healthOf(row),
    settings: settingsStateOf(row),
    wanted,
    isToRestart: row.restart_id !== null,
  };
}

/** All of them, in the order of their states and then by branch and name. There are at most `MAX_TERMINALS`. */
export async function allTerminals(
  runner: Runner,
  now: number,
): Promise<ReplyOf<typeof terminals>> {
  const rows = await runner.selectFrom('terminals').selectAll().limit(MAX_TERMINALS).execute();
  const wantedBy = await wantedSettings(runner);
  const rank = ({ state }: ListedTerminal) => TERMINAL_STATES.indexOf(state);
  const all = rows
    .map((row) => listed(row, now, wantedBy(row)?.version ?? null))
    .toSorted(
      (one, other) =>
        rank(one) - rank(other) ||
        one.branch.localeCompare(other.branch) ||
        one.name.localeCompare(other.name),
    );
  return { at: now, terminals: all };
}

/** Refuses with 404 a dealer that there is not, and with 409 one terminal too many. */
export async function keepTerminal(
  tx: Change,
  actor: MemberActor,
  { name, branch, dealerId, codeDigest }: BodyOf<typeof addTerminal>,
): Promise<ReplyOf<typeof addTerminal>> {
  const { count } = await tx.runner
    .selectFrom('terminals')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_TERMINALS) {
    throw new Refused(refuse('too-many-terminals', `There are ${MAX_TERMINALS} already.`));
  }
  await requireDealer(tx.runner, dealerId);
  const id = randomUUID();
  await tx.runner
    .insertInto('terminals')
    .values({
      id,
      name,
      branch,
      dealer_id: dealerId,
      version: 1,
      is_on: 1,
      code_digest: codeDigest,
      code_until: tx.at + CODE_HOURS * HOUR_MS,
      code_used_at: null,
      key_digest: null,
      enrolled_at: null,
      revoked_at: null,
      restart_id: null,
      reported_at: null,
      health: null,
      settings_state: null,
      call_id: null,
      called_at: null,
      call_answered_at: null,
    })
    .execute();
  await tx.audit({ subject: subjectOf(id), actor, action: 'terminal.add' });
  return { terminal: id };
}

/** Refuses with 404, or with 409 and the version where somebody else was faster. */
export async function changeOne(
  tx: Change,
  actor: MemberActor,
  { terminal: id, version, change }: BodyOf<typeof changeTerminal>,
): Promise<ReplyOf<typeof changeTerminal>> {
  // This comes first: it locks the row, so that the terminal's audit has one writer.
  const { numUpdatedRows } = await tx.runner
    .updateTable('terminals')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  const row = await findTerminal(tx.runner, id);
  if (numUpdatedRows === 0n) {
    const { version: current } = row;
    throw new Refused(
      refuse('terminal-changed', 'Somebody else has changed this terminal.', {
        current: { version: current },
      }),
    );
  }
  const isEnrolled = row.enrolled_at !== null && row.revoked_at === null;
  if (change.kind === 'restart' && !isEnrolled) {
    throw new Refused(refuse('terminal-not-enrolled', 'This terminal is not enrolled.'));
  }
  if (change.kind === 'rename') {
    await requireDealer(tx.runner, change.dealerId);
    if (change.branch !== row.branch) await movedToBranch(tx, actor, id);
  }
  await tx.runner
    .updateTable('terminals')
    .set(columnsOf(change, tx.at))
    .where('id', '=', id)
    .execute();
  await tx.audit({
    subject: subjectOf(id),
    actor,
    action: `terminal.${change.kind}`,
    ...(change.kind === 'switch' && { facts: { isOn: change.isOn } }),
  });
  return { terminal: id, version: version + 1 };
}

function columnsOf(change: TerminalChange, at: number): Partial<TerminalRow> {
  switch (change.kind) {
    case 'rename':
      return { name: change.name, branch: change.branch, dealer_id: change.dealerId };
    case 'code':
      return {
        code_digest: change.codeDigest,
        code_until: at + CODE_HOURS * HOUR_MS,
        code_used_at: null,
        revoked_at: null,
      };
    case 'switch':
      return { is_on: change.isOn ? 1 : 0 };
    case 'restart':
      return { restart_id: randomUUID() };
    case 'revoke':
      return {
        revoked_at: at,
        enrolled_at: null,
        key_digest: null,
        code_digest: null,
        code_until: null,
        restart_id: null,
        call_id: null,
        called_at: null,
        call_answered_at: null,
      };
  }
}

async function requireDealer(runner: Runner, dealerId: string | null): Promise<void> {
  if (dealerId === null) return;
  const found = await runner
    .selectFrom('dealers')
    .select('id')
    .where('id', '=', dealerId)
    .executeTakeFirst();
  if (found === undefined) throw new Refused(refuse('no-such-dealer', 'There is no such dealer.'));
}

async function findTerminal(
  runner: Runner,
  id: string,
  dealerId: string | null = null,
): Promise<TerminalRow> {
  const row = await runner
    .selectFrom('terminals')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined || (dealerId !== null && row.dealer_id !== dealerId)) {
    throw new Refused(refuse('no-such-terminal', 'There is no such terminal.'));
  }
  return row;
}

/**
 * The calls that are going on, of all terminals or of those at a dealer. Those that nobody has answered stay until the terminal
 * ends them, or calls again.
 */
export async function callsNow(
  runner: Runner,
  now: number,
  dealerId: string | null,
): Promise<ReplyOf<typeof staffCalls>> {
  const rows = await runner
    .selectFrom('terminals')
    .select(['id', 'name', 'branch', 'call_id', 'called_at', 'call_answered_at'])
    .where('call_id', 'is not', null)
    .$if(dealerId !== null, (query) => query.where('dealer_id', '=', dealerId))
    .where('called_at', '>', now - SHOWN_HOURS * HOUR_MS)
    .orderBy('called_at')
    .limit(MAX_TERMINALS)
    .execute();
  return {
    calls: rows.flatMap(({ id, name, branch, call_id: call, called_at, call_answered_at }) =>
      call === null || called_at === null
        ? []
        : [
            {
              terminal: id,
              name,
              branch,
              call,
              state: staffCallState({ calledAt: called_at, answeredAt: call_answered_at }, now),
              calledAt: called_at,
              answeredAt: call_answered_at,
            },
          ],
    ),
  };
}

/** The visitors who call at a dealer's terminals. */
export async function visitorsNow(
  runner: Runner,
  now: number,
  dealerId: string,
): Promise<ReplyOf<typeof visitors>> {
  const one = await runner
    .selectFrom('terminals')
    .select('id')
    .where('dealer_id', '=', dealerId)
    .where('revoked_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (one === undefined) return { hasTerminals: false, calls: [] };
  return { hasTerminals: true, ...(await callsNow(runner, now, dealerId)) };
}

/**
 * Refuses with 404, also a terminal that does not stand at the dealer who answers, and with 409 where somebody has answered, or
 * the visitor no longer calls.
 */
export async function answerCall(
  tx: Change,
  actor: MemberActor,
  { terminal: id, call }: Pick<BodyOf<typeof answerStaffCall>, 'terminal' | 'call'>,
  dealerId: string | null,
): Promise<ReplyOf<typeof answerStaffCall>> {
  const { numUpdatedRows } = await tx.runner
    .updateTable('terminals')
    .set({ call_answered_at: tx.at })
    .where('id', '=', id)
    .where('call_id', '=', call)
    .where('call_answered_at', 'is', null)
    .$if(dealerId !== null, (query) => query.where('dealer_id', '=', dealerId))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) {
    const row = await findTerminal(tx.runner, id, dealerId);
    throw new Refused(
      row.call_id === call
        ? refuse('staff-call-answered', 'Somebody else is going there already.')
        : refuse('staff-call-ended', 'The visitor no longer calls.'),
    );
  }
  await tx.audit({ subject: subjectOf(id), actor, action: 'terminal.answer-call' });
  return { terminal: id };
}
