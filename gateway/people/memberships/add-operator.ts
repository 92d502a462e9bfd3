import { asId } from '#domain/ids.ts';
import { command, giveUp } from '#gateway/foundation/command-line/command-line.ts';
import {
  configurationOrGiveUp,
  openStoreOrGiveUp,
} from '#gateway/foundation/command-line/what-commands-need.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import { addOperator } from '#gateway/people/memberships/memberships.ts';

/** Makes the holder of a user ID an operator, who can then invite others. */
export const addOperatorCommand = command({
  words: 'USER-ID',
  options: {},
  takes: { least: 1, most: 1 },
  async run(_, [userId = '']) {
    const store = await openStoreOrGiveUp(configurationOrGiveUp());
    const { records } = store;
    const answer = await change(records, (tx) => addOperator(records, tx, asId('user', userId)));
    await store.close();
    if (answer.status !== 200) giveUp(answer.message);
    process.stdout.write(`${answer.reply.userId} is an operator.\n`);
  },
});
