/** Sign-ins and sessions at identity providers, as rows: what proves them is not known here. */
import type { UserId } from '#domain/ids.ts';
import type { Selectable } from 'kysely';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import type { ProviderSession } from '#gateway/foundation/store/store.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

export type BegunSignIn = Selectable<Tables['provider_sign_ins']>;
export type ProviderSessionRow = Selectable<Tables['provider_sessions']>;

export async function addBegunSignIn(runner: Runner, row: BegunSignIn): Promise<void> {
  await runner.insertInto('provider_sign_ins').values(row).execute();
}

/** Takes a sign-in that was begun, so that it is finished once; null where there is none with both digests. */
export async function takeBegunSignIn(
  runner: Runner,
  { state, binding }: Pick<BegunSignIn, 'state' | 'binding'>,
): Promise<BegunSignIn | null> {
  const taken = await runner
    .deleteFrom('provider_sign_ins')
    .where('state', '=', state)
    .where('binding', '=', binding)
    .returningAll()
    .executeTakeFirst();
  return taken ?? null;
}

const columnsOf = ({
  opens,
  goodUntil,
  readNextAt,
  sealed,
}: Omit<ProviderSession, 'identity'>) => ({
  opens: opens.join(','),
  sealed,
  good_until: goodUntil,
  read_next_at: readNextAt,
});

export async function addProviderSession(
  runner: Runner,
  tokenHash: string,
  session: ProviderSession,
): Promise<void> {
  const { provider, identity, sid } = session;
  await runner
    .insertInto('provider_sessions')
    .values({ token_hash: tokenHash, provider, identity, sid, ...columnsOf(session) })
    .execute();
}

/** Notes what the groups open now, and with what they are read the next time. */
export async function noteGroupsRead(
  runner: Runner,
  tokenHash: string,
  read: Pick<ProviderSession, 'opens' | 'goodUntil' | 'readNextAt' | 'sealed'>,
): Promise<void> {
  await runner
    .updateTable('provider_sessions')
    .set(columnsOf({ provider: '', sid: null, ...read }))
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Takes some sessions whose groups are to be read, the longest due first; another gateway takes them only after `until`. */
export function claimSessionsToRead(
  records: Records,
  { until, most }: { readonly until: (now: number) => number; readonly most: number },
): Promise<readonly (ProviderSessionRow & { readonly user_id: UserId })[]> {
  return records.transact(async (runner) => {
    const { now } = await runner.selectNoFrom(records.now().as('now')).executeTakeFirstOrThrow();
    const due = await records
      .claim(
        runner
          .selectFrom('provider_sessions')
          .selectAll()
          .where('read_next_at', '<=', now)
          .orderBy('read_next_at')
          .limit(most),
      )
      .execute();
    if (due.length === 0) return [];
    const keys = due.map((row) => row.token_hash);
    await runner
      .updateTable('provider_sessions')
      .set({ read_next_at: until(now) })
      .where('token_hash', 'in', keys)
      .execute();
    const owners = await runner
      .selectFrom('sessions')
      .select(['token_hash', 'user_id'])
      .where('token_hash', 'in', keys)
      .execute();
    const ownerOf = new Map(owners.map((row) => [row.token_hash, row.user_id]));
    return due.flatMap((row) => {
      const userId = ownerOf.get(row.token_hash);
      return userId === undefined ? [] : [{ ...row, user_id: userId }];
    });
  });
}

/** Ends the sessions of an identity, or those of one session at the provider; gives how many. */
export async function endProviderSessions(
  runner: Runner,
  identity: string | null,
  sid: string | null,
): Promise<number> {
  if (identity === null && sid === null) return 0;
  const wanted = runner
    .selectFrom('provider_sessions')
    .select('token_hash')
    .$if(identity !== null, (query) => query.where('identity', '=', identity ?? ''))
    .$if(sid !== null, (query) => query.where('sid', '=', sid));
  const done = await runner
    .deleteFrom('sessions')
    .where('token_hash', 'in', wanted)
    .executeTakeFirstOrThrow();
  return Number(done.numDeletedRows);
}

/** Whose account an identity is linked to; null for one that is not. */
export async function accountOfIdentity(runner: Runner, identity: string): Promise<UserId | null> {
  const found = await runner
    .selectFrom('provider_identities')
    .select('user_id')
    .where('id', '=', identity)
    .executeTakeFirst();
  return found?.user_id ?? null;
}

/** Who has this email, confirmed, and no identity at this provider; null for nobody. */
export async function accountToLink(
  runner: Runner,
  provider: string,
  email: string,
): Promise<UserId | null> {
  const found = await runner
    .selectFrom('accounts')
    .select('user_id')
    .where('email', '=', email)
    .where('email_confirmed_at', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('provider_identities')
            .select('id')
            .whereRef('provider_identities.user_id', '=', 'accounts.user_id')
            .where('provider', '=', provider),
        ),
      ),
    )
    .executeTakeFirst();
  return found?.user_id ?? null;
}

export async function linkIdentity(
  runner: Runner,
  row: Selectable<Tables['provider_identities']>,
): Promise<void> {
  await runner.insertInto('provider_identities').values(row).execute();
}
