import { beforeEach, describe, expect, it } from 'vitest';
import { type StoredRecord, openDeskRecord } from '#main/desk/desk-record.ts';
import { memoryValue } from '#main/storage/memory-value.ts';

const MINUTE = 60_000;

let now: number;
let store: ReturnType<typeof memoryValue<StoredRecord>>;
let events: string[];

beforeEach(() => {
  now = Date.UTC(2026, 10, 22, 9);
  store = memoryValue();
  events = [];
});

const open = () =>
  openDeskRecord({
    store,
    now: () => now,
    lockAfterMinutes: 10,
    log: ({ event }) => events.push(event),
  });

describe('the record of who uses a computer', () => {
  it('gives each person a partition, and keeps it while others come and go', () => {
    const record = open();
    expect(record.freePartition(null)).toBe(0);
    record.enter('RS1', 0, '10');
    expect(record.freePartition(0)).toBe(1);
    record.enter('RS2', 1, null);
    const after = open();
    expect([after.partitionOf('RS1'), after.partitionOf('RS2'), after.current()]).toEqual([
      0,
      1,
      'RS2',
    ]);
    expect(after.people().map(({ numberEnds }) => numberEnds)).toEqual(['10', null]);
    after.remove('RS1');
    expect(after.freePartition(1)).toBe(0);
    expect(after.current()).toBe('RS2');
  });

  it('frees the former partition of a person who signs in in another one', () => {
    const record = open();
    record.enter('RS1', 0, null);
    expect(record.enter('RS1', 2, null)).toBe(0);
    expect(record.partitionOf('RS1')).toBe(2);
  });

  it('never gives one partition to two people', () => {
    const record = open();
    record.enter('RS1', 0, null);
    record.enter('RS2', 0, null);
    expect(record.people()).toEqual([{ userId: 'RS2', numberEnds: null, partition: 0 }]);
  });

  it('starts unlocked within the idle limit, and locked after it', () => {
    open().enter('RS1', 0, null);
    now += 10 * MINUTE - 1;
    expect(open().startsLocked()).toBe(false);
    now += 1;
    expect(open().startsLocked()).toBe(true);
  });

  it('starts locked when it was, however short ago, and when the clock was set back', () => {
    const record = open();
    record.enter('RS1', 0, null);
    record.lock();
    expect(open().startsLocked()).toBe(true);
    record.enter('RS1', 0, null);
    expect(open().startsLocked()).toBe(false);
    now -= 60 * MINUTE;
    expect(open().startsLocked()).toBe(true);
  });

  it('is free while it awaits anybody', () => {
    const record = open();
    record.enter('RS1', 0, null);
    record.lock();
    record.awaitsAnybody();
    expect(open().current()).toBeNull();
    expect(open().startsLocked()).toBe(false);
  });

  it('records once a minute that a person is present', () => {
    const record = open();
    record.enter('RS1', 0, null);
    now += MINUTE - 1;
    record.seen();
    expect(store.read()?.lastSeen).toBe(now - MINUTE + 1);
    now += 1;
    record.seen();
    expect(store.read()?.lastSeen).toBe(now);
  });

  it('locks also where the disk is full or unreadable', () => {
    const full = () => {
      throw new Error('ENOSPC');
    };
    store = { read: full, write: full, clear: full };
    const record = open();
    record.enter('RS1', 0, null);
    record.lock();
    expect(record.startsLocked()).toBe(true);
    expect(events).toContain('desk-record-not-read');
    expect(events).toContain('desk-record-not-saved');
  });
});
