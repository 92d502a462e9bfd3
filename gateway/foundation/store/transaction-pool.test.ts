import { Kysely, sql } from 'kysely';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { addContactUs, userDetails } from '#contract/gateway.ts';
import { NotDirect } from '#gateway/foundation/store/direct-connection.ts';
import {
  migratePostgresStore,
  openPostgresStore,
  openPostgresStoreToRead,
} from '#gateway/foundation/store/postgres-store.ts';
import { postgresDialect } from '#gateway/foundation/store/postgres-driver.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import { StoreUnavailable } from '#gateway/foundation/store/store.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import type { PhoneTokens } from '#gateway/testing/phone-tokens.ts';
import { startTokenIssuer } from '#gateway/testing/phone-tokens.ts';
import type { Pgbouncer } from '#gateway/testing/servers/pgbouncer.ts';
import { pgbouncerLeftOut, startPgbouncer } from '#gateway/testing/servers/pgbouncer.ts';
import { isPostgresLeftOut } from '#gateway/testing/stores/postgres-cluster.ts';
import { newDatabase } from '#gateway/testing/stores/shared-postgres.ts';
import { testGateway } from '#gateway/testing/test-gateway.ts';

/** Fewer than a gateway has to the pool, so that its transactions get one another's. */
const SERVER_CONNECTIONS = 3;
const PATIENCE = { timeout: 10_000, interval: 100 };

const WAYS = [
  { way: 'directly', leftOut: isPostgresLeftOut ? 'RINSETU_WITHOUT_POSTGRES=1 is set' : null },
  {
    way: 'through pgBouncer, which gives each transaction another connection',
    leftOut: isPostgresLeftOut ? 'RINSETU_WITHOUT_POSTGRES=1 is set' : pgbouncerLeftOut,
  },
] as const;

