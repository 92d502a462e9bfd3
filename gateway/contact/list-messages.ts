/**
 * For operators: `node gateway/contact/list-messages.ts` prints the contact messages, one JSON line each, oldest first.
 */
import { readConfiguration } from '#gateway/configuration.ts';
import { allMessages } from '#gateway/contact/all-messages.ts';
import { openStoreToRead } from '#gateway/store/open-store.ts';

const configuration = readConfiguration(process.env);
if (!configuration.ok) {
  for (const problem of configuration.failure) process.stderr.write(`${problem}\n`);
  process.exit(1);
}
const store = openStoreToRead(configuration.value);
for await (const message of allMessages(store)) {
  const receivedAt = new Date(message.receivedAt).toISOString();
  process.stdout.write(`${JSON.stringify({ ...message, receivedAt })}\n`);
}
await store.close();
