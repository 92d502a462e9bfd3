import type { Log } from '#main/lib/log.ts';

export type VisitEffects<Visit> = {
  /** Opens a window for a visitor on a room's storage. `end` ends whichever visit is current by then. */
  readonly open: (room: number, end: () => Promise<void>) => Visit;
  /** Drops what main itself knows of a visitor: token, staff access, clipboard. */
  readonly forget: (visit: Visit) => Promise<void>;
  /** Destroys the window, and with it the page's process. */
  readonly close: (visit: Visit) => void;
  /** Empties the storage of a room. */
  readonly clean: (room: number) => Promise<void>;
  readonly log: Log;
};

export type Visits<Visit> = {
  readonly current: () => Visit;
  readonly end: () => Promise<void>;
};

/**
 * The visits of a kiosk, one after the other. Each has a room, a separate in-memory storage: while one is emptied,
 * the next visitor uses the other. A room that cannot be emptied is never used again.
 */
export function visits<Visit>(effects: VisitEffects<Visit>): Visits<Visit> {
  const { open, forget, close, clean, log } = effects;
  let rooms = 1;
  let room = 0;
  let ending: Promise<void> | null = null;
  let visit = open(room, endOnce);
  let free: Promise<number> = Promise.resolve(newRoom());

  function newRoom(): number {
    rooms += 1;
    return rooms - 1;
  }

  async function cleaned(left: number): Promise<number> {
    try {
      await clean(left);
      return left;
    } catch {
      log({ event: 'room-not-cleaned' });
      return newRoom();
    }
  }

  async function end(): Promise<void> {
    const before = visit;
    const left = room;
    // Whatever fails here, the visitor's window is destroyed with everything it held.
    await forget(before).catch(() => log({ event: 'visit-not-forgotten' }));
    room = await free;
    visit = open(room, endOnce);
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
