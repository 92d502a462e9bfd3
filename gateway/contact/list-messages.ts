/**
 * For operators: `node gateway/contact/list-messages.ts` prints the contact messages, one JSON line each, oldest first.
 */
import { readConfiguration } from '#gateway/configuration.ts';
import { giveUp } from '#gateway/command-line.ts';
import { allMessages } from '#gateway/contact/all-messages.ts';
import { dataKeys } from '#gateway/sealing/data-keys.ts';
import { readKeysOfDeployment } from '#gateway/sealing/keys-of-deployment.ts';
import { openStoreToRead } from '#gateway/store/open-store.ts';

const configuration = readConfiguration(process.env);
if (!configuration.ok) giveUp(...configuration.failure);
const masterKeys = await readKeysOfDeployment(configuration.value);
if (!masterKeys.ok) giveUp(masterKeys.failure);
const store = openStoreToRead(configuration.value);
const keys = dataKeys(store.records, masterKeys.value);
for await (const message of allMessages(keys, store.records.db)) {
  const receivedAt = new Date(message.receivedAt).toISOString();
  process.stdout.write(`${JSON.stringify({ ...message, receivedAt })}\n`);
}
await store.close();
