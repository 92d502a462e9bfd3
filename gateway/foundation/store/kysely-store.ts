import type { UserId } from '#domain/ids.ts';
import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Clock } from '#gateway/foundation/process/clock.ts';
import type { Given } from '#gateway/foundation/store/prepared-statement.ts';
import { preparedStatement } from '#gateway/foundation/store/prepared-statement.ts';
import {
  accountFromRow,
  emailColumn,
  NO_PASSWORD,
  sessionFromRows,
} from '#gateway/foundation/store/rows.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { givenNow } from '#gateway/foundation/store/times.ts';
import { repeatConflicts } from '#gateway/foundation/store/repeat-conflicts.ts';
import { removeOutdated } from '#gateway/foundation/store/removal.ts';
import { tallies } from '#gateway/foundation/store/tallies.ts';
import type {
  Account,
  AccountChanges,
  NewAccount,
  RepeatMark,
  RepeatState,
  Store,
  TakenFields,
  UniqueField,
} from '#gateway/foundation/store/store.ts';
import { reading, together } from '#gateway/foundation/store/together.ts';
import { StoreUnavailable } from '#gateway/foundation/store/store.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { write as writeWithin } from '#gateway/foundation/store/without-answer.ts';
import { endSessions } from '#gateway/foundation/store/end-access.ts';
import { addProviderSession } from '#gateway/foundation/store/provider-rows.ts';
import { wantedBy } from '#gateway/foundation/store/wake-once-committed.ts';

/** What differs between the databases. */
export type Database = {
  readonly db: Kysely<Tables>;
  /** The present moment in SQL, in milliseconds since 1970. */
  readonly now: () => RawBuilder<number>;
  /** What that comes from; null for the database's own clock. */
  readonly clock: Clock | null;
  /**
   * Whether each write is a transaction of its own, said as such. Over a network a lone statement can be carried out
   * long after its sender gave up; a transaction whose COMMIT was never sent is not.
   */
  readonly isRemote: boolean;
  readonly isUniqueViolation: (error: unknown) => boolean;
  /** Whether a transaction was undone because another was in its way, and may be done again. */
  readonly isConflict: (error: unknown) => boolean;
  readonly place: () => Promise<string>;
  readonly findDamage: () => Promise<readonly string[]>;
  readonly forgetDeleted: () => void;
  readonly waiting: () => number;
  readonly connections: Store['connections'];
  readonly close: () => Promise<void>;
};

/** Rolls a transaction back that met a marked request's repeat, or a key used twice. */
class AlreadyMarked extends Error {}

/** Rolls a transaction back whose account has changed its number meanwhile. */
class OtherNumber extends Error {}

