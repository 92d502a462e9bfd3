import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DeskWrite, KeptWrite } from '#contract/desk.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import type { QuoteFigures } from '#domain/lending/quote.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import { paise } from '#domain/money/money.ts';
import {
  FIRST_WAIT_MS,
  MAX_KEPT_WRITES,
  MOST_WAIT_MS,
  openKeptWrites,
} from '#main/desk/kept/kept-writes.ts';
import { memoryValue } from '#main/storage/memory-value.ts';

type Answer = Result<unknown, GatewayFailure>;

const UNREACHABLE: Answer = fail({ kind: 'unreachable' });
const STALE = { state: 'OPEN', version: 4, lead: null } as const;

let now: number;
let store: ReturnType<typeof memoryValue<KeptWrite[]>>;
let sent: DeskWrite[];
let answers: Answer[];
let hears: () => void;

beforeEach(() => {
  now = Date.UTC(2026, 10, 22, 9);
  store = memoryValue();
  sent = [];
  answers = [];
  hears = () => {};
});

function savedAs(write: DeskWrite): object {
  switch (write.call) {
    case 'saveLead':
      return { lead: write.body.lead, version: (write.body.version ?? 0) + 1 };
    case 'saveQuote':
      return { quote: write.body.quote };
    case 'noteContact':
      return { contact: write.body.contact, version: 4, isPlanned: true };
    case 'putOffCard':
      return { card: write.body.card };
  }
}

const open = (different: Partial<Parameters<typeof openKeptWrites>[0]> = {}) =>
  openKeptWrites({
    store,
    send: async (write) => {
      sent.push(write);
      return answers.shift() ?? succeed(savedAs(write));
    },
    now: () => now,
    newId: randomUUID,
    onChange: () => hears(),
    log: () => {},
    ...different,
  });

function lead(name: string, id: string = randomUUID(), version: number | null = null): DeskWrite {
  const values = {
    name,
    mobileNumber: '9876543210',
    vehicleKind: null,
    source: null,
    language: 'hi' as const,
    note: '',
    status: { state: 'OPEN' as const, next: null },
  };
  const written = { isDuplicateKnown: false, branch: BRANCH };
  const body = { requestId: randomUUID(), lead: id, version, values, ...written };
  return { call: 'saveLead', body };
}

/** In which a write was made, wherever its person is when it is sent. */
const BRANCH = randomUUID();

const figures = (loanAmount: number): QuoteFigures => ({
  invoicePrice: paise(300),
  onRoadPrice: paise(320),
  loanAmount: paise(loanAmount),
  tenors: [],
  products: ['sample@1'],
});

function quote(shown: QuoteFigures): Extract<DeskWrite, { call: 'saveQuote' }> {
  const terms = {
    exShowroomPrice: paise(300),
    registration: paise(10),
    insurance: paise(10),
    accessories: paise(0),
    discount: paise(0),
    subsidy: null,
    downPayment: paise(100),
    vehicleKind: 'e-rickshaw',
    model: 'Sarthi',
    validUntil: '2026-12-31',
    language: 'hi',
  } as const;
  const ids = { requestId: randomUUID(), quote: randomUUID(), lead: randomUUID(), branch: BRANCH };
  return { call: 'saveQuote', body: { ...ids, terms: { ...terms, months: [24] } }, shown };
}

const namesSent = () =>
  sent.map((write) => (write.call === 'saveLead' ? write.body.values.name : 'quote'));
const states = (list: readonly KeptWrite[]) => list.map(({ state }) => state.kind);

