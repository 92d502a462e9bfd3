import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KnownSchema } from '#gateway/foundation/store/migrate.ts';
import { knownSchema, migrate, readSchema } from '#gateway/foundation/store/migrate.ts';
import { migratePostgres } from '#gateway/foundation/store/migrate-postgres.ts';
import { postgresDialect } from '#gateway/foundation/store/postgres-driver.ts';
import { POSTGRES_SCHEMA, SQLITE_SCHEMA } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { sqliteDialect, sqliteDriver } from '#gateway/foundation/store/sqlite-driver.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { withNextRelease } from '#gateway/testing/stores/next-release.ts';
import { isPostgresLeftOut } from '#gateway/testing/stores/postgres-cluster.ts';
import { runSql } from '#gateway/testing/stores/postgres-databases.ts';
import { newDatabase } from '#gateway/testing/stores/shared-postgres.ts';
import type { PreparedStore } from '#gateway/testing/stores/stores.ts';
import { STORE_KINDS } from '#gateway/testing/stores/stores.ts';
import { TEST_MASTER_KEYS_SETTING } from '#gateway/testing/test-gateway.ts';
import { runCommand, runGateway, startGatewayProcess } from '#tests/processes/gateway-process.ts';

const SCHEMAS = {
  SQLite: knownSchema(SQLITE_SCHEMA),
  PostgreSQL: knownSchema(POSTGRES_SCHEMA),
} as const;
const LAST = Object.keys(SCHEMAS.SQLite.migrations).at(-1) ?? '';

const addsTone = (known: KnownSchema) =>
  withNextRelease(known, '0.2.0', {
    '0900-tone': { up: (db) => db.schema.alterTable('leads').addColumn('tone', 'text').execute() },
  });
const twoReleasesOn = (known: KnownSchema) =>
  withNextRelease(addsTone(known), '0.3.0', {
    '0901-mood': { up: (db) => db.schema.alterTable('leads').addColumn('mood', 'text').execute() },
  });

const postgresAt = (url: string) =>
  new Kysely<Tables>({ dialect: postgresDialect(new Pool({ connectionString: url, max: 1 })) });

/** Brings a place to a schema, as a program that has it does. */
async function migrateTo(name: keyof typeof SCHEMAS, place: string, known: KnownSchema) {
  const db =
    name === 'PostgreSQL'
      ? postgresAt(place)
      : new Kysely<Tables>({
          dialect: sqliteDialect(
            sqliteDriver(
              new DatabaseSync(join(place, 'gateway.sqlite')),
              new DatabaseSync(join(place, 'gateway.sqlite'), { readOnly: true }),
            ),
          ),
        });
  await (name === 'PostgreSQL' ? migratePostgres(db, known) : migrate(db, known));
  await db.destroy();
}

