import type { Log } from '#main/lib/log.ts';

export type VisitEffects<Visit> = {
  /** Opens a window for a visitor on a partition's storage. `end` ends whichever visit is current by then. */
  readonly open: (partition: number, end: () => Promise<void>) => Visit;
  /** Drops what main itself knows of a visitor: token, staff access, clipboard. */
  readonly forget: (visit: Visit) => Promise<void>;
  /** Destroys the window, and with it the page's process. */
  readonly close: (visit: Visit) => void;
  /** Empties the storage of a partition. */
  readonly clean: (partition: number) => Promise<void>;
  readonly log: Log;
};

export type Visits<Visit> = {
  readonly current: () => Visit;
  readonly end: () => Promise<void>;
};

/**
 * The visits of a kiosk, one after the other. Each has a partition, a separate in-memory storage: while one is emptied,
 * the next visitor uses the other. A partition that cannot be emptied is never used again.
 */
export function visits<Visit>(effects: VisitEffects<Visit>): Visits<Visit> {
  const { open, forget, close, clean, log } = effects;
  let partitions = 1;
  let partition = 0;
  let ending: Promise<void> | null = null;
  let visit = open(partition, endOnce);
  let free: Promise<number> = Promise.resolve(newPartition());

  function newPartition(): number {
    partitions += 1;
    return partitions - 1;
  }

  async function cleaned(left: number): Promise<number> {
    try {
      await clean(left);
      return left;
    } catch {
      log({ event: 'partition-not-emptied' });
      return newPartition();
    }
  }

  async function end(): Promise<void> {
    const before = visit;
    const left = partition;
    // Whatever fails here, the visitor's window is destroyed with everything it held.
    await forget(before).catch(() => log({ event: 'visit-not-forgotten' }));
    partition = await free;
    visit = open(partition, endOnce);
    close(before);
    free = cleaned(left);
    log({ event: 'visit-ended' });
  }

  function endOnce(): Promise<void> {
    ending ??= end().finally(() => {
      ending = null;
    });
    return ending;
  }

  return { current: () => visit, end: endOnce };
}
