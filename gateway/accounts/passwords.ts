import { hash, verify } from '@node-rs/argon2';
import { ARGON2_TERMS } from '#contract/argon2-terms.ts';
import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';

export type HashingTerms = { readonly concurrency: number; readonly queue: number };

export type Passwords = {
  readonly hash: (password: string) => Promise<Result<string, 'busy'>>;
  /** With null as the hash it takes the same time and returns false, so that nobody learns which accounts exist. */
  readonly verify: (hash: string | null, password: string) => Promise<Result<boolean, 'busy'>>;
  /** How many callers are waiting. */
  readonly waiting: () => number;
};

/** The same password typed on two keyboards can arrive in two Unicode forms. */
const normalised = (password: string) => password.normalize('NFKC');

/** Hashes passwords a few at a time: each takes 19 MiB, so a flood of logins could exhaust the memory. */
export async function argon2Passwords(terms: HashingTerms): Promise<Passwords> {
  const nobodysHash = await hash(crypto.randomUUID(), ARGON2_TERMS);
  const waiting: (() => void)[] = [];
  let running = 0;

  const inTurn = async <Value>(work: () => Promise<Value>): Promise<Result<Value, 'busy'>> => {
    if (running >= terms.concurrency) {
      if (waiting.length >= terms.queue) return fail('busy');
      // A finished call hands its slot over, so `running` does not change.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return succeed(await work());
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };

  return {
    hash: (password) => inTurn(() => hash(normalised(password), ARGON2_TERMS)),
    verify: (known, password) =>
      inTurn(async () => {
        const matches = await verify(known ?? nobodysHash, normalised(password));
        return matches && known !== null;
      }),
    waiting: () => waiting.length,
  };
}
