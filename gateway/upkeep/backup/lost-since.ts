import { asId } from '#domain/ids.ts';
import { readNotedEnds } from '#gateway/foundation/audit/audit-notes.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

/** Chains that are told one by one. */
const MAX_TOLD = 200;

/** Where a chain ends in the database, also one that retention removed; 0 where it knows none. */
async function endOf({ db }: Records, chain: string): Promise<number> {
  const { last } = await db
    .selectFrom('audit_entries')
    .select(({ fn }) => fn.max('seq').as('last'))
    .where('subject', '=', chain)
    .executeTakeFirstOrThrow();
  const { removed } = await db
    .selectFrom('audit_heads')
    .select(({ fn }) => fn.max('seq').as('removed'))
    .where('subject', '=', chain)
    .where('is_removed', '=', 1)
    .executeTakeFirstOrThrow();
  return Math.max(last ?? 0, removed ?? 0);
}

/** How people name the subject of a chain. */
async function nameOf({ db }: Records, chain: string): Promise<string> {
  const found = chain.startsWith(ownerOf(asId('application', '')))
    ? await db
        .selectFrom('applications')
        .select('number')
        .where('id', '=', asId('application', chain.slice(ownerOf(asId('application', '')).length)))
        .executeTakeFirst()
    : undefined;
  return found === undefined ? chain : `application ${found.number}`;
}

/** What gateways have noted of the audit outside the database, and the restored database lacks: a line for each chain. */
export async function lostSince(records: Records, notes: string): Promise<readonly string[]> {
  const noted = await readNotedEnds(notes);
  const { signed } = await records.db
    .selectFrom('audit_checkpoints')
    .select(({ fn }) => fn.max('seq').as('signed'))
    .executeTakeFirstOrThrow();
  const lost: string[] = [];
  for (const [chain, entry] of noted.entries) {
    const end = await endOf(records, chain);
    if (entry <= end) continue;
    const name = await nameOf(records, chain);
    const what = end === 0 ? `${entry}, begun since` : `${entry - end}`;
    lost.push(`  ${name}: ${what}`);
  }
  const checkpoints = Math.max(0, noted.checkpoint - (signed ?? 0));
  if (lost.length + checkpoints === 0) return ['changes that were lost: none is noted'];
  return [
    `changes that were lost, by what was noted outside the database: ${lost.length} subjects, ${checkpoints} checkpoints`,
    ...lost.slice(0, MAX_TOLD),
    ...(lost.length > MAX_TOLD ? [`  and ${lost.length - MAX_TOLD} more`] : []),
  ];
}
