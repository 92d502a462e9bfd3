import { beforeEach, describe, expect, it } from 'vitest';
import { type StoredRecord, openDeskRecord } from '#main/desk/desk-record.ts';
import { type Desk, type DeskTerms, openDesks } from '#main/desk/desks.ts';
import { memoryValue } from '#main/storage/memory-value.ts';

const RS1 = { userId: 'RS1', mayLoseUnsent: false } as const;
const CREDENTIALS = { mobileNumber: '9876543210', password: null, userId: null } as const;

type FakeDesk = Desk & { readonly terms: DeskTerms; readonly done: string[] };

let now: number;
let store: ReturnType<typeof memoryValue<StoredRecord>>;
let happened: string[];
let unclean: number[];
let unsent: boolean;
let known: Set<string>;

beforeEach(() => {
  now = Date.UTC(2026, 10, 22, 9);
  store = memoryValue();
  happened = [];
  unclean = [];
  unsent = false;
  known = new Set();
});

function fakeDesk(terms: DeskTerms): FakeDesk {
  let isLocked = terms.startsLocked && terms.owner !== null;
  const done: string[] = [];
  const note = (what: string) => {
    done.push(what);
    happened.push(`${terms.partition}: ${what}`);
  };
  return {
    terms,
    done,
    session: {
      lock: async () => {
        isLocked = record.current() !== null;
        note('locked');
      },
      isLocked: () => isLocked,
      retire: () => note('retired'),
      signOut: async () => {
        isLocked = false;
        note('signed out');
        const owner = record.current();
        if (owner !== null) terms.onLeft(owner);
      },
    },
    load: () => note('loaded'),
    destroy: () => note('destroyed'),
  };
}

let record: ReturnType<typeof openDeskRecord>;

async function start() {
  record = openDeskRecord({ store, now: () => now, lockAfterMinutes: 10, log: () => {} });
  const desks = openDesks<FakeDesk>({
    record,
    open: fakeDesk,
    clean: async (partition) => {
      happened.push(`${partition}: emptied`);
      if (unclean.includes(partition)) throw new Error('not emptied');
    },
    forget: async (person) => void happened.push(`${person}: forgotten`),
    hasUnsent: async () => unsent,
    passwords: {
      remember: (person) => void known.add(person),
      forget: (person) => void known.delete(person),
      recognises: async (person) => known.has(person),
    },
    log: () => {},
  });
  await Promise.resolve();
  return desks;
}

/** RS1 at a free desk. */
async function startWithOne() {
  const desks = await start();
  desks.current().terms.onEntered('RS1', CREDENTIALS);
  happened = [];
  return desks;
}

/** Another person has signed in where somebody else is. */
async function isTakenOver(desks: Awaited<ReturnType<typeof start>>, userId: string) {
  desks.current().terms.onOther({ userId, token: 'secret' }, CREDENTIALS);
  await new Promise((resolve) => setTimeout(resolve, 0));
}

describe('the desks of a showroom', () => {
  it('begin with a free one, which becomes that of the person who signs in', async () => {
    const desks = await startWithOne();
    expect(desks.current().terms).toMatchObject({ owner: null, partition: 0, startsLocked: false });
    expect(desks.people()).toEqual([{ userId: 'RS1', numberEnds: '10' }]);
  });

  it('give a person who signs in at another’s locked desk their own', async () => {
    const desks = await startWithOne();
    await desks.lock();
    happened = [];
    await isTakenOver(desks, 'RS2');
    expect(happened).toEqual(['1: emptied', '0: retired', '0: destroyed', '1: loaded']);
    expect(desks.current().terms).toMatchObject({
      owner: 'RS2',
      partition: 1,
      startsLocked: false,
      signedIn: { userId: 'RS2' },
    });
    expect(record.current()).toBe('RS2');
    expect(record.startsLocked()).toBe(false);
    expect(desks.people()).toHaveLength(2);
  });

  it('give somebody who returns their own partition, which is not emptied', async () => {
    const desks = await startWithOne();
    await isTakenOver(desks, 'RS2');
    await desks.lock();
    happened = [];
    await isTakenOver(desks, 'RS1');
    expect(desks.current().terms).toMatchObject({ owner: 'RS1', partition: 0 });
    expect(happened).not.toContain('0: emptied');
  });

  it('lock when unattended, and a later touch does not keep them open', async () => {
    const desks = await startWithOne();
    now += 10 * 60_000 - 1;
    desks.touched();
    desks.check();
    expect(desks.current().session.isLocked()).toBe(false);
    now += 10 * 60_000;
    desks.touched();
    expect(desks.current().session.isLocked()).toBe(true);
    await Promise.resolve();
    expect(store.read()?.isLocked).toBe(true);
  });

  it('show nothing of a locked one to who leaves it', async () => {
    const desks = await startWithOne();
    await desks.lock();
    await desks.signOut();
    expect(desks.current().terms).toMatchObject({ owner: null, partition: 1 });
    expect(desks.people()).toEqual([]);
    expect(happened).toContain('0: destroyed');
  });

  it('forget a person who is not there, and only such', async () => {
    const desks = await startWithOne();
    expect(await desks.forget(RS1)).toBe('here');
    expect(await desks.forget({ ...RS1, userId: 'RS9' })).toBe('unknown');
    await isTakenOver(desks, 'RS2');
    unsent = true;
    expect(await desks.forget(RS1)).toBe('unsent');
    happened = [];
    expect(await desks.forget({ ...RS1, mayLoseUnsent: true })).toBe('forgotten');
    expect(happened).toEqual(['RS1: forgotten', '0: emptied']);
    expect(known.has('RS1')).toBe(false);
    expect(desks.people()).toHaveLength(1);
  });

  it('are not entered by a person who signs in in a window that is gone', async () => {
    const desks = await startWithOne();
    const { onEntered } = desks.current().terms;
    await isTakenOver(desks, 'RS2');
    onEntered('RS1', null);
    expect(record.current()).toBe('RS2');
  });

  it('use another partition where one cannot be emptied', async () => {
    const desks = await startWithOne();
    unclean = [1];
    await isTakenOver(desks, 'RS2');
    expect(desks.current().terms.partition).toBe(2);
  });
});
