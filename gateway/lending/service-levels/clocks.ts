/** Starts, stops and ends the clocks of steps with each change of an application or of a lender's case. */
import type { ApplicationId, MembershipId } from '#domain/ids.ts';
import type { Selectable } from 'kysely';
import type { ApplicationState } from '#domain/lending/states/application-states.ts';
import type { LenderCaseState } from '#domain/lending/states/lender-case-states.ts';
import type { ServiceLevels, ServiceStep, StepClock } from '#domain/lending/service-levels.ts';
import { pausedClock, runningClock, workedAt } from '#domain/lending/service-levels.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';
import { setLevelsOf } from '#gateway/lending/service-levels/levels.ts';

type ClockColumns = Pick<
  Selectable<Tables['lender_cases']>,
  'step_worked' | 'step_since' | 'step_due_at' | 'step_warn_at'
>;
/** What the clock of an application follows from. */
export type ClockedApplication = ClockColumns &
  Pick<Selectable<Tables['applications']>, 'id' | 'state' | 'claimed_by' | 'step'>;

const NO_CLOCK = { step_worked: null, step_since: null, step_due_at: null, step_warn_at: null };

const columnsOf = ({ worked, since, dueAt, warnAt }: StepClock): ClockColumns => ({
  step_worked: worked,
  step_since: since,
  step_due_at: dueAt,
  step_warn_at: warnAt,
});

const clockIn = (row: ClockColumns) => ({ worked: row.step_worked ?? 0, since: row.step_since });

type Ended = {
  readonly applicationId: ApplicationId;
  readonly step: ServiceStep;
  readonly party: string;
  readonly row: ClockColumns;
  readonly levels: ServiceLevels;
};

/** Notes how long a step took. The same step by the same people again takes its place. */
async function noteEnded(
  { runner, at }: Change,
  { applicationId, step, party, row, levels }: Ended,
): Promise<void> {
  const ended = {
    took: workedAt(clockIn(row), levels, at),
    was_late: row.step_due_at !== null && row.step_due_at <= at ? 1 : 0,
    ended_at: at,
  };
  await write(
    runner,
    runner
      .insertInto('finished_steps')
      .values({ application_id: applicationId, step, party, ...ended })
      .onConflict((conflict) =>
        conflict.columns(['application_id', 'step', 'party']).doUpdateSet(ended),
      ),
  );
}

/** The step that operators are to take, `'paused'` where the borrower is asked, and null where neither is so. */
function stepOf(state: ApplicationState, claimedBy: string | null): ServiceStep | 'paused' | null {
  if (state === 'ACTION_REQUIRED') return 'paused';
  if (state === 'SUBMITTED') return 'claim';
  if (state !== 'IN_REVIEW') return null;
  return claimedBy === null ? 'claim' : 'check';
}

type Moved = {
  readonly state?: ApplicationState;
  readonly claimed_by?: MembershipId | null;
  readonly outcome?: string | null;
};

/** What changes of an application's clock when it changes like this. A hand-over to a colleague changes nothing of it. */
export async function clockOfApplication(
  tx: Change,
  row: ClockedApplication,
  moved: Moved,
): Promise<Partial<ClockColumns & { readonly step: ServiceStep | null }>> {
  if (moved.state === undefined && moved.claimed_by === undefined) return {};
  const state = moved.state ?? row.state;
  const next = stepOf(state, moved.claimed_by === undefined ? row.claimed_by : moved.claimed_by);
  const isPaused = row.step !== null && row.step_since === null;
  if (next === row.step && !isPaused) return {};
  if (next === 'paused' && (row.step === null || isPaused)) return {};
  if (next === null && row.step === null) return {};
  const { levels } = await setLevelsOf(tx.runner);
  if (next === 'paused') return columnsOf(pausedClock(clockIn(row), levels, tx.at));
  if (next !== null && next === row.step) {
    return columnsOf(runningClock(next, levels, tx.at, row.step_worked ?? 0));
  }
  const isChecked =
    row.step === 'check' && (state === 'WITH_LENDER' || moved.outcome === 'REJECTED');
  const isClaimed = row.step === 'claim' && next === 'check';
  if (row.step !== null && (isChecked || isClaimed)) {
    const party = isChecked ? (row.claimed_by ?? '') : '';
    await noteEnded(tx, { applicationId: row.id, step: row.step, party, row, levels });
  }
  return next === null
    ? { step: null, ...NO_CLOCK }
    : { step: next, ...columnsOf(runningClock(next, levels, tx.at)) };
}

type ClockedCase = ClockColumns & {
  readonly application_id: ApplicationId;
  readonly lender_id: string;
  readonly state: LenderCaseState;
};

/** States of a case in which the lender has answered. */
const ANSWERED: readonly LenderCaseState[] = ['OFFERED', 'REJECTED'];

/** What changes of the clock of a lender's case when it moves to a state. It runs while the lender has it in hand. */
export async function clockOfCase(
  tx: Change,
  row: ClockedCase,
  state: LenderCaseState,
): Promise<Partial<ClockColumns>> {
  const isThere = row.step_worked !== null;
  const isRunning = row.step_since !== null;
  if (state === 'PROCESSING' ? isRunning : !isThere) return {};
  const { levels } = await setLevelsOf(tx.runner);
  if (state === 'PROCESSING') {
    return columnsOf(runningClock('lender', levels, tx.at, row.step_worked ?? 0));
  }
  if (state === 'ACTION_REQUIRED') return columnsOf(pausedClock(clockIn(row), levels, tx.at));
  if (ANSWERED.includes(state)) {
    const { application_id: applicationId, lender_id: party } = row;
    await noteEnded(tx, { applicationId, step: 'lender', party, row, levels });
  }
  return NO_CLOCK;
}
