import type * as z from 'zod/mini';
import type { forgetOutcome } from '#contract/desk.ts';
import type { ParsedArguments } from '#contract/operations.ts';
import type { DeskRecord } from '#main/desk/desk-record.ts';
import type { KnownPasswords } from '#main/desk/known-passwords.ts';
import type { Log } from '#main/lib/log.ts';
import type { Session, SessionDesk } from '#main/session/session.ts';
import type { StoredSession } from '#main/session/token-vault.ts';

/** How many partitions are tried when one cannot be emptied. */
const MAX_TRIES = 3;

/** A window, and the session of the person who works in it. */
export type Desk = {
  readonly session: Pick<Session, 'lock' | 'isLocked' | 'retire' | 'signOut'>;
  /** Shows the portal. */
  readonly load: () => void;
  /** Takes the window away, and with it the page's process. */
  readonly destroy: () => void;
};

/** How a desk is opened. */
export type DeskTerms = SessionDesk & {
  readonly partition: number;
  /** A person who has just signed in elsewhere. */
  readonly signedIn: StoredSession | null;
};

export type DesksEffects<AnyDesk extends Desk> = {
  readonly record: DeskRecord;
  /** Opens a hidden window on a partition, instead of the one before. */
  readonly open: (terms: DeskTerms, before: AnyDesk | null) => AnyDesk;
  /** Empties a partition. */
  readonly clean: (partition: number) => Promise<void>;
  /** By which a locked desk opens while there is no network. */
  readonly passwords: KnownPasswords;
  /** Ends what is kept of a person's session. */
  readonly forget: (person: string) => Promise<void>;
  /** Whether something that a person wrote has not reached the gateway. */
  readonly hasUnsent: (person: string) => Promise<boolean>;
  readonly log: Log;
};

type Next = {
  /** Null for a person who is not known here yet. */
  readonly person: string | null;
  readonly signedIn: StoredSession | null;
  readonly numberEnds: string | null;
};

type ForgetRequest = ParsedArguments['forgetPerson'][0];
type ForgetOutcome = z.infer<typeof forgetOutcome>;

export type Desks<AnyDesk extends Desk> = ReturnType<typeof openDesks<AnyDesk>>;

/**
 * The people of a showroom at one computer, one after the other. Each has a window, a process, a session and a partition
 * of its own. Every person signs in, even one who was here before; the previous person leaves nothing in the window, for
 * it is gone.
 */
export function openDesks<AnyDesk extends Desk>(effects: DesksEffects<AnyDesk>) {
  const { record, clean, log } = effects;
  const person = record.current();
  const partition =
    (person === null ? null : record.partitionOf(person)) ?? record.freePartition(null);
  let current = { desk: open(partition, { person, signedIn: null }, null), partition };
  let isReplacing = false;
  void (person === null && partition > 0 ? clean(partition) : Promise.resolve())
    .catch(() => log({ event: 'partition-not-emptied' }))
    .then(() => current.desk.load());

  function open(
    on: number,
    { person: owner, signedIn }: Pick<Next, 'person' | 'signedIn'>,
    before: AnyDesk | null,
  ): AnyDesk {
    const isKnown = owner !== null && signedIn === null;
    const startsLocked = isKnown && record.startsLocked();
    const terms: DeskTerms = {
      partition: on,
      owner,
      signedIn,
      startsLocked,
      onEntered: (userId, credentials) => {
        // The window is gone: another person is at the desk by now.
        if (on !== current.partition) return;
        if (credentials !== null) effects.passwords.remember(userId, credentials);
        const freed = record.enter(userId, on, endsOf(credentials?.mobileNumber));
        // It is emptied before it is used again; this is for the disk.
        if (freed !== null) void clean(freed).catch(() => {});
      },
      recognises: effects.passwords.recognises,
      onLeft: (userId) => {
        effects.passwords.forget(userId);
        record.remove(userId);
      },
      onOther: (session, credentials) => {
        const numberEnds = endsOf(credentials.mobileNumber);
        effects.passwords.remember(session.userId, credentials);
        replace({ person: session.userId, signedIn: session, numberEnds }).catch(() =>
          log({ event: 'desk-not-replaced' }),
        );
      },
    };
    return effects.open(terms, before);
  }

  /** An empty partition: this one, or the next that can be emptied. */
  async function emptied(first: number, inUse: number | null): Promise<number> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const next = first + tries;
      if (next === inUse || record.people().some((each) => each.partition === next)) continue;
      try {
        await clean(next);
        return next;
      } catch {
        log({ event: 'partition-not-emptied' });
      }
    }
    throw new Error('no partition could be emptied');
  }

  async function replace(next: Next): Promise<void> {
    if (isReplacing) return;
    isReplacing = true;
    try {
      await replaceNow(next);
    } finally {
      isReplacing = false;
    }
  }

  async function replaceNow({ person: to, signedIn, numberEnds }: Next): Promise<void> {
    const before = current;
    const own = to === null ? null : record.partitionOf(to);
    const on = own ?? (await emptied(record.freePartition(before.partition), before.partition));
    const desk = open(on, { person: to, signedIn }, before.desk);
    before.desk.session.retire();
    if (signedIn === null) record.awaitsAnybody();
    else record.enter(signedIn.userId, on, numberEnds);
    current = { desk, partition: on };
    before.desk.destroy();
    desk.load();
    log({ event: 'desk-replaced' });
  }

  async function lock(): Promise<void> {
    const { session } = current.desk;
    if (session.isLocked()) return;
    await session.lock();
    if (!session.isLocked()) return;
    record.lock();
    log({ event: 'desk-locked' });
  }
  const lockIfLeftAlone = () => {
    if (record.isLeftAlone()) void lock();
  };

  return {
    current: () => current.desk,
    lock,
    /** Call it every few seconds. */
    check: lockIfLeftAlone,
    /** A key, a click or a touch. One that comes too late, such as after the computer has slept, does not keep it open. */
    touched: () => {
      lockIfLeftAlone();
      record.seen();
    },
    people: () => record.people().map(({ userId, numberEnds }) => ({ userId, numberEnds })),
    signOut: async (): Promise<void> => {
      const { session } = current.desk;
      const wasLocked = session.isLocked();
      await session.signOut();
      // A person who leaves a locked desk has not signed in, and must not see the page behind it.
      if (wasLocked) {
        await replace({ person: null, signedIn: null, numberEnds: null });
      }
    },
    forget: async ({ userId: whom, mayLoseUnsent }: ForgetRequest): Promise<ForgetOutcome> => {
      const on = record.partitionOf(whom);
      if (on === null) return 'unknown';
      if (on === current.partition) return 'here';
      if (!mayLoseUnsent && (await effects.hasUnsent(whom))) return 'unsent';
      await effects.forget(whom);
      effects.passwords.forget(whom);
      record.remove(whom);
      await clean(on).catch(() => log({ event: 'partition-not-emptied' }));
      return 'forgotten';
    },
  };
}

function endsOf(mobileNumber: string | null | undefined): string | null {
  return mobileNumber?.slice(-2) ?? null;
}