describe('what was written without a network', () => {
  it('is sent in order, and each once', async () => {
    const kept = open();
    for (const name of ['Asha', 'Ravi', 'Meera']) kept.keep(lead(name), null);
    await Promise.all([kept.syncIfDue(), kept.syncIfDue()]);
    expect(namesSent()).toEqual(['Asha', 'Ravi', 'Meera']);
    expect(kept.list()).toEqual([]);
    await kept.syncIfDue();
    expect(sent).toHaveLength(3);
  });

  it('waits longer after each failed try, and is tried immediately when the network returns', async () => {
    const kept = open();
    kept.keep(lead('Asha'), null);
    kept.keep(lead('Ravi'), null);
    answers = Array.from({ length: 20 }, () => UNREACHABLE);
    await kept.syncIfDue();
    // There is no point in trying the second.
    expect(namesSent()).toEqual(['Asha']);
    await kept.syncIfDue();
    now += FIRST_WAIT_MS;
    await kept.syncIfDue();
    now += FIRST_WAIT_MS;
    await kept.syncIfDue();
    expect(sent).toHaveLength(2);
    for (let tries = 0; tries < 10; tries += 1) {
      now += MOST_WAIT_MS;
      await kept.syncIfDue();
    }
    expect(sent).toHaveLength(12);
    expect(states(kept.list())).toEqual(['waiting', 'waiting']);
    answers = [];
    kept.syncSoon();
    await kept.syncIfDue();
    expect(kept.list()).toEqual([]);
  });

  it.each([
    { kind: 'refused', status: 503 },
    { kind: 'refused', status: 429, retryAfterSeconds: 5 },
    { kind: 'signed-out' },
    { kind: 'malformed' },
  ] satisfies GatewayFailure[])('waits after %j', async (failure) => {
    const kept = open();
    kept.keep(lead('Asha'), null);
    answers = [fail(failure)];
    await kept.syncIfDue();
    expect(states(kept.list())).toEqual(['waiting']);
  });

  it('is sent with the same IDs again when the answer was lost, also after a restart', async () => {
    open().keep(lead('Asha'), null);
    answers = [UNREACHABLE];
    await open().syncIfDue();
    await open().syncIfDue();
    expect(sent[1]).toEqual(sent[0]);
    expect(store.read()).toBeNull();
  });

  it('sees the version that an earlier one has made of the same lead', async () => {
    const kept = open();
    const id = randomUUID();
    kept.keep(lead('Asha', id), null);
    kept.keep(lead('Asha R', id), null);
    kept.keep(lead('Asha Rao', id), null);
    await kept.syncIfDue();
    const versions = sent.map((write) => (write.call === 'saveLead' ? write.body.version : 0));
    expect(versions).toEqual([null, 1, 2]);
  });

  it('is set aside on a conflict, with what was typed and what the gateway has', async () => {
    const kept = open();
    const id = randomUUID();
    kept.keep(lead('Asha', id), null);
    kept.keep(lead('Asha Rao', id), null);
    kept.keep(lead('Ravi'), null);
    answers = [fail({ kind: 'refused', status: 409, current: STALE })];
    await kept.syncIfDue();
    // What follows about the same lead waits; the others go on.
    expect(namesSent()).toEqual(['Asha', 'Ravi']);
    const [conflict, waiting] = open().list();
    expect(conflict).toMatchObject({
      write: { body: { values: { name: 'Asha' } } },
      state: { kind: 'conflict', current: STALE },
    });
    expect(waiting?.state.kind).toBe('waiting');
    await kept.syncIfDue();
    expect(sent).toHaveLength(2);

    // The person has seen it, and decides.
    kept.keep(lead('Asha (new)', id, 4), conflict?.id ?? null);
    kept.dismiss(waiting?.id ?? '');
    await kept.syncIfDue();
    expect(namesSent()).toEqual(['Asha', 'Ravi', 'Asha (new)']);
    expect(kept.list()).toEqual([]);
  });

  it('says that the gateway has other figures for a quote, which holds nothing back', async () => {
    const kept = open();
    const drawn = quote(figures(100));
    const { lead: id } = drawn.body;
    kept.keep(drawn, null);
    kept.keep(lead('Asha', id, 1), null);
    kept.keep(quote(figures(200)), null);
    const reply = {
      quote: randomUUID(),
      number: null,
      link: null,
      savedAt: now,
      figures: figures(200),
    };
    answers = [succeed(reply), succeed({ lead: id, version: 2 }), succeed(reply)];
    await kept.syncIfDue();
    expect(kept.list().map(({ state }) => state)).toEqual([
      { kind: 'differs', figures: figures(200) },
    ]);
    expect(kept.hasUnsent()).toBe(false);
  });

  it('is kept when the gateway refuses it, until it is dismissed', async () => {
    const kept = open();
    kept.keep(lead('Asha'), null);
    answers = [fail({ kind: 'refused', status: 400, fields: ['values.name'] })];
    await kept.syncIfDue();
    const [refused] = kept.list();
    expect(refused?.state).toEqual({ kind: 'refused', status: 400, fields: ['values.name'] });
    expect(kept.dismiss(refused?.id ?? '')).toBe('dismissed');
    expect(kept.dismiss(refused?.id ?? '')).toBe('unknown');
    expect(store.read()).toBeNull();
  });

  it('is shown as being sent, and is not dismissed meanwhile', async () => {
    let arrive = (_answer: Answer) => {};
    const kept = open({ send: () => new Promise((resolve) => void (arrive = resolve)) });
    kept.keep(lead('Asha'), null);
    const syncing = kept.syncIfDue();
    expect(states(kept.list())).toEqual(['sending']);
    expect(states(store.read() ?? [])).toEqual(['waiting']);
    expect(kept.dismiss(kept.list()[0]?.id ?? '')).toBe('sending');
    arrive(succeed({}));
    await syncing;
    expect(kept.list()).toEqual([]);
  });

  it('is not kept beyond a number, nor where there is no room, and says so', () => {
    const kept = open();
    for (let count = 0; count < MAX_KEPT_WRITES; count += 1) kept.keep(lead('Asha'), null);
    expect(kept.keep(lead('Ravi'), null)).toEqual(fail({ kind: 'full' }));
    const noRoom = open({
      store: {
        ...store,
        read: () => [],
        write: () => {
          throw new Error('ENOSPC');
        },
      },
    });
    expect(noRoom.keep(lead('Ravi'), null)).toEqual(fail({ kind: 'no-room' }));
  });

  it('is not sent again in a run whose disk has no room to note that it was sent', async () => {
    open().keep(lead('Asha'), null);
    open().keep(lead('Ravi'), null);
    const full = () => {
      throw new Error('ENOSPC');
    };
    const kept = open({ store: { ...store, write: full, clear: full } });
    let changes = 0;
    hears = () => {
      changes += 1;
    };
    answers = [succeed({}), fail({ kind: 'refused', status: 404 })];
    await kept.syncIfDue();
    await kept.syncIfDue();
    expect(namesSent()).toEqual(['Asha', 'Ravi']);
    expect(states(kept.list())).toEqual(['refused']);
    expect(changes).toBeGreaterThan(1);
  });
});

