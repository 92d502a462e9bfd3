import { readFile } from 'node:fs/promises';
import { Kysely, sql } from 'kysely';
import { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { KnownSchema } from '#gateway/foundation/store/migrate.ts';
import { knownSchema } from '#gateway/foundation/store/migrate.ts';
import { migratePostgres } from '#gateway/foundation/store/migrate-postgres.ts';
import { postgresDialect } from '#gateway/foundation/store/postgres-driver.ts';
import { RELEASES } from '#gateway/foundation/store/schema/releases.ts';
import {
  NO_LONGER_USED,
  removedTooEarly,
  SCHEMA_CHANGES,
} from '#gateway/foundation/store/schema/schema-changes.ts';
import { addIndex, POSTGRES_SCHEMA } from '#gateway/foundation/store/schema/schema-dialect.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { isPostgresLeftOut } from '#gateway/testing/stores/postgres-cluster.ts';
import { newDatabase } from '#gateway/testing/stores/shared-postgres.ts';
import { watched } from '#gateway/testing/stores/unsafe-changes.ts';
import { withNextRelease } from '#gateway/testing/stores/next-release.ts';

it('this release is the last that is listed', async () => {
  const { version } = JSON.parse(
    await readFile(new URL('../../../../package.json', import.meta.url), 'utf8'),
  );
  expect(RELEASES.at(-1)).toBe(version);
});

describe('a contraction', () => {
  const releases = ['0.1.0', '0.2.0', '0.3.0'];
  const removing = (release: string) => ({
    '0020-x': { release, does: 'removes a column', removes: ['leads.reason'] },
  });

  it('removes what the release before no longer uses', () => {
    expect(removedTooEarly(removing('0.3.0'), { 'leads.reason': '0.2.0' }, releases)).toEqual([]);
  });

  it.each([{ 'leads.reason': '0.3.0' }, {}])(
    'is refused while the release before still uses it: %j',
    (noLongerUsed) => {
      expect(removedTooEarly(removing('0.3.0'), noLongerUsed, releases)).toEqual([
        '0020-x removes leads.reason, which 0.2.0 may still use',
      ]);
    },
  );

  it('no contraction of this project removes anything too early', () => {
    expect(removedTooEarly(SCHEMA_CHANGES, NO_LONGER_USED)).toEqual([]);
  });
});

describe.skipIf(isPostgresLeftOut)('a migration of a later release', () => {
  let db: Kysely<Tables>;
  beforeEach(async () => {
    const pool = new Pool({ connectionString: await newDatabase(), max: 1 });
    db = new Kysely<Tables>({ dialect: postgresDialect(pool) });
  });
  afterEach(() => db.destroy());

  const known = knownSchema(POSTGRES_SCHEMA);
  const ofFirstRelease = () => {
    const names = Object.entries(known.migrations).filter(
      ([name]) => known.changes[name]?.release === RELEASES[0],
    );
    return { ...known, migrations: Object.fromEntries(names) };
  };
  const problemsOf = async (schema: KnownSchema) => {
    const problems: string[] = [];
    await migratePostgres(db, ofFirstRelease());
    await migratePostgres(
      db,
      watched(schema, (problem) => problems.push(problem)),
    );
    return problems;
  };
  const next = (up: (one: Kysely<unknown>) => Promise<unknown>, more = {}) =>
    withNextRelease(known, '0.2.0', { '0900-next': { up, ...more } });
  const sending = (statement: string) => (one: Kysely<unknown>) => sql.raw(statement).execute(one);

  it('the release before notices none of this project’s migrations', async () => {
    expect(await problemsOf(known)).toEqual([]);
  });

  it.each([
    'create table memos (id text primary key, lead_id text)',
    'alter table leads add column tone text',
    'alter table leads add column tone bigint not null default 1',
    'create table memos (id text primary key, number text unique)',
  ])('may do this: %s', async (statement) => {
    expect(await problemsOf(next(sending(statement)))).toEqual([]);
  });

  it.each([
    [
      'alter table leads add column tone text not null',
      'adds leads.tone, which programs of before do not fill',
    ],
    ['alter table leads alter column reason set not null', 'makes leads.reason required'],
    [
      'alter table leads alter column version type numeric',
      'changes the type of leads.version|writes all of leads anew',
    ],
    [
      'alter table leads rename column reason to motive',
      'removes or renames leads.reason without saying so',
    ],
    ['drop table erasures', 'removes or renames erasures.digest without saying so'],
    [
      'create index leads_by_reason on leads (reason)',
      'builds an index while nobody can write to leads',
    ],
    [`update leads set reason = ''`, 'changes rows, which a job does in batches, of leads'],
    [
      'create table memos (id text primary key, lead_id text references leads (id))',
      'adds a key or trigger while nobody can write to leads',
    ],
  ])('is found out when it does this: %s', async (statement, problems) => {
    const found = await problemsOf(next(sending(statement)));
    for (const problem of problems.split('|')) expect(found).toContain(`0900-next ${problem}`);
  });

  it('may remove what it says', async () => {
    const removes = ['leads.reason'];
    const dropped = sending('alter table leads drop column reason');
    expect(await problemsOf(next(dropped, { removes }))).toEqual([]);
  });

  it('may build an index of a table in use alone, also again', async () => {
    const index = ['leads_by_version', 'leads', ['version']] as const;
    const twice = async (one: Kysely<unknown>) => {
      await addIndex(one, POSTGRES_SCHEMA, ...index);
      await addIndex(one, POSTGRES_SCHEMA, ...index);
    };
    expect(await problemsOf(next(twice, { isAlone: true }))).toEqual([]);
  });
});