for (const { name, leftOut, prepare } of STORE_KINDS) {
  describe.skipIf(leftOut !== null)(`the schema, on ${name}`, () => {
    let prepared: PreparedStore;
    beforeAll(async () => {
      prepared = await prepare();
    });
    afterAll(() => prepared.stop());

    const settingsOf = (place: string) => ({
      ...TEST_MASTER_KEYS_SETTING,
      ...prepared.environmentOf(place),
      GATEWAY_MIGRATE: 'step',
    });

    it('is planned, then made, once, by `rinsetu migrate`; no gateway starts before', async () => {
      const settings = settingsOf(await prepared.newPlace());
      expect(await runGateway(settings)).toMatchObject({
        code: 1,
        err: expect.stringContaining('the database has no tables yet: run `rinsetu migrate` once'),
      });
      const planned = await runCommand('migrate', settings, ['--plan']);
      expect(planned).toMatchObject({ code: 0, err: '' });
      expect(planned.out).toContain('0006-documents: adds documents\n');
      expect(planned.out).not.toContain('done');
      const done = await runCommand('migrate', settings);
      expect(done.out).toContain(`${planned.out}done: 0001-accounts-sessions-messages\n`);
      expect(done.out).toMatch(/done: \S+\nthe schema is that of release 0\.1\.0\n$/);
      expect(await runCommand('migrate', settings)).toEqual({
        code: 0,
        out: 'nothing to do: the schema is that of release 0.1.0\n',
        err: '',
      });
      const gateway = await startGatewayProcess(settings);
      expect(await gateway.end('SIGTERM')).toBe(0);
    });

    it('an older schema is refused, with the command that helps', async () => {
      const place = await prepared.newPlace();
      const known = SCHEMAS[name];
      const older = Object.entries(known.migrations).filter(([each]) => each !== LAST);
      await migrateTo(name, place, { ...known, migrations: Object.fromEntries(older) });
      expect(await runGateway(settingsOf(place))).toMatchObject({
        code: 1,
        err: expect.stringContaining(`run \`rinsetu migrate\`, which will do ${LAST}`),
      });
      await runCommand('migrate', settingsOf(place));
      const gateway = await startGatewayProcess(settingsOf(place));
      expect(await gateway.end('SIGTERM')).toBe(0);
    });

    it.each(['step', 'start'])(
      'this release serves the schema of the next one, also where it migrates at %s',
      async (GATEWAY_MIGRATE) => {
        const place = await prepared.newPlace();
        await migrateTo(name, place, addsTone(SCHEMAS[name]));
        const settings = { ...settingsOf(place), GATEWAY_MIGRATE };
        const gateway = await startGatewayProcess(settings);
        expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
        expect(await gateway.end('SIGTERM')).toBe(0);
        expect(await runCommand('migrate', settings)).toMatchObject({
          code: 0,
          out: 'nothing to do: the schema is that of release 0.2.0, and release 0.1.0 works on it\n',
        });
      },
    );

    it('the schema of the release after the next is refused, with the release that works', async () => {
      const place = await prepared.newPlace();
      await migrateTo(name, place, twoReleasesOn(SCHEMAS[name]));
      for (const GATEWAY_MIGRATE of ['step', 'start']) {
        const settings = { ...settingsOf(place), GATEWAY_MIGRATE };
        const refused = expect.objectContaining({
          code: 1,
          err: expect.stringContaining('start release 0.2.0 or a later one'),
        });
        expect(await runGateway(settings)).toEqual(refused);
        expect(await runCommand('migrate', settings)).toEqual(refused);
      }
    });
  });
}

describe.skipIf(isPostgresLeftOut)('migrations on PostgreSQL', () => {
  it('give up on a lock that they do not get, make nobody wait for long, and are done later', async () => {
    const url = await newDatabase();
    const known = SCHEMAS.PostgreSQL;
    await migrateTo('PostgreSQL', url, known);
    const holder = new Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin; lock table leads in access share mode');
    const db = postgresAt(url);
    const patience = { lock: 100, tries: 3, between: 1, others: 1_000 };
    const migrating = migratePostgres(db, addsTone(known), () => {}, patience);
    await expect(migrating).rejects.toThrow(
      /^0900-tone did not get its locks in 3 tries of 0\.1 s, and was left out/,
    );
    // Whoever comes meanwhile is not behind it any more.
    await runSql(url, `set lock_timeout = '1s'; select * from leads`);
    await holder.query('rollback');
    await holder.end();
    expect(await migratePostgres(db, addsTone(known))).toEqual(['0900-tone']);
    await db.destroy();
  });

  it('are tried again after a deadlock with a gateway, which rolled them back', async () => {
    const url = await newDatabase();
    await migrateTo('PostgreSQL', url, SCHEMAS.PostgreSQL);
    let tries = 0;
    const deadlocked = withNextRelease(SCHEMAS.PostgreSQL, '0.2.0', {
      '0900-deadlock': {
        up: async (db) => {
          tries += 1;
          await sql`create table made_once (id integer)`.execute(db);
          if (tries > 1) return;
          await sql`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`.execute(
            db,
          );
        },
      },
    });
    const db = postgresAt(url);
    const patience = { lock: 100, tries: 3, between: 1, others: 100 };
    expect(await migratePostgres(db, deadlocked, () => {}, patience)).toEqual(['0900-deadlock']);
    expect(tries).toBe(2);
    await db.destroy();
  });

  it('wait for another program that migrates, and not for ever', async () => {
    const url = await newDatabase();
    const started = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const slow = withNextRelease(SCHEMAS.PostgreSQL, '0.2.0', {
      '0900-slow': {
        up: async () => {
          started.resolve();
          await goOn.promise;
        },
      },
    });
    const [one, other] = [postgresAt(url), postgresAt(url)];
    const first = migratePostgres(one, slow);
    await started.promise;
    const patience = { lock: 100, tries: 1, between: 1, others: 100 };
    await expect(migratePostgres(other, slow, () => {}, patience)).rejects.toThrow(
      'another program has been migrating for too long',
    );
    goOn.resolve();
    expect(await first).toContain('0900-slow');
    expect(await migratePostgres(other, slow, () => {}, patience)).toEqual([]);
    await Promise.all([one.destroy(), other.destroy()]);
  });

  it('note what each means to programs that do not know it', async () => {
    const url = await newDatabase();
    await migrateTo('PostgreSQL', url, addsTone(SCHEMAS.PostgreSQL));
    const db = postgresAt(url);
    const { notes } = await readSchema(db);
    expect(notes).toContainEqual({ name: '0900-tone', release: '0.2.0', worksFrom: '0.1.0' });
    await db.destroy();
  });
});

