import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqliteDialect, sqliteDriver } from '#gateway/foundation/store/sqlite-driver.ts';
import { StoreUnavailable } from '#gateway/foundation/store/store.ts';

type Notes = { notes: { id: number; text: string } };

/** Counts the commits, each of which waits for the disk. */
class CountingDatabase extends DatabaseSync {
  commits = 0;
  override exec(statement: string): void {
    super.exec(statement);
    if (statement === 'COMMIT') this.commits += 1;
  }
}

describe("SQLite's driver", () => {
  let folder: string;
  let writer: CountingDatabase;
  let db: Kysely<Notes>;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rinsetu-driver-'));
    const file = join(folder, 'notes.sqlite');
    writer = new CountingDatabase(file);
    writer.exec(
      'PRAGMA journal_mode = WAL; CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)',
    );
    const driver = sqliteDriver(writer, new DatabaseSync(file, { readOnly: true }));
    db = new Kysely<Notes>({ dialect: sqliteDialect(driver) });
  });
  afterEach(async () => {
    if (writer.isOpen) await db.destroy();
    await rm(folder, { recursive: true });
  });

  const add = (id: number, text = 'note') => db.insertInto('notes').values({ id, text }).execute();
  const ids = async () =>
    (await db.selectFrom('notes').select('id').orderBy('id').execute()).map(({ id }) => id);
  const outcomes = async (work: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(work)).map(({ status }) => status);

  it('commits what waits at the same moment once', async () => {
    await Promise.all(Array.from({ length: 100 }, (_, id) => add(id)));
    expect(await ids()).toHaveLength(100);
    expect(writer.commits).toBe(1);
  });

  it('commits transactions and lone statements together, each whole', async () => {
    const inTransaction = (first: number) =>
      db.transaction().execute(async (runner) => {
        await runner.insertInto('notes').values({ id: first, text: 'a' }).execute();
        const { text } = await runner
          .selectFrom('notes')
          .select('text')
          .where('id', '=', first)
          .executeTakeFirstOrThrow();
        await runner
          .insertInto('notes')
          .values({ id: first + 1, text })
          .execute();
      });
    await Promise.all([add(1), inTransaction(10), add(2), inTransaction(20)]);
    expect(await ids()).toStrictEqual([1, 2, 10, 11, 20, 21]);
    expect(writer.commits).toBe(1);
  });

  it('lets a failing one affect no other', async () => {
    await add(1);
    const failing = db.transaction().execute(async (runner) => {
      await runner.insertInto('notes').values({ id: 5, text: 'gone' }).execute();
      await runner.insertInto('notes').values({ id: 1, text: 'twice' }).execute();
    });
    const abandoned = db.transaction().execute(async (runner) => {
      await runner.insertInto('notes').values({ id: 6, text: 'gone' }).execute();
      throw new Error('changed my mind');
    });
    const all = [add(2), failing, add(1), abandoned, add(3)];
    expect(await outcomes(all)).toStrictEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(await ids()).toStrictEqual([1, 2, 3]);
  });

  it('shows no one what is not committed', async () => {
    await add(1);
    await db.transaction().execute(async (runner) => {
      await runner.deleteFrom('notes').execute();
      expect(await ids()).toStrictEqual([1]);
      expect(await runner.selectFrom('notes').selectAll().execute()).toStrictEqual([]);
    });
    expect(await ids()).toStrictEqual([]);
  });

  it('fails for everybody in a commit that the disk has no room for, and works again afterwards', async () => {
    const large = 'x'.repeat(4000);
    await add(0);
    writer.exec('PRAGMA max_page_count = 12');
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => add(index + 1, large)),
    );
    const failures = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason] : [],
    );
    expect(failures.length).toBeGreaterThan(0);
    for (const failure of failures) expect(failure).toBeInstanceOf(StoreUnavailable);
    const confirmed = results.flatMap((result, index) =>
      result.status === 'fulfilled' ? [index + 1] : [],
    );
    expect(await ids(), 'what was confirmed is there, and nothing else').toStrictEqual([
      0,
      ...confirmed,
    ]);
    writer.exec('PRAGMA max_page_count = 100000');
    await add(100, large);
    expect((await ids()).at(-1)).toBe(100);
  });

  it('finishes what waits before it closes', async () => {
    const waiting = add(7);
    await db.destroy();
    await waiting;
    const file = new DatabaseSync(join(folder, 'notes.sqlite'));
    expect(file.prepare('SELECT id FROM notes').all()).toMatchObject([{ id: 7 }]);
    file.close();
  });
});
