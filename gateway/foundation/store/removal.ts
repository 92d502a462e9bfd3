import { DAY_MS } from '#domain/days.ts';
import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { SessionTerms } from '#gateway/foundation/store/store.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

/** Rows per statement: few enough that nobody waits for it. */
const BATCH = 1000;
/** How long a repeated request is recognised. */
const MARKS_KEPT_MS = DAY_MS;

type Removal = (batch: number) => Promise<bigint>;

/** Repeats a removal of at most so many rows until there are no more; gives how many there were. */
export async function removeInBatches(remove: Removal): Promise<number> {
  for (let removed = 0; ;) {
    const count = Number(await remove(BATCH));
    removed += count;
    if (count < BATCH) return removed;
  }
}

/** Removes outdated data of the store itself. Any number of gateways may do so at the same time. */
export async function removeOutdated(
  db: Kysely<Tables>,
  now: () => RawBuilder<number>,
  terms: SessionTerms,
): Promise<number> {
  const before = (milliseconds: number) => sql<number>`${now()} - ${sql.lit(milliseconds)}`;

  const sessions =
    (column: 'started_at' | 'used_at', milliseconds: number): Removal =>
    async (batch) => {
      const ended = db
        .selectFrom('sessions')
        .select('token_hash')
        .where(column, '<=', before(milliseconds))
        .limit(batch);
      const done = await db
        .deleteFrom('sessions')
        .where('token_hash', 'in', ended)
        .executeTakeFirstOrThrow();
      return done.numDeletedRows;
    };
  const tallies: Removal = async (batch) => {
    const ended = db
      .selectFrom('tallies')
      .select('tally_key')
      .where('ends_at', '<=', now())
      .limit(batch);
    const done = await db
      .deleteFrom('tallies')
      .where('tally_key', 'in', ended)
      .where('ends_at', '<=', now())
      .executeTakeFirstOrThrow();
    return done.numDeletedRows;
  };
  const marks: Removal = async (batch) => {
    const old = db
      .selectFrom('repeat_marks')
      .select('mark_key')
      .where('added_at', '<=', before(MARKS_KEPT_MS))
      .limit(batch);
    const done = await db
      .deleteFrom('repeat_marks')
      .where('mark_key', 'in', old)
      .executeTakeFirstOrThrow();
    return done.numDeletedRows;
  };

  const answers: Removal = async (batch) => {
    const old = db
      .selectFrom('answered_requests')
      .select('request_key')
      .where('answered_at', '<=', before(MARKS_KEPT_MS))
      .limit(batch);
    const done = await db
      .deleteFrom('answered_requests')
      .where('request_key', 'in', old)
      .executeTakeFirstOrThrow();
    return done.numDeletedRows;
  };

  const codes: Removal = async (batch) => {
    const lapsed = db
      .selectFrom('email_codes')
      .select('user_id')
      .where('expires_at', '<=', now())
      .limit(batch);
    const done = await db
      .deleteFrom('email_codes')
      .where('user_id', 'in', lapsed)
      .where('expires_at', '<=', now())
      .executeTakeFirstOrThrow();
    return done.numDeletedRows;
  };

  const signIns: Removal = async (batch) => {
    const lapsed = db
      .selectFrom('provider_sign_ins')
      .select('state')
      .where('expires_at', '<=', now())
      .limit(batch);
    const done = await db
      .deleteFrom('provider_sign_ins')
      .where('state', 'in', lapsed)
      .executeTakeFirstOrThrow();
    return done.numDeletedRows;
  };

  let removed = 0;
  for (const remove of [
    sessions('used_at', terms.idleSeconds * 1000),
    sessions('started_at', terms.absoluteSeconds * 1000),
    tallies,
    marks,
    answers,
    codes,
    signIns,
  ]) {
    removed += await removeInBatches(remove);
  }
  return removed;
}
