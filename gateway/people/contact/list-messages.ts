import { indianTimeOf } from '#domain/days.ts';
import { command } from '#gateway/foundation/command-line/command-line.ts';
import {
  configurationOrGiveUp,
  masterKeysOrGiveUp,
} from '#gateway/foundation/command-line/what-commands-need.ts';
import { allMessages } from '#gateway/people/contact/all-messages.ts';
import { dataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import { openStoreToRead } from '#gateway/foundation/store/open-store.ts';

/** Prints the contact messages, one JSON line each, oldest first; also while gateways run. */
export const listMessagesCommand = command({
  words: '',
  options: {},
  takes: { least: 0, most: 0 },
  async run() {
    const configuration = configurationOrGiveUp();
    const masterKeys = await masterKeysOrGiveUp(configuration);
    const store = openStoreToRead(configuration);
    const keys = dataKeys(store.records, masterKeys);
    for await (const message of allMessages(keys, store.records.db)) {
      const receivedAt = indianTimeOf(message.receivedAt);
      process.stdout.write(`${JSON.stringify({ ...message, receivedAt })}\n`);
    }
    await store.close();
  },
});
