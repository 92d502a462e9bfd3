import { ARGON2_TERMS } from '#contract/argon2-terms.ts';

/** The library is native, and loaded only when a person signs in with a password. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2');
  return hash(password, ARGON2_TERMS);
}
