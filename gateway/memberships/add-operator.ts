/**
 * On the gateway's machine: `npm run operator -- RS12345678` makes the holder of that user ID an operator, who can then
 * invite others. On SQLite the gateway must be stopped meanwhile, as the data folder belongs to one process.
 */
import { giveUp } from '#gateway/command-line.ts';
import { readConfiguration } from '#gateway/configuration.ts';
import { change } from '#gateway/http/change-once.ts';
import { addOperator } from '#gateway/memberships/memberships.ts';
import { openStore } from '#gateway/store/open-store.ts';
import { StoreInUse } from '#gateway/store/store.ts';

const [userId] = process.argv.slice(2);
if (userId === undefined) giveUp('Say whom: npm run operator -- RS12345678');
const configuration = readConfiguration(process.env);
if (!configuration.ok) giveUp(...configuration.failure);

const store = await openStore(configuration.value).catch((error: unknown) => {
  if (error instanceof StoreInUse) giveUp(error.message, 'Stop that gateway, then try again.');
  throw error;
});
const { records } = store;
const answer = await change(records, (one) => addOperator(records, one, userId));
await store.close();
if (answer.status !== 200) giveUp(answer.message);
process.stdout.write(`${answer.reply.userId} is an operator.\n`);
