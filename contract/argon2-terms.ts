/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. Passwords and PINs are hashed with it. */
export const ARGON2_TERMS = {
  // The library's const enum Algorithm cannot be imported here; 2 is argon2id.
  algorithm: 2,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;
