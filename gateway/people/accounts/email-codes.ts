import type { UserId } from '#domain/ids.ts';
import { randomInt } from 'node:crypto';
import { EMAIL_CODE_DIGITS, EMAIL_CODE_VALID_MINUTES } from '#domain/email-code.ts';
import type { Passwords } from '#gateway/people/accounts/passwords.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import type { Metrics } from '#gateway/foundation/telemetry/metrics.ts';
import {
  countCodeTry,
  dropEmailCode,
  noteEmailConfirmed,
  putEmailCode,
} from '#gateway/foundation/store/email-code-rows.ts';

const VALID_MS = EMAIL_CODE_VALID_MINUTES * 60 * 1000;
/** Wrong codes, after which a new one must be sent. */
export const MAX_CODE_TRIES = 5;

type Owner = { readonly userId: UserId; readonly email: string };

/**
 * Six digits are soon guessed by whoever reads the database, so they are hashed as slowly as passwords, together with account
 * and address: the code of another account, or of the address before, is a wrong one.
 */
const hashed = ({ userId, email }: Owner, code: string) => `${userId}\n${email}\n${code}`;

/** The codes by which people confirm their email: one for each account, the latest. */
export function emailCodes(records: Records, passwords: Passwords) {
  const { db } = records;
  const accountOf = (userId: UserId) =>
    db.selectFrom('accounts').select(['email', 'email_confirmed_at']).where('user_id', '=', userId);

  return {
    async status(userId: UserId) {
      const now = await timeOf(records, db);
      const account = await accountOf(userId).executeTakeFirst();
      const code = await db
        .selectFrom('email_codes')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('tries', '<', MAX_CODE_TRIES)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return {
        isConfirmed: (account?.email_confirmed_at ?? null) !== null,
        hasCode: code !== undefined,
      };
    },
    /** Makes a code, in the place of the one before. 'other' if the account has another address by now. */
    async make(
      owner: Owner,
    ): Promise<'busy' | 'other' | { readonly code: string; readonly hash: string }> {
      const { userId, email } = owner;
      const code = String(randomInt(10 ** EMAIL_CODE_DIGITS)).padStart(EMAIL_CODE_DIGITS, '0');
      const hash = await passwords.hash(hashed(owner, code));
      if (!hash.ok) return 'busy';
      const isKept = await records.transact(async (runner) => {
        const account = await records
          .forChange(runner.selectFrom('accounts').select('email').where('user_id', '=', userId))
          .executeTakeFirst();
        if (account?.email !== email) return false;
        const made_at = await timeOf(records, runner);
        const row = { code_hash: hash.value, made_at, expires_at: made_at + VALID_MS };
        await putEmailCode(runner, userId, row);
        return true;
      });
      return isKept ? { code, hash: hash.value } : 'other';
    },
    /** Drops a code that could not be sent. */
    async drop(userId: UserId, hash: string): Promise<void> {
      await dropEmailCode(db, userId, hash);
    },
    /** Each use is counted before the code is looked at. 'none' if no code can be entered. */
    async confirm(owner: Owner, code: string): Promise<'confirmed' | 'wrong' | 'none' | 'busy'> {
      const { userId, email } = owner;
      const now = await timeOf(records, db);
      const kept = await countCodeTry(db, userId, { now, most: MAX_CODE_TRIES });
      if (kept === null) return 'none';
      const isRight = await passwords.verify(kept, hashed(owner, code), userId);
      if (!isRight.ok) return 'busy';
      if (!isRight.value) return 'wrong';
      return records.transact(async (runner) => {
        const account = await records
          .forChange(runner.selectFrom('accounts').select('email').where('user_id', '=', userId))
          .executeTakeFirst();
        const isStillThere = await dropEmailCode(runner, userId, kept);
        // Another address, or another code, came between.
        if (account?.email !== email || !isStillThere) return 'none';
        await noteEmailConfirmed(runner, userId, await timeOf(records, runner));
        return 'confirmed';
      });
    },
  };
}
export type EmailCodes = ReturnType<typeof emailCodes>;

/** The same, with each code that is entered counted in the metrics. */
export const countedCodes = (
  codes: EmailCodes,
  metrics: Pick<Metrics, 'countCode'>,
): EmailCodes => ({
  ...codes,
  async confirm(owner, code) {
    const outcome = await codes.confirm(owner, code);
    if (outcome === 'confirmed') metrics.countCode('email', 'accepted');
    else if (outcome !== 'busy') metrics.countCode('email', 'refused');
    return outcome;
  },
});
