import * as z from 'zod/mini';
import type { Log } from '#main/lib/log.ts';
import type { StoredValue } from '#main/storage/json-file.ts';

/** How often presence is recorded, in milliseconds. */
const NOTE_EVERY_MS = 60_000;

const userId = z.string().check(z.minLength(1), z.maxLength(256));

const staffMember = z.strictObject({
  userId,
  /** The last two digits of the mobile number that was signed in with, by which people tell each other apart. */
  numberEnds: z.nullable(z.string().check(z.regex(/^\d{2}$/))),
  /** Which partition is this person's. */
  partition: z.int().check(z.gte(0), z.lte(999)),
});
export type StaffMember = z.infer<typeof staffMember>;

/** Who uses this computer. No names: the file is not encrypted. */
export const deskRecord = z.strictObject({
  people: z.array(staffMember).check(z.maxLength(200)),
  /** Who was at the desk last. */
  current: z.nullable(userId),
  isLocked: z.boolean(),
  /** When a person was last present, in milliseconds since 1970. */
  lastSeen: z.int(),
});
export type StoredRecord = z.infer<typeof deskRecord>;

export type DeskRecordEffects = {
  readonly store: StoredValue<StoredRecord>;
  readonly now: () => number;
  /** Minutes without a touch after which the desk is locked. */
  readonly lockAfterMinutes: number;
  readonly log: Log;
};

/** Who uses this computer, whose partition is which, and whether the desk is locked. */
export type DeskRecord = ReturnType<typeof openDeskRecord>;

export function openDeskRecord({ store, now, lockAfterMinutes, log }: DeskRecordEffects) {
  const limit = lockAfterMinutes * 60_000;
  const kept = read(store, log);
  let record: StoredRecord = kept ?? {
    people: [],
    current: null,
    isLocked: false,
    lastSeen: now(),
  };
  let noted = record.lastSeen;

  const change = (changed: Partial<StoredRecord>) => {
    record = { ...record, lastSeen: now(), ...changed };
    noted = record.lastSeen;
    try {
      store.write(record);
    } catch {
      // A full disk must not keep anybody from locking, or from working.
      log({ event: 'desk-record-not-saved' });
    }
  };
  const member = (person: string) => record.people.find((each) => each.userId === person);
  const others = (person: string) => record.people.filter((each) => each.userId !== person);
  /** Also when the clock was set back: then the time away is unknown. */
  const isLeftAlone = () => Math.abs(now() - record.lastSeen) >= limit;

  return {
    /** Whether the program has never kept such a record here. */
    isNew: kept === null,
    people: (): readonly StaffMember[] => record.people,
    current: (): string | null => record.current,
    partitionOf: (person: string): number | null => member(person)?.partition ?? null,
    /** A free partition that is not in use. */
    freePartition: (inUse: number | null): number => {
      const taken = new Set([...record.people.map(({ partition }) => partition), inUse]);
      let partition = 0;
      while (taken.has(partition)) partition += 1;
      return partition;
    },
    /** Whether the desk must be unlocked before it is used: it was locked when the program ended, or is since then. */
    startsLocked: () => record.current !== null && (record.isLocked || isLeftAlone()),
    isLeftAlone,
    /** Records who is at the unlocked desk, and in which partition. Returns the partition that this frees. */
    enter: (person: string, partition: number, numberEnds: string | null): number | null => {
      const before = member(person);
      const entry = {
        userId: person,
        partition,
        numberEnds: numberEnds ?? before?.numberEnds ?? null,
      };
      const rest = others(person).filter((each) => each.partition !== partition);
      change({ people: [...rest, entry], current: person, isLocked: false });
      return before === undefined || before.partition === partition ? null : before.partition;
    },
    /** The desk is free. */
    awaitsAnybody: () => change({ current: null, isLocked: false }),
    lock: () => change({ isLocked: record.current !== null }),
    /** Takes a person off the list. */
    remove: (person: string) => {
      const current = record.current === person ? null : record.current;
      const isLocked = current !== null && record.isLocked;
      change({ people: others(person), current, isLocked });
    },
    seen: () => {
      record = { ...record, lastSeen: now() };
      if (record.lastSeen - noted >= NOTE_EVERY_MS) change({});
    },
  };
}

/** A file that can be neither read nor set aside must not keep the program from starting. */
function read(store: StoredValue<StoredRecord>, log: Log): StoredRecord | null {
  try {
    return store.read();
  } catch {
    log({ event: 'desk-record-not-read' });
    return null;
  }
}
