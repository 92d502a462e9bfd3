/**
 * Keeps long messages, as a kiosk does, until that is refused, and prints how many were acknowledged and how many the next
 * start finds. Run as a separate program, under a file size limit: `node keep-until-full.ts <folder>`.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { jsonFile } from '#main/storage/json-file.ts';
import { keptMessages, messageQueue } from '#main/kiosk/messages/message-queue.ts';
import { KEY_BYTES, sealed, sealedValue } from '#main/storage/sealed-file.ts';

const MESSAGE = {
  txnDate: '21/11/2026',
  name: 'Asha Rao',
  email: 'asha@mail.example',
  phone: '98765 43210',
  category: 'Documents',
  remarks: 'Which documents do I need? '.repeat(140),
};
const MAX_MESSAGES = 20;

const [, , folder = ''] = process.argv;
const key = randomBytes(KEY_BYTES);
const log = () => {};
const openQueue = () =>
  messageQueue({
    store: sealedValue(
      jsonFile(join(folder, 'kept-messages.json'), sealed, log),
      key,
      keptMessages,
    ),
    now: Date.now,
    newId: randomUUID,
    log,
  });

const queue = openQueue();
let acknowledged = 0;
let refusal = null;
try {
  while (acknowledged < MAX_MESSAGES && queue.keep(MESSAGE).ok) acknowledged += 1;
} catch (error) {
  refusal = error instanceof Error && 'code' in error ? error.code : 'unknown';
}
process.stdout.write(JSON.stringify({ acknowledged, found: openQueue().list().length, refusal }));
