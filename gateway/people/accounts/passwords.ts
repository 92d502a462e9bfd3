import { hash, verify } from '@node-rs/argon2';
import { ARGON2_TERMS } from '#contract/argon2-terms.ts';
import type { Result } from '#contract/result.ts';
import type { TurnTerms } from '#gateway/foundation/process/in-turn.ts';
import { inTurn } from '#gateway/foundation/process/in-turn.ts';

export type Passwords = {
  readonly hash: (password: string) => Promise<Result<string, 'busy'>>;
  /**
   * With null as the hash it takes the same time and returns false, so that nobody learns which accounts exist. Those who
   * wait take turns by the person whom they say they are.
   */
  readonly verify: (
    hash: string | null,
    password: string,
    person: string,
  ) => Promise<Result<boolean, 'busy'>>;
  /** How many callers are waiting. */
  readonly waiting: () => number;
};

/** The same password typed on two keyboards can arrive in two Unicode forms. */
const normalised = (password: string) => password.normalize('NFKC');

/**
 * Hashes passwords a few at a time: each takes 19 MiB, so a flood of logins could exhaust the memory. Tests of what is
 * around passwords have it cheaper.
 */
export async function argon2Passwords(
  turns: TurnTerms,
  cheaper: { readonly memoryCost?: number; readonly timeCost?: number } = {},
): Promise<Passwords> {
  const terms = { ...ARGON2_TERMS, ...cheaper };
  const nobodysHash = await hash(crypto.randomUUID(), terms);
  const hashing = inTurn(turns);
  return {
    hash: (password) => hashing.run(() => hash(normalised(password), terms)),
    verify: (known, password, person) =>
      hashing.run(async () => {
        const matches = await verify(known ?? nobodysHash, normalised(password));
        return matches && known !== null;
      }, person),
    waiting: hashing.waiting,
  };
}
