import type { ParsedArguments } from '#contract/operations.ts';
import type { Log } from '#main/lib/log.ts';

type Credentials = ParsedArguments['signIn'][0]['credentials'];

/** Wrong passwords in a row, after which only the gateway recognises the person. */
export const MAX_WRONG = 5;

export type KnownPasswordsEffects = {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (hash: string, password: string) => Promise<boolean>;
  readonly log: Log;
};

export type KnownPasswords = ReturnType<typeof knownPasswords>;

/**
 * The passwords that the gateway has accepted in this run, as slow hashes in memory and never on the disk: so that a
 * locked desk opens for its person while there is no network.
 */
export function knownPasswords({ hash, verify, log }: KnownPasswordsEffects) {
  type Known = { readonly typed: string; readonly hash: Promise<string>; wrong: number };
  const known = new Map<string, Known>();

  return {
    /** After a sign-in that the gateway has accepted. One by a phone code changes nothing. */
    remember: (person: string, { userId, password }: Credentials) => {
      if (userId === null || password === null) return;
      const hashed = hash(password);
      hashed.catch(() => log({ event: 'password-not-remembered' }));
      known.set(person, { typed: nameOf(userId), hash: hashed, wrong: 0 });
    },
    forget: (person: string) => void known.delete(person),
    recognises: async (person: string, { userId, password }: Credentials): Promise<boolean> => {
      const one = known.get(person);
      if (one === undefined || userId === null || password === null) return false;
      if (![one.typed, nameOf(person)].includes(nameOf(userId))) return false;
      // Counted before it is checked: simultaneous tries all count.
      one.wrong += 1;
      if (one.wrong > MAX_WRONG) return false;
      const isRight = await one.hash.then(
        (hashed) => verify(hashed, password),
        () => false,
      );
      if (isRight) one.wrong = 0;
      return isRight;
    },
  };
}

/** User IDs and addresses are the same in any letter case. */
const nameOf = (userId: string) => userId.trim().toLowerCase();
