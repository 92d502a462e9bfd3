import { accountFromRow, contactMessageFromRow, sessionFromRow } from '#gateway/store/rows.ts';
import type { Statement } from '#gateway/store/statements.ts';
import { statements } from '#gateway/store/statements.ts';
import type {
  Account,
  AccountChanges,
  Store,
  TakenFields,
  UniqueField,
} from '#gateway/store/store.ts';

/** What differs between the databases. */
export type SqlConnection = {
  /** Runs one statement as a transaction of its own and gives the rows that it answers with. */
  readonly run: (statement: Statement) => Promise<readonly unknown[]>;
  readonly isUniqueViolation: (error: unknown) => boolean;
  readonly close: () => Promise<void>;
};

/** The store over any of the two databases. Each operation is one statement, so the database keeps it whole. */
export function sqlStore(connection: SqlConnection): Store {
  const { run } = connection;
  const first = async <Found>(statement: Statement, read: (row: unknown) => Found) => {
    const [row] = await run(statement);
    return row === undefined ? null : read(row);
  };
  const change = async (statement: Statement) => {
    await run(statement);
  };

  const accountByEmail = (email: string) => first(statements.accountByEmail(email), accountFromRow);
  const accountByMobileNumber = (mobileNumber: string) =>
    first(statements.accountByMobileNumber(mobileNumber), accountFromRow);

  /** The database's unique constraints decide; only then is it asked which of them it was. */
  const saveUnique = async (
    statement: Statement,
    wanted: { userId: string } & Pick<AccountChanges, 'email' | 'mobileNumber'>,
  ): Promise<TakenFields> => {
    try {
      await run(statement);
      return [];
    } catch (error) {
      if (!connection.isUniqueViolation(error)) throw error;
    }
    const holders: Record<'email' | 'mobileNumber', Account | null> = {
      email: await accountByEmail(wanted.email),
      mobileNumber: await accountByMobileNumber(wanted.mobileNumber),
    };
    const taken: UniqueField[] = (['email', 'mobileNumber'] as const).filter((field) => {
      const holder = holders[field];
      return holder !== null && holder.userId !== wanted.userId;
    });
    return taken.length > 0 ? taken : ['userId'];
  };

  return {
    addAccount: (account) => saveUnique(statements.addAccount(account), account),
    changeAccount: (userId, changes, changedAt) =>
      saveUnique(statements.changeAccount(userId, changes, changedAt), { userId, ...changes }),
    accountByUserId: (userId) => first(statements.accountByUserId(userId), accountFromRow),
    accountByEmail,
    accountByMobileNumber,
    addSession: (session) => change(statements.addSession(session)),
    sessionByTokenHash: (hash) => first(statements.sessionByTokenHash(hash), sessionFromRow),
    noteSessionUse: (hash, usedAt) => change(statements.noteSessionUse(hash, usedAt)),
    removeSessionsBefore: (moment) => change(statements.removeSessionsBefore(moment)),
    addContactMessage: (message) => change(statements.addContactMessage(message)),
    contactMessages: async () =>
      (await run(statements.contactMessages())).map((row) => contactMessageFromRow(row)),
    ping: () => change(statements.ping()),
    close: connection.close,
  };
}