describe('calls that were noted without a network', () => {
  const id = randomUUID();
  const step = (on: string) => ({ step: 'call', on }) as const;
  const contact = (seen: string, to: string): DeskWrite => ({
    call: 'noteContact',
    name: 'Asha',
    body: {
      requestId: randomUUID(),
      contact: randomUUID(),
      lead: id,
      at: 1,
      outcome: 'reached',
      note: '',
      next: { seen: step(seen), to: step(to) },
      card: null,
    },
  });

  it('plan one after the other, and what is typed after them sees their version', async () => {
    const writes = open();
    writes.keep(contact('2026-11-20', '2026-11-25'), null);
    writes.keep(contact('2026-11-20', '2026-11-28'), null);
    writes.keep(lead('Asha', id, 3), null);
    await writes.syncIfDue();
    expect(sent.map(({ call }) => call)).toEqual(['noteContact', 'noteContact', 'saveLead']);
    expect(sent[1]?.body).toMatchObject({
      next: { seen: step('2026-11-25'), to: step('2026-11-28') },
    });
    expect(sent[2]?.body).toMatchObject({ version: 4 });
    expect(writes.list()).toEqual([]);
  });

  it('do not keep a card about an application waiting', async () => {
    answers = [fail({ kind: 'refused', status: 404 })];
    const writes = open();
    const off = (card: string): DeskWrite => ({
      call: 'putOffCard',
      name: 'x',
      body: { requestId: randomUUID(), card, until: null },
    });
    writes.keep(off('money:LA0000000001:1'), null);
    writes.keep(off('money:LA0000000002:1'), null);
    await writes.syncIfDue();
    expect(sent).toHaveLength(2);
    expect(writes.list().map(({ state }) => state.kind)).toEqual(['refused']);
  });
});
