import type { Runner } from '#gateway/foundation/store/records.ts';

/** Whether two memberships are one person's: somebody who was invited again has a different membership from before. */
export async function areOfOnePerson(
  runner: Runner,
  one: string | null,
  other: string,
): Promise<boolean> {
  if (one === other) return true;
  const people = await runner
    .selectFrom('memberships')
    .select('user_id')
    .where('id', 'in', [one ?? '', other])
    .execute();
  return people.length === 2 && people[0]?.user_id === people[1]?.user_id;
}

/** The memberships of whoever has this one: what one of them proposed, none of them decides. */
export async function ofSamePerson(runner: Runner, id: string): Promise<ReadonlySet<string>> {
  const rows = await runner
    .selectFrom('memberships')
    .select('id')
    .where('user_id', 'in', (eb) =>
      eb.selectFrom('memberships as own').select('own.user_id').where('own.id', '=', id),
    )
    .execute();
  return new Set([id, ...rows.map((row) => row.id)]);
}
