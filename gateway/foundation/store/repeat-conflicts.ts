import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailable } from '#gateway/foundation/store/store.ts';

const MOST_TRIES = 5;
/** Milliseconds, and twice as long each time; by chance, so that two who met do not meet again. */
const FIRST_PAUSE = 10;

/**
 * Does a whole transaction again that the database has undone because another was in its way. One that is in the way of others
 * each time is unavailable. What an earlier try did outside of the database is done again.
 */
export async function repeatConflicts<Value>(
  transaction: () => Promise<Value>,
  isConflict: (error: unknown) => boolean,
): Promise<Value> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (tried === MOST_TRIES) {
        throw new StoreUnavailable('other transactions were in the way each time', {
          cause: error,
        });
      }
    }
    await pause(Math.random() * FIRST_PAUSE * 2 ** tried);
  }
}
