import type { SendOutcome } from '#main/kiosk/messages/send-message.ts';
import { DAY_MS } from '#domain/days.ts';
import * as z from 'zod/mini';
import { KEPT_DAYS, type KeepFailure, type KeptMessage, keptMessage } from '#contract/kiosk.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import type { StoredValue } from '#main/storage/json-file.ts';
import type { Log } from '#main/lib/log.ts';

/** Maximum number of waiting messages. */
export const MAX_KEPT = 50;

export const keptMessages = z.array(keptMessage);

type ContactMessage = KeptMessage['message'];

export type MessageQueueEffects = {
  /** Where the messages are stored: encrypted on disk, or in memory. */
  readonly store: StoredValue<KeptMessage[]>;
  readonly now: () => number;
  readonly newId: () => string;
  readonly log: Log;
};

export type MessageQueue = {
  readonly keep: (message: ContactMessage) => Result<KeptMessage, KeepFailure>;
  readonly list: () => readonly KeptMessage[];
  /** False if there is no such message. */
  readonly discard: (id: string) => boolean;
  /** Tries to send the waiting messages, oldest first, and stops if the gateway is unreachable. */
  readonly deliver: (
    send: (message: ContactMessage, id: string) => Promise<SendOutcome>,
  ) => Promise<void>;
};

/** Contact messages written while the gateway was unreachable. */
export function messageQueue({ store, now, newId, log }: MessageQueueEffects): MessageQueue {
  let delivering = false;
  /** Sent in this run. A full disk can prevent their removal from the list; they must not be sent twice. */
  const sent = new Set<string>();

  const list = (): KeptMessage[] => {
    const all = store.read() ?? [];
    const alive = all.filter(({ expiresAt }) => Date.parse(expiresAt) > now());
    if (alive.length < all.length && saved(alive)) {
      log({ event: 'messages-expired', count: all.length - alive.length });
    }
    return alive.filter(({ id }) => !sent.has(id));
  };
  const save = (messages: KeptMessage[]) => {
    if (messages.length === 0) store.clear();
    else store.write(messages);
  };
  /** For changes that can wait: what fails to save now is saved with the next one. */
  const saved = (messages: KeptMessage[]): boolean => {
    try {
      save(messages);
      return true;
    } catch (error) {
      log({ event: 'messages-not-saved', reason: reasonOf(error) });
      return false;
    }
  };
  const discard = (id: string): boolean => {
    const before = list();
    const after = before.filter((each) => each.id !== id);
    if (after.length === before.length) return false;
    save(after);
    return true;
  };

  return {
    list,
    discard,
    keep: (message) => {
      const waiting = list();
      if (waiting.length >= MAX_KEPT) return fail({ kind: 'full' });
      const kept: KeptMessage = {
        id: newId(),
        keptAt: new Date(now()).toISOString(),
        expiresAt: new Date(now() + KEPT_DAYS * DAY_MS).toISOString(),
        lastTry: 'none',
        message,
      };
      try {
        save([...waiting, kept]);
      } catch (error) {
        log({ event: 'message-not-kept', reason: reasonOf(error) });
        throw error;
      }
      log({ event: 'message-kept', id: kept.id });
      return succeed(kept);
    },
    deliver: async (send) => {
      if (delivering) return;
      delivering = true;
      try {
        for (const { id, message } of list()) {
          const outcome = await send(message, id);
          log({ event: 'message-tried', id, outcome });
          if (outcome === 'sent') {
            sent.add(id);
            saved(list());
            continue;
          }
          saved(list().map((each) => (each.id === id ? { ...each, lastTry: outcome } : each)));
          if (outcome === 'unreachable') return;
        }
      } catch (error) {
        log({ event: 'messages-not-tried', reason: reasonOf(error) });
      } finally {
        delivering = false;
      }
    },
  };
}

/** The system's error code, such as `ENOSPC`. */
function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
