/** Keys for requests, as in `IDEMPOTENCY_KEY_HEADER`: a request that is made again under its key is done once. */
export type IdempotencyKeys = {
  /** The key of what is asked for: the same one until the gateway has decided about it. */
  readonly of: (asked: string) => string;
  readonly decided: () => void;
};

/** Random keys. Only the last request is remembered, in memory, and only until the gateway has decided about it. */
export function idempotencyKeys(): IdempotencyKeys {
  let undecided: { readonly asked: string; readonly key: string } | null = null;
  return {
    of(asked) {
      if (undecided?.asked !== asked) undecided = { asked, key: crypto.randomUUID() };
      return undecided.key;
    },
    decided() {
      undecided = null;
    },
  };
}
