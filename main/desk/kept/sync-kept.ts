import type { KeptOfPeople } from '#main/desk/kept/kept-of-people.ts';
import type { Session } from '#main/session/session.ts';

/** How often to check whether something can be sent, in milliseconds. */
const SYNC_EVERY_MS = 2000;

/** Sends what is kept, for the person at the unlocked desk; sooner when the network is back. */
export function syncKept(
  session: () => Pick<Session, 'state'>,
  kept: Pick<KeptOfPeople, 'known'>,
  isOnline: () => boolean,
): () => Promise<void> {
  let wasOnline = isOnline();
  return async () => {
    const { userId } = await session().state();
    const work = userId === null ? null : await kept.known(userId);
    const online = isOnline();
    if (online && !wasOnline) work?.writes.syncSoon();
    wasOnline = online;
    await work?.writes.syncIfDue();
  };
}

export function startSync(sync: () => Promise<void>): void {
  setInterval(() => void sync(), SYNC_EVERY_MS).unref();
}
