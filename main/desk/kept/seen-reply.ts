import type { Log } from '#main/lib/log.ts';
import type { StoredValue } from '#main/storage/json-file.ts';

/** What the gateway last answered to a call, so that a desk without a network shows it. */
export type SeenReply<Value> = {
  /** Takes notice of an answer to the call. */
  readonly note: (body: unknown, reply: unknown) => void;
  readonly read: () => Value | null;
};

export type SeenEffects<Value> = {
  readonly store: StoredValue<Value>;
  readonly now: () => number;
  readonly log: Log;
};

/** `valueOf` gives what is stored of an answer that was seen at a moment; null for what is no such answer, or only a part. */
export const seenReply = <Value>(
  { store, now, log }: SeenEffects<Value>,
  valueOf: (body: unknown, reply: unknown, seenAt: number) => Value | null,
  /** Logged where it cannot be stored. */
  event: string,
): SeenReply<Value> => ({
  read: () => store.read(),
  note: (body, reply) => {
    const value = valueOf(body, reply, now());
    if (value === null) return;
    try {
      store.write(value);
    } catch {
      log({ event });
    }
  },
});
