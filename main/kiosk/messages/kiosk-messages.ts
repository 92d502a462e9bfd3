import type { SendOutcome } from '#main/kiosk/messages/send-message.ts';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { KeptMessage } from '#contract/kiosk.ts';
import { type StoredValue, jsonFile } from '#main/storage/json-file.ts';
import type { Keychain } from '#main/session/keychain-vault.ts';
import type { Log } from '#main/lib/log.ts';
import { memoryValue } from '#main/storage/memory-value.ts';
import { messageKey } from '#main/kiosk/messages/message-key.ts';
import {
  type MessageQueue,
  keptMessages,
  messageQueue,
} from '#main/kiosk/messages/message-queue.ts';
import { sealed, sealedValue } from '#main/storage/sealed-file.ts';

/** How often kept messages are retried, in milliseconds. */
const TRY_EVERY_MS = 60_000;

/** Opens the kept messages: on disk if the keychain holds a key, else in memory until the program ends. */
export async function openMessages({
  userData,
  loadKeychain,
  send,
  log,
}: {
  readonly userData: string;
  readonly loadKeychain: () => Promise<Keychain>;
  readonly send: (message: KeptMessage['message'], id: string) => Promise<SendOutcome>;
  readonly log: Log;
}): Promise<MessageQueue> {
  const key = await messageKey(loadKeychain);
  if (key === null) log({ event: 'messages-in-memory-only' });
  const file = jsonFile(join(userData, 'kept-messages.json'), sealed, log);
  const store: StoredValue<KeptMessage[]> =
    key === null ? memoryValue() : sealedValue(file, key, keptMessages);
  const queue = messageQueue({ store, now: Date.now, newId: randomUUID, log });
  setInterval(() => void queue.deliver(send), TRY_EVERY_MS).unref();
  void queue.deliver(send);
  return queue;
}
