/** Ends of what the store keeps of who may come in: sessions, codes by email, accounts. */
import type { UserId } from '#domain/ids.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

/** Signs a person out everywhere. */
export async function endSessions(runner: Runner, userId: UserId): Promise<void> {
  await runner.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Removes an account with what belongs to it. */
export async function removeAccount(runner: Runner, userId: UserId): Promise<void> {
  await runner.deleteFrom('accounts').where('user_id', '=', userId).execute();
}

/** Ends what was begun by a proof that nobody can give again: every session and every code. */
export async function endAllAccess(runner: Runner): Promise<void> {
  await runner.deleteFrom('provider_sessions').execute();
  await runner.deleteFrom('sessions').execute();
  await runner.deleteFrom('provider_sign_ins').execute();
  await runner.deleteFrom('email_codes').execute();
}

/** The same for a copy of the database, in SQL. */
export const END_ALL_ACCESS =
  'DELETE FROM provider_sessions; DELETE FROM sessions; DELETE FROM provider_sign_ins; DELETE FROM email_codes;';
