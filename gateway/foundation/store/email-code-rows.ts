/** The codes by which people confirm their email, as rows: whether one is right, and when it lapses, is not known here. */
import type { UserId } from '#domain/ids.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

/** Keeps a code, in the place of the account's one before. */
export async function putEmailCode(
  runner: Runner,
  userId: UserId,
  row: { readonly code_hash: string; readonly made_at: number; readonly expires_at: number },
): Promise<void> {
  const fresh = { ...row, tries: 0 };
  await runner
    .insertInto('email_codes')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute();
}

/** Counts one more try of a code that has not lapsed, with fewer than so many; gives its hash, or null. */
export async function countCodeTry(
  runner: Runner,
  userId: UserId,
  { now, most }: { readonly now: number; readonly most: number },
): Promise<string | null> {
  const live = await runner
    .updateTable('email_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('tries', '<', most)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();
  return live?.code_hash ?? null;
}

/** Drops a code; false where the account has no longer this one. */
export async function dropEmailCode(
  runner: Runner,
  userId: UserId,
  hash: string,
): Promise<boolean> {
  const { numDeletedRows } = await runner
    .deleteFrom('email_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Notes since when the account's present address is its owner's. */
export async function noteEmailConfirmed(
  runner: Runner,
  userId: UserId,
  at: number,
): Promise<void> {
  await runner
    .updateTable('accounts')
    .set({ email_confirmed_at: at })
    .where('user_id', '=', userId)
    .execute();
}
