import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openReminders } from '#main/dealer/reminders.ts';

const HOUR = 60 * 60 * 1000;

let userData: string;
let now: number;
let person: number | null;
let due: number | null;
let shown: number[];
let whileAsked: () => void;

beforeEach(async () => {
  userData = await mkdtemp(join(tmpdir(), 'reminders-'));
  // Half past eight in India.
  now = Date.UTC(2026, 10, 27, 3);
  person = 0;
  due = 5;
  shown = [];
  whileAsked = () => {};
});
afterEach(() => rm(userData, { recursive: true, force: true }));

const open = () =>
  openReminders({
    userData,
    log: () => {},
    now: () => now,
    person: async () => person,
    countDue: async () => {
      whileAsked();
      return due;
    },
    notify: (count) => shown.push(count),
  });

describe('the reminder of the morning', () => {
  it('comes once a day, from nine o’clock on, also after a start of the program', async () => {
    await open().look();
    expect(shown).toEqual([]);
    now += HOUR;
    const reminders = open();
    await reminders.look();
    await reminders.look();
    await open().look();
    expect(shown).toEqual([5]);
    now += 24 * HOUR;
    await open().look();
    expect(shown).toEqual([5, 5]);
  });

  it('waits for a person at an unlocked desk, and for an answer', async () => {
    now += HOUR;
    const reminders = open();
    person = null;
    await reminders.look();
    person = 0;
    due = null;
    await reminders.look();
    due = 2;
    whileAsked = () => {
      person = null;
    };
    await reminders.look();
    expect(shown).toEqual([]);
    whileAsked = () => {};
    person = 0;
    await reminders.look();
    expect(shown).toEqual([2]);
  });

  it('says nothing where nothing is due, or the person wants none', async () => {
    now += HOUR;
    const reminders = open();
    due = 0;
    await reminders.look();
    due = 3;
    person = 1;
    expect(reminders.isOn(1)).toBe(true);
    reminders.choose(1, false);
    await open().look();
    expect(shown).toEqual([]);
    expect(open().isOn(1)).toBe(false);
    open().forget(1);
    expect(open().isOn(1)).toBe(true);
    expect(await readFile(join(userData, 'reminders.json'), 'utf8')).not.toContain('RS');
  });
});