for (const { way, leftOut } of WAYS) {
  const reason = leftOut === null ? '' : ` (left out: ${leftOut})`;
  describe.skipIf(leftOut !== null)(`a store that is reached ${way}${reason}`, () => {
    const isPooled = way !== 'directly';
    let tokens: PhoneTokens;
    let pool: Pgbouncer | null = null;
    let direct: string;
    let url: string;
    let store: Store;

    beforeAll(async () => {
      tokens = await startTokenIssuer();
      direct = await newDatabase();
      await migratePostgresStore(direct);
      if (isPooled) pool = await startPgbouncer(inject('postgresUrl') ?? '', SERVER_CONNECTIONS);
      url = pool === null ? direct : pool.through(direct);
      store = await openPostgresStore(url, { isMigrated: false });
    });
    afterAll(async () => {
      await store.close();
      await pool?.stop();
      await tokens.stop();
    });

    /** What a statement finds, on a connection of its own to the server. */
    const found = async (statement: string) => {
      const client = new Client({ connectionString: direct });
      await client.connect();
      try {
        return (await client.query(statement)).rows;
      } finally {
        await client.end();
      }
    };

    it('serves many at the same moment', async () => {
      const gateway = await testGateway(store, tokens, {}, { now: Date.now() });
      await gateway.registerPerson();
      const { userId, token } = await gateway.signInByPhone();
      const replies = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          index % 2 === 0
            ? gateway.call(userDetails, { userId }, { Authorization: token })
            : gateway.call(
                addContactUs,
                {
                  txnDate: 'd',
                  name: 'Asha',
                  email: 'asha@example.in',
                  phone: '9876543210',
                  category: 'Help',
                  remarks: `message ${index}`,
                },
                { Authorization: token },
              ),
        ),
      );
      expect(replies.map(({ status }) => status)).toStrictEqual(replies.map(() => 200));
      expect(await found('select count(*)::int as kept from contact_messages')).toStrictEqual([
        { kept: 15 },
      ]);
    });

    it('limits statements, and how long a transaction waits for its next one', async () => {
      const limits = sql<{ statement: string; idle: string }>`
        select current_setting('statement_timeout') as statement,
          current_setting('idle_in_transaction_session_timeout') as idle`;
      const within = await store.records.transact((runner) => limits.execute(runner));
      expect(within.rows).toStrictEqual([{ statement: '2500ms', idle: '10s' }]);
      const alone = await limits.execute(store.records.db);
      expect(alone.rows).toMatchObject([{ statement: '2500ms' }]);
    });

    it.each(['in a transaction', 'on its own'] as const)(
      'has the server end a statement that takes too long, %s',
      async (where) => {
        const slow = sql`select pg_sleep(600)`;
        const { records } = store;
        const asked =
          where === 'on its own'
            ? slow.execute(records.db)
            : records.transact((runner) => slow.execute(runner));
        await expect(asked).rejects.toBeInstanceOf(StoreUnavailable);
        const running = `select query from pg_stat_activity
          where datname = current_database() and query = 'select pg_sleep(600)' and state = 'active'`;
        await vi.waitFor(async () => expect(await found(running)).toStrictEqual([]), PATIENCE);
        // The connection has left the pool, and another serves.
        expect(await timeOf(records, records.db)).toBeGreaterThan(0);
      },
    );

    it('has the server end a transaction whose gateway does not go on, so that others get its locks', async () => {
      const terms = { isReadOnly: false, statementTimeout: 2_500, idleTimeout: 200 };
      const connections = new Pool({ connectionString: url, max: 2 });
      connections.on('error', () => {});
      const db = new Kysely<Tables>({ dialect: postgresDialect(connections, terms) });
      await store.addToTally('locked', 1, 60_000);
      const lock = (runner: Kysely<Tables>) =>
        runner
          .selectFrom('tallies')
          .select('points')
          .where('tally_key', '=', 'locked')
          .forUpdate()
          .execute();
      let goOn = () => {};
      const frozen = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      const left = db.transaction().execute(async (runner) => {
        await lock(runner);
        // Another waits for the lock, and has it.
        await db.transaction().execute(lock);
        goOn();
        await lock(runner);
      });
      await expect(left).rejects.toBeInstanceOf(StoreUnavailable);
      await frozen;
      await db.destroy();
    });

    it('writes nothing where it is opened to read, and leaves that to nobody else', async () => {
      const reading = openPostgresStoreToRead(url);
      const write = (to: Store) => to.addToTally('key', 1, 60_000);
      try {
        await expect(write(reading)).rejects.toMatchObject({ cause: { code: '25006' } });
        await expect(
          reading.doOnce(null, (runner) => runner.deleteFrom('contact_messages').execute()),
        ).rejects.toMatchObject({ cause: { code: '25006' } });
        const messages = reading.records.db.selectFrom('contact_messages').select('id').execute();
        expect(await messages).toHaveLength(15);
        // As many as there are connections behind it, and more: none of them has become read-only.
        const written = await Promise.all(
          Array.from({ length: 3 * SERVER_CONNECTIONS }, () => write(store)),
        );
        expect(written).toHaveLength(3 * SERVER_CONNECTIONS);
      } finally {
        await reading.close();
      }
    });

    it('leaves nothing to a session: no setting, lock, prepared statement or channel', async () => {
      const client = new Client({ connectionString: url });
      await client.connect();
      const session = `select current_setting('idle_in_transaction_session_timeout') as idle,
        current_setting('default_transaction_read_only') as read_only,
        current_setting('lock_timeout') as lock_timeout,
        (select count(*)::int from pg_prepared_statements) as prepared,
        (select count(*)::int from pg_listening_channels()) as channels`;
      try {
        for (let look = 0; look < 2 * SERVER_CONNECTIONS; look += 1) {
          expect((await client.query(session)).rows).toStrictEqual([
            { idle: '0', read_only: 'off', lock_timeout: '0', prepared: 0, channels: 0 },
          ]);
        }
      } finally {
        await client.end();
      }
      const locks = `select objid from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`;
      expect(await found(locks)).toStrictEqual([]);
    });

    it.skipIf(!isPooled)(
      'is not migrated there, where the lock of a session does not stay with it',
      async () => {
        await expect(migratePostgresStore(url)).rejects.toBeInstanceOf(NotDirect);
        expect(await migratePostgresStore(url, direct)).toStrictEqual([]);
      },
    );
  });
}

describe.skipIf(isPostgresLeftOut)('the limit of a role', () => {
  it('stays as somebody has set it', async () => {
    const url = await newDatabase();
    const client = new Client({ connectionString: url });
    await client.connect();
    const name = new URL(url).pathname.slice(1);
    await client.query(`alter role current_user in database ${name} set statement_timeout = 700`);
    await client.end();
    const store = await openPostgresStore(url);
    try {
      const { rows } = await sql`show statement_timeout`.execute(store.records.db);
      expect(rows).toStrictEqual([{ statement_timeout: '700ms' }]);
    } finally {
      await store.close();
    }
  });
});
