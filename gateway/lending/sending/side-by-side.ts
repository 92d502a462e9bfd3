import { describeFailure } from '#gateway/foundation/telemetry/log.ts';
import type { Log } from '#gateway/foundation/telemetry/log.ts';

/** What one gateway sends side by side. */
const SIDE_BY_SIDE = 4;

export type Sender = {
  /** Begins to send what is due, as much at one time as may be; what comes due by an end of that follows by itself. */
  readonly look: () => Promise<void>;
  /** Settles when nothing is being sent. */
  readonly idle: () => Promise<void>;
  /** Begins nothing more, and waits for what is being sent. */
  readonly stop: () => Promise<void>;
};

/** Something to send and to whom, or a sign that there may be more to do. */
export type Sendable =
  | { readonly found: 'sendable'; readonly to: string; readonly send: () => Promise<unknown> }
  | { readonly found: 'outdated' };

type Work = {
  /** The next that is due, but to none of `busy`; null when there is none. */
  readonly claim: (busy: readonly string[]) => Promise<Sendable | null>;
  /** What is sent side by side to one recipient, who may be slow. */
  readonly toOne: number;
  readonly log: Log;
  /** Of the log, for what fails besides the sending itself. */
  readonly event: string;
};

/** Sends what gateways share by the database, each what it has claimed. */
export function sideBySide({ claim, toOne, log, event }: Work): Sender {
  const sending = new Set<{ readonly to: string; readonly done: Promise<void> }>();
  let looking: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;
  const failed = (error: unknown) => log({ event, ...describeFailure(error) });

  const busy = () => {
    const recipients = [...sending].map(({ to }) => to);
    return recipients.filter((to) => recipients.filter((each) => each === to).length >= toOne);
  };

  /** false when there is nothing to do, or no room for it. */
  async function beginNext(): Promise<boolean> {
    if (isStopped || sending.size >= SIDE_BY_SIDE) return false;
    const found = await claim(busy());
    if (found?.found !== 'sendable') return found !== null;
    const one = { to: found.to, done: found.send().catch(failed).then(ended) };
    function ended(): Promise<void> {
      sending.delete(one);
      return look().catch(failed);
    }
    sending.add(one);
    return true;
  }

  async function lookAll(): Promise<void> {
    try {
      do {
        isAskedAgain = false;
        while (await beginNext());
      } while (isAskedAgain);
    } finally {
      looking = null;
    }
  }

  function look(): Promise<void> {
    if (looking === null) looking = lookAll();
    else isAskedAgain = true;
    return looking;
  }

  async function idle(): Promise<void> {
    for (;;) {
      if (looking === null && sending.size === 0) return;
      await looking?.catch(() => {});
      await Promise.all([...sending].map(({ done }) => done));
    }
  }

  return {
    look,
    idle,
    async stop() {
      isStopped = true;
      await idle();
    },
  };
}
