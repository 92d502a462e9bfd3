import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import type { ServiceLevels } from '#domain/lending/service-levels.ts';
import { NO_LEVELS, serviceLevels } from '#domain/lending/service-levels.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

/** The only row of the table. */
const ID = 1;
/** The chain of the audit. */
const SUBJECT = 'service-levels';

/** The time frames with their version, which is 0 before anybody has set any. */
export type SetLevels = { readonly version: number; readonly levels: ServiceLevels };

export async function setLevelsOf(runner: Runner): Promise<SetLevels> {
  const row = await runner
    .selectFrom('service_levels')
    .select(['version', 'levels'])
    .where('id', '=', ID)
    .executeTakeFirst();
  if (row === undefined) return { version: 0, levels: NO_LEVELS };
  return { version: row.version, levels: serviceLevels.parse(JSON.parse(row.levels)) };
}

/**
 * Sets other time frames, for what begins or goes on from now. Refuses with 409 where they are no longer those of the version
 * that was seen.
 */
export async function saveLevels(
  tx: Change,
  operator: MemberActor,
  { version: seen, levels }: SetLevels,
): Promise<SetLevels> {
  const version = seen + 1;
  const row = { id: ID, version, levels: JSON.stringify(levels) };
  // The first time, there is no row yet: of two who insert it at once, one finds the other's.
  const kept =
    seen === 0
      ? await tx.runner
          .insertInto('service_levels')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('version')
          .executeTakeFirst()
      : await tx.runner
          .updateTable('service_levels')
          .set(row)
          .where('id', '=', ID)
          .where('version', '=', seen)
          .returning('version')
          .executeTakeFirst();
  if (kept === undefined) {
    throw new Refused(
      refuse(
        'levels-changed',
        'Somebody has changed the time frames meanwhile. Please look at them first.',
        {
          current: await setLevelsOf(tx.runner),
        },
      ),
    );
  }
  await tx.audit({
    subject: SUBJECT,
    actor: operator,
    action: 'saveServiceLevels',
    facts: { version, levels: JSON.stringify(levels) },
  });
  return { version, levels };
}
