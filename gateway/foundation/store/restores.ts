/** What is known of the times when the database came back from a backup. */
import type { Runner } from '#gateway/foundation/store/records.ts';

/** Above every position and number that others may know from before the database was restored. */
export async function firstPosition(runner: Runner): Promise<number> {
  const { first } = await runner
    .selectFrom('restores')
    .select(({ fn }) => fn.max('first_position').as('first'))
    .executeTakeFirstOrThrow();
  return first ?? 1;
}

/** When the database was last restored, in milliseconds since 1970; 0 if it never was. */
export async function restoredAt(runner: Runner): Promise<number> {
  const { last } = await runner
    .selectFrom('restores')
    .select(({ fn }) => fn.max('restored_at').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
