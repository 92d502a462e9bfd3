import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { SessionTerms } from '#gateway/foundation/store/store.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

/** Rows per statement: few enough that nobody waits for it. */
const BATCH = 1000;
/** How long a lender's signature is remembered: longer than one can be good, five minutes before and after its time. */
const SIGNATURES_KEPT_MS = 15 * 60 * 1000;
/** How long a repeated request is recognised. */
const MARKS_KEPT_MS = 24 * 60 * 60 * 1000;

type Removal = (batch: number) => Promise<bigint>;

/** Removes outdated data. Any number of gateways may do so at the same time. */
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

  const signatures: Removal = async (batch) => {
    const old = db
      .selectFrom('lender_signatures')
      .select(['key_id', 'jti'])
      .where('used_at', '<=', before(SIGNATURES_KEPT_MS))
      .limit(batch);
    const done = await db
      .deleteFrom('lender_signatures')
      .where((eb) => eb(eb.refTuple('key_id', 'jti'), 'in', old.$asTuple('key_id', 'jti')))
      .executeTakeFirstOrThrow();
    return done.numDeletedRows;
  };

  const links: Removal = async (batch) => {
    const lapsed = db
      .selectFrom('continuation_links')
      .select('application_id')
      .where('expires_at', '<=', now())
      .limit(batch);
    const done = await db
      .deleteFrom('continuation_links')
      .where('application_id', 'in', lapsed)
      .where('expires_at', '<=', now())
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

  let removed = 0;
  for (const remove of [
    sessions('used_at', terms.idleSeconds * 1000),
    sessions('started_at', terms.absoluteSeconds * 1000),
    tallies,
    marks,
    answers,
    signatures,
    links,
    codes,
  ]) {
    for (;;) {
      const count = Number(await remove(BATCH));
      removed += count;
      if (count < BATCH) break;
    }
  }
  return removed;
}