describe.skipIf(isPostgresLeftOut)('the two roles of docs/operations/upgrades.md', () => {
  /** The statements of its first block, with names of their own. */
  async function makeRoles() {
    const server = await newDatabase();
    const suffix = randomUUID().replaceAll('-', '');
    const page = await readFile(
      new URL('../../../docs/operations/upgrades.md', import.meta.url),
      'utf8',
    );
    const [makes = '', moves = ''] = [...page.matchAll(/```sql\n(.*?)```/gs)].map(([, text = '']) =>
      text.replaceAll(/\brinsetu(_\w+)?\b/g, (role) => `${role}_${suffix}`),
    );
    for (const statement of makes.split(';\n')) {
      if (statement.trim() !== '') await runSql(server, statement);
    }
    const as = (role: string) => {
      const url = new URL(`/rinsetu_${suffix}`, server);
      url.username = role;
      return url.href;
    };
    return {
      gateway: as(`rinsetu_gateway_${suffix}`),
      owner: as(`rinsetu_owner_${suffix}`),
      superuser: as(new URL(server).username),
      moves,
      settings: { ...TEST_MASTER_KEYS_SETTING, DATABASE_URL: as(`rinsetu_gateway_${suffix}`) },
    };
  }

  const ALL_READ_AND_WRITTEN = `insert into tallies values ('a', 1, 1);
    update tallies set points = 2; delete from tallies; select count(*) from accounts`;

  it('let the gateway work, and nobody change the schema with its role', async () => {
    const { gateway, owner, settings } = await makeRoles();
    expect(await runCommand('migrate', settings)).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /^the role may not change the schema .*DATABASE_MIGRATION_URL.*upgrades\.md/,
      ),
    });
    const migrating = { ...settings, DATABASE_MIGRATION_URL: owner };
    expect(await runCommand('migrate', migrating)).toMatchObject({ code: 0, err: '' });

    const started = await startGatewayProcess(settings);
    expect((await fetch(`${started.url}/readyz`)).status).toBe(200);
    await started.end('SIGTERM');
    await runSql(gateway, ALL_READ_AND_WRITTEN);
    for (const statement of [
      'create table mine (id text)',
      'alter table leads add column mine text',
      'drop table leads',
      'create index mine on leads (id)',
      'truncate leads',
      `delete from kysely_migration`,
      `update schema_changes set works_from = '0.0.1'`,
    ]) {
      await expect(runSql(gateway, statement), statement).rejects.toThrow(
        /permission denied|must be owner/,
      );
    }
  });

  it('can be made where one role has done both', async () => {
    const { gateway, owner, superuser, moves, settings } = await makeRoles();
    const role = new URL(gateway).username;
    await runSql(superuser, `grant create on schema public to ${role}`);
    expect(await runCommand('migrate', settings)).toMatchObject({ code: 0 });
    await runSql(superuser, `revoke create on schema public from ${role}`);
    await runSql(superuser, moves);
    await runSql(gateway, ALL_READ_AND_WRITTEN);
    expect(
      await runCommand('migrate', { ...settings, DATABASE_MIGRATION_URL: owner }),
    ).toMatchObject({ code: 0, err: '' });
    await runSql(gateway, ALL_READ_AND_WRITTEN);
    await expect(runSql(gateway, 'alter table leads add column mine text')).rejects.toThrow(
      'must be owner',
    );
    await expect(runSql(gateway, 'delete from kysely_migration')).rejects.toThrow('denied');
  });
});