/** Whether a person has asked to be erased and still is. */
async function isBeingErased(runner: Runner, userId: UserId): Promise<boolean> {
  const found = await runner
    .selectFrom('privacy_jobs')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'ERASE')
    .where('due_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The store over any of the two databases. */
export function kyselyStore(database: Database): Store {
  const { db, now, clock } = database;
  let wake: (job: string) => void = () => {};
  const transact: Records['transact'] = (work) =>
    repeatConflicts(async () => {
      let jobs: Iterable<string> = [];
      const done = await db.transaction().execute(async (runner) => {
        const value = await work(runner);
        jobs = wantedBy(runner);
        return value;
      });
      for (const job of jobs) wake(job);
      return done;
    }, database.isConflict);
  const whole = <Value>(work: (runner: Runner) => Promise<Value>): Promise<Value> => transact(work);
  const write = <Value>(work: (runner: Runner) => Promise<Value>): Promise<Value> =>
    database.isRemote ? whole(work) : work(db);

  const accountBy = async (
    column: 'user_id' | 'email' | 'mobile_number',
    value: string,
  ): Promise<Account | null> => {
    const row = await db
      .selectFrom('accounts')
      .selectAll()
      .where(column, '=', value)
      .executeTakeFirst();
    return row === undefined ? null : accountFromRow(row);
  };

  /** The database's unique constraints decide; only then is it asked which of them it was. */
  const saveUnique = async (
    save: () => Promise<unknown>,
    wanted: { userId: UserId } & Pick<AccountChanges, 'email' | 'mobileNumber'>,
  ): Promise<TakenFields> => {
    try {
      await save();
      return [];
    } catch (error) {
      if (!database.isUniqueViolation(error)) throw error;
    }
    const holders: Record<'email' | 'mobileNumber', Account | null> = {
      email: wanted.email === null ? null : await accountBy('email', wanted.email),
      mobileNumber: await accountBy('mobile_number', wanted.mobileNumber),
    };
    const taken: UniqueField[] = (['email', 'mobileNumber'] as const).filter((field) => {
      const holder = holders[field];
      return holder !== null && holder.userId !== wanted.userId;
    });
    return taken.length > 0 ? taken : ['userId'];
  };

  const stateOfMark = async (runner: Runner, mark: RepeatMark): Promise<RepeatState> => {
    const found = await runner
      .selectFrom('repeat_marks')
      .select('body')
      .where('mark_key', '=', mark.key)
      .executeTakeFirst();
    if (found === undefined) return 'new';
    return found.body === mark.body ? 'same' : 'other';
  };
  const repeatState = (mark: RepeatMark) => stateOfMark(db, mark);

  const insertMark = (runner: Runner, { key, body }: RepeatMark) =>
    runner.insertInto('repeat_marks').values({ mark_key: key, body, added_at: now() });

  const addMark = async (runner: Runner, mark: RepeatMark) => {
    const { numInsertedOrUpdatedRows } = await insertMark(runner, mark)
      .onConflict((conflict) => conflict.column('mark_key').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) throw new AlreadyMarked();
  };

  /** Does the work and sets the mark, both or neither. */
  const markedOnce = async (
    mark: RepeatMark | null,
    work: (runner: Runner) => Promise<unknown>,
  ): Promise<RepeatState> => {
    if (mark === null) {
      await write(work);
      return 'new';
    }
    try {
      await whole(async (runner) => {
        await addMark(runner, mark);
        await work(runner);
      });
      return 'new';
    } catch (error) {
      if (error instanceof AlreadyMarked) return repeatState(mark);
      throw error;
    }
  };

  const insertAccount = (runner: Runner, account: NewAccount) =>
    runner
      .insertInto('accounts')
      .values({
        user_id: account.userId,
        first_name: account.firstName,
        last_name: account.lastName,
        category: account.category,
        email: emailColumn(account.userId, account.email),
        mobile_number: account.mobileNumber,
        password_hash: account.passwordHash ?? NO_PASSWORD,
        created_at: now(),
        changed_at: now(),
      })
      .execute();

  /** Keeps others from changing the account, or its sessions, until the transaction ends. SQLite has one writer anyway. */
  const lockAccount = async (runner: Runner, userId: UserId) => {
    const query = runner
      .selectFrom('accounts')
      .select(['email', 'mobile_number', 'password_hash'])
      .where('user_id', '=', userId);
    return (database.isRemote ? query.forNoKeyUpdate() : query).executeTakeFirst();
  };

  /** Another address is its owner's to confirm, with another code. */
  const forgetConfirmation = async (runner: Runner, userId: UserId) => {
    await runner.deleteFrom('email_codes').where('user_id', '=', userId).execute();
    await runner
      .updateTable('accounts')
      .set({ email_confirmed_at: null })
      .where('user_id', '=', userId)
      .execute();
  };

  const sessionByHash = preparedStatement((runner, given: Given<'tokenHash' | 'now'>) =>
    runner
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.user_id', 'sessions.user_id')
      .leftJoin('memberships', (join) =>
        join
          .onRef('memberships.user_id', '=', 'sessions.user_id')
          .on('memberships.state', '=', 'ACTIVE'),
      )
      .leftJoin('provider_sessions', 'provider_sessions.token_hash', 'sessions.token_hash')
      .select([
        'accounts.user_id',
        'accounts.first_name',
        'accounts.last_name',
        'accounts.category',
        'accounts.email',
        'accounts.mobile_number',
        'accounts.password_hash',
        'accounts.created_at',
        'sessions.started_at',
        'sessions.used_at',
        'sessions.phone_proved_at',
        'sessions.by_password',
        'provider_sessions.provider',
        'provider_sessions.opens',
        'provider_sessions.good_until',
        'memberships.id as membership_id',
        'memberships.role as membership_role',
        'memberships.organisation as membership_organisation',
        'memberships.duties as membership_duties',
        'memberships.provider as membership_provider',
        'memberships.invited_by as membership_invited_by',
        givenNow(database, given).as('now'),
      ])
      .where('sessions.token_hash', '=', given<string>('tokenHash'))
      .orderBy('memberships.created_at')
      .orderBy('memberships.id'),
  );

  return {
    async addAccount(account, mark = null) {
      let state: RepeatState = 'new';
      const taken = await saveUnique(async () => {
        state = await markedOnce(mark, (runner) => insertAccount(runner, account));
      }, account);
      return state === 'new' ? taken : state;
    },
    changeAccount: (userId, changes, ownSession) =>
      saveUnique(
        () =>
          whole(async (runner) => {
            const before = await lockAccount(runner, userId);
            await runner
              .updateTable('accounts')
              .set({
                first_name: changes.firstName,
                last_name: changes.lastName,
                email: emailColumn(userId, changes.email),
                mobile_number: changes.mobileNumber,
                changed_at: now(),
              })
              .where('user_id', '=', userId)
              .execute();
            if (before?.email !== emailColumn(userId, changes.email))
              await forgetConfirmation(runner, userId);
            if (before?.mobile_number === changes.mobileNumber) return;
            await runner
              .deleteFrom('sessions')
              .where('user_id', '=', userId)
              .where('token_hash', '!=', ownSession)
              .execute();
          }),
        { userId, ...changes },
      ),
    async changePassword({ userId, mobileNumber, passwordHash }, mark) {
      try {
        return await markedOnce(mark, async (runner) => {
          const before = await lockAccount(runner, userId);
          if (before?.mobile_number !== mobileNumber) throw new OtherNumber();
          await runner
            .updateTable('accounts')
            .set({ password_hash: passwordHash, changed_at: now() })
            .where('user_id', '=', userId)
            .execute();
          await endSessions(runner, userId);
        });
      } catch (error) {
        if (error instanceof OtherNumber) return null;
        throw error;
      }
    },
    accountByUserId: (userId) => accountBy('user_id', userId),
    // What holds no @ is no email, but may be the user ID of somebody without one.
    accountByEmail: async (email) => (email.includes('@') ? accountBy('email', email) : null),
    accountByMobileNumber: (mobileNumber) => accountBy('mobile_number', mobileNumber),
    addSession: (tokenHash, { userId, mobileNumber, passwordHash }, proof, most, atProvider) =>
      whole(async (runner) => {
        const found = await lockAccount(runner, userId);
        if (
          found?.mobile_number !== mobileNumber ||
          found.password_hash !== (passwordHash ?? NO_PASSWORD)
        )
          return false;
        if (await isBeingErased(runner, userId)) return false;
        await runner
          .insertInto('sessions')
          .values({
            token_hash: tokenHash,
            user_id: userId,
            started_at: now(),
            used_at: now(),
            phone_proved_at: proof.phoneProvedAt,
            by_password: proof.byPassword ? 1 : 0,
          })
          .execute();
        if (atProvider !== undefined) await addProviderSession(runner, tokenHash, atProvider);
        const older = await runner
          .selectFrom('sessions')
          .select('token_hash')
          .where('user_id', '=', userId)
          .where('token_hash', '!=', tokenHash)
          .orderBy('started_at', 'desc')
          .orderBy('token_hash')
          .limit(Number.MAX_SAFE_INTEGER)
          .offset(most - 1)
          .execute();
        if (older.length === 0) return true;
        await runner
          .deleteFrom('sessions')
          .where(
            'token_hash',
            'in',
            older.map((session) => session.token_hash),
          )
          .execute();
        return true;
      }),
    async findSession(tokenHash) {
      const statement = sessionByHash(db, { tokenHash, now: clock?.() ?? null });
      return together(db, reading(statement, sessionFromRows));
    },
    async noteSessionUse(tokenHash) {
      await db
        .updateTable('sessions')
        .set({ used_at: now() })
        .where('token_hash', '=', tokenHash)
        .execute();
    },
    setSessionsBack: (tolerance) =>
      whole(async (runner) => {
        const { latest } = await runner
          .selectFrom('sessions')
          .select((eb) => eb.fn.max('used_at').as('latest'))
          .executeTakeFirstOrThrow();
        const shift = sql<number>`${latest ?? 0} - ${now()}`;
        await runner
          .updateTable('sessions')
          .set({
            started_at: sql<number>`started_at - (${shift})`,
            used_at: sql<number>`used_at - (${shift})`,
          })
          .where('used_at', '>', sql<number>`${now()} + ${tolerance}`)
          .execute();
      }),
    isBeingErased: (userId) => isBeingErased(db, userId),
    async endSession(tokenHash) {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    },
    endSessionsOf: (userId) =>
      whole(async (runner) => {
        await lockAccount(runner, userId);
        await endSessions(runner, userId);
      }),
    async doOnce(mark, work) {
      try {
        await whole(async (runner) => {
          await work(runner);
          if (mark !== null) await writeWithin(runner, insertMark(runner, mark));
        });
        return 'new';
      } catch (error) {
        if (mark === null || error instanceof StoreUnavailable) throw error;
        // Done before, it is not refused for what has changed since. A transaction sees, and waits for, what is not committed yet.
        const state = await whole((runner) => stateOfMark(runner, mark));
        if (state === 'new') throw error;
        return state;
      }
    },
    repeatState,
    ...tallies(db, now),
    removeOutdated: (terms) => removeOutdated(db, now, terms),
    async ping() {
      await db
        .insertInto('readiness')
        .values({ id: 1, written_at: now() })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at: now() }))
        .execute();
      await db.selectFrom('readiness').select('written_at').where('id', '=', 1).execute();
    },
    records: {
      db,
      now,
      clock,
      transact,
      forChange: (query) => (database.isRemote ? query.forNoKeyUpdate() : query),
      claim: (query) => (database.isRemote ? query.forNoKeyUpdate().skipLocked() : query),
      forRemoval: (query) => (database.isRemote ? query.forUpdate() : query),
      isUniqueViolation: database.isUniqueViolation,
      place: database.place,
    },
    findDamage: database.findDamage,
    forgetDeleted: database.forgetDeleted,
    onJobWanted(listener) {
      wake = listener;
    },
    waiting: database.waiting,
    connections: database.connections,
    close: database.close,
  };
}
