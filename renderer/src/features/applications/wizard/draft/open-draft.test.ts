// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveSection } from '#contract/applications/loans.ts';
import { SECTION_NAMES } from '#domain/lending/sections.ts';
import { answerFor } from '#domain/testing/example-product.ts';
import type { Draft } from '#renderer/features/applications/wizard/draft/draft.ts';
import { fieldsOf } from '#renderer/features/applications/wizard/draft/fields.ts';
import { deviceStore } from '#renderer/features/applications/wizard/draft/kept-on-device.ts';
import {
  openDraft,
  RETRY_AFTER,
  SAVE_AFTER,
} from '#renderer/features/applications/wizard/draft/open-draft.ts';
import {
  keptApplication,
  NUMBER,
  TOO_OFTEN_FOR,
} from '#renderer/features/applications/wizard/testing/kept-application.ts';

const device = () => deviceStore('RS1', NUMBER, window.localStorage);
const kept = () => Object.keys(device().read().fields);

let gateway: ReturnType<typeof keptApplication>;
let closing: (() => void)[] = [];

function open(): Draft {
  const draft = openDraft(gateway.kept(), { call: gateway.call, device: device() });
  closing.push(draft.open());
  return draft;
}
const text = (draft: Draft) => draft.current().unsaved['bank.holder']?.text;
const holder = () => gateway.kept().sections.bank.holder;

beforeEach(() => {
  vi.useFakeTimers();
  window.localStorage.clear();
  gateway = keptApplication();
});
afterEach(() => {
  closing.forEach((close) => close());
  closing = [];
  vi.useRealTimers();
});

test('what is typed is kept here immediately, saved after a pause, and then forgotten here', async () => {
  const draft = open();
  await vi.advanceTimersByTimeAsync(0);
  draft.type('bank.holder', 'Asha');
  expect(kept()).toEqual(['bank.holder']);
  expect(draft.current().saving.kind).toBe('waiting');
  await vi.advanceTimersByTimeAsync(SAVE_AFTER - 1);
  expect(holder()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(holder()).toBe('Asha');
  expect(kept()).toEqual([]);
  expect(draft.current().saving.kind).toBe('saved');
});

test('what is typed while it is saved is saved next, on the new version', async () => {
  const draft = open();
  draft.type('bank.holder', 'Asha');
  const first = draft.save();
  draft.type('bank.holder', 'Asha Verma');
  draft.type('bank.ifsc', 'SBIN0001234');
  await first;
  await draft.save();
  expect(gateway.kept().sections.bank).toMatchObject({ holder: 'Asha Verma', ifsc: 'SBIN0001234' });
  expect(kept()).toEqual([]);
});

test('without a connection it is kept here, and saved automatically afterwards', async () => {
  gateway.turn('unreachable');
  const draft = open();
  draft.type('bank.holder', 'Asha');
  expect(await draft.save()).toBe(false);
  expect(draft.current().saving.kind).toBe('unreachable');
  gateway.turn('fine');
  await vi.advanceTimersByTimeAsync(RETRY_AFTER);
  expect(holder()).toBe('Asha');
  expect(draft.current().saving.kind).toBe('saved');
});

test('what is saved too often is kept here, and saved when the gateway says that it may be', async () => {
  const draft = open();
  await vi.advanceTimersByTimeAsync(0);
  gateway.turn('too-often');
  draft.type('bank.holder', 'Asha');
  await vi.advanceTimersByTimeAsync(SAVE_AFTER);
  expect(draft.current().saving.kind).toBe('too-often');
  draft.type('bank.holder', 'Asha Verma');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(gateway.paths, 'it is not asked again and again').toHaveLength(1);
  expect(text(draft)).toBe('Asha Verma');
  expect(kept()).toEqual(['bank.holder']);

  gateway.turn('fine');
  await vi.advanceTimersByTimeAsync(TOO_OFTEN_FOR * 1000);
  expect(holder()).toBe('Asha Verma');
  expect(draft.current().saving.kind).toBe('saved');
  draft.type('bank.holder', 'Asha V');
  await vi.advanceTimersByTimeAsync(SAVE_AFTER);
  expect(holder(), 'and without a pause from then on').toBe('Asha V');
});

test('a page that is opened again still has what was saved too often', async () => {
  gateway.turn('too-often');
  const before = open();
  before.type('bank.holder', 'Asha');
  expect(await before.save()).toBe(false);
  closing.forEach((close) => close());
  const after = open();
  expect(text(after)).toBe('Asha');
});

test('somebody who pauses in the middle of each answer, too, saves far fewer than 600 times', async () => {
  const draft = open();
  await vi.advanceTimersByTimeAsync(0);
  for (const section of SECTION_NAMES) {
    for (const id of fieldsOf(section)) {
      for (const answer of ['1', '12']) {
        draft.type(id, answer);
        await vi.advanceTimersByTimeAsync(SAVE_AFTER);
      }
    }
  }
  const saves = gateway.paths.filter((path) => path === saveSection.path).length;
  expect(saves).toBeGreaterThan(10);
  expect(saves).toBeLessThan(100);
});

test('it is saved as soon as there is a network again', async () => {
  gateway.turn('busy');
  const draft = open();
  draft.type('bank.holder', 'Asha');
  await draft.save();
  gateway.turn('fine');
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(holder()).toBe('Asha');
});

test('a page that is opened again has what was not saved, and saves it', async () => {
  gateway.turn('unreachable');
  const before = open();
  before.type('bank.holder', 'Asha');
  await before.save();
  closing.forEach((close) => close());

  gateway.turn('fine');
  const after = open();
  expect(text(after)).toBe('Asha');
  await vi.advanceTimersByTimeAsync(0);
  expect(holder()).toBe('Asha');
});

test('a save whose answer was lost is no conflict, not even after a reload and more typing', async () => {
  const before = open();
  await vi.advanceTimersByTimeAsync(0);
  gateway.turn('answer-lost');
  before.type('bank.holder', 'Asha');
  await before.save();
  expect(holder()).toBe('Asha');
  closing.forEach((close) => close());

  gateway.turn('fine');
  const after = open();
  after.type('bank.holder', 'Asha Verma');
  expect(await after.save()).toBe(true);
  expect(holder()).toBe('Asha Verma');
  expect(kept()).toEqual([]);
});

test('another device that saves another field is no conflict', async () => {
  const draft = open();
  await vi.advanceTimersByTimeAsync(0);
  gateway.set({ bank: { ifsc: 'SBIN0001234' } });
  draft.type('bank.holder', 'Asha');
  expect(await draft.save()).toBe(true);
  expect(gateway.kept().sections.bank).toMatchObject({ holder: 'Asha', ifsc: 'SBIN0001234' });
});

test.each([
  ['mine', 'Asha'],
  ['theirs', 'Ravi'],
] as const)('in a conflict the person decides: %s', async (whose, right) => {
  const draft = open();
  await vi.advanceTimersByTimeAsync(0);
  gateway.set({ bank: { holder: 'Ravi' } });
  draft.type('bank.holder', 'Asha');
  await draft.save();
  expect(holder()).toBe('Ravi');
  expect(text(draft)).toBe('Asha');
  draft.decide('bank.holder', whose);
  await draft.save();
  expect(holder()).toBe(right);
  expect(kept()).toEqual([]);
});

test('in a conflict, nothing more is sent until the person has decided', async () => {
  const draft = open();
  await vi.advanceTimersByTimeAsync(0);
  gateway.set({ bank: { holder: 'Ravi' } });
  draft.type('bank.holder', 'Asha');
  expect(await draft.save()).toBe(true);
  await vi.advanceTimersByTimeAsync(RETRY_AFTER);
  expect(gateway.paths.filter((path) => path === saveSection.path)).toHaveLength(1);
  expect(draft.current().saving.kind).toBe('saved');
});

test('a session that has ended loses nothing', async () => {
  const draft = open();
  gateway.turn('signed-out');
  draft.type('bank.holder', 'Asha');
  await draft.save();
  expect(draft.current().saving.kind).toBe('signed-out');
  expect(kept()).toEqual(['bank.holder']);
});

test('a whole Aadhaar number is neither kept nor sent', async () => {
  const draft = open();
  draft.type('address.house', '2341 2341 2346');
  await draft.save();
  expect(kept()).toEqual([]);
  expect(JSON.stringify(window.localStorage)).not.toContain('2341');
  expect(gateway.kept().version).toBe(1);
});

test('consents to no lender are given as they are ticked, those to lenders wait', async () => {
  const draft = open();
  const agreement = { noticeHash: 'a'.repeat(64), language: 'en' } as const;
  draft.agree('contact-me', agreement);
  draft.agree('share-with-lender:sample-neem', agreement);
  await vi.advanceTimersByTimeAsync(0);
  expect(gateway.kept().consents.map(({ purpose }) => purpose)).toEqual(['contact-me']);
  expect(Object.keys(device().read().agreed)).toEqual(['share-with-lender:sample-neem']);
});

test('a consent asks for a code if the sign-in is too old, and is given with it', async () => {
  gateway.turn('unproven');
  const draft = open();
  draft.agree('contact-me', { noticeHash: 'a'.repeat(64), language: 'en' });
  await vi.advanceTimersByTimeAsync(0);
  expect(draft.current().needsProof).toBe(true);
  await draft.prove('proof');
  expect(draft.current().needsProof).toBe(false);
  expect(gateway.kept().consents).toHaveLength(1);
});

test('nothing is asked of the gateway while nothing has changed', async () => {
  const draft = open();
  await draft.save();
  await draft.save();
  expect(gateway.paths).toEqual([]);
});

test('what was read elsewhere is taken when it is newer, and an answer that is older then changes nothing', async () => {
  const draft = open();
  await vi.advanceTimersByTimeAsync(0);
  draft.type('bank.holder', 'Asha');
  const saving = draft.save();
  await Promise.resolve();
  gateway.set({ bank: { holder: 'Asha', ifsc: 'SBIN0001234' } });
  gateway.set({ address: { district: 'Jaipur' } });
  draft.take(gateway.kept());
  await saving;
  expect(draft.current().application.version).toBe(gateway.kept().version);
  expect(draft.current().application.sections.address.district).toBe('Jaipur');
  const { version } = gateway.kept();
  draft.take({ ...gateway.kept(), version: version - 1, state: 'CLOSED' });
  expect(draft.current().application.state).toBe('DRAFT');
});

describe('lenders that are ticked', () => {
  const OFFERED = answerFor({});
  const [ONE] = OFFERED.matched;
  if (ONE === undefined) throw new Error('nothing matches');
  const of = (lenderId: string, id: string) => ({
    ...ONE,
    lender: { ...ONE.lender, id: lenderId },
    product: { ...ONE.product, id },
  });
  const MATCH = {
    ...OFFERED,
    matched: [of('neem', 'neem-a'), of('neem', 'neem-b'), of('palash', 'palash-a')],
  };
  const chosen = () => gateway.kept().chosenProducts;

  beforeEach(() => gateway.put({ match: MATCH }));

  test('are kept here until the gateway has them, one product of each lender', async () => {
    gateway.turn('unreachable');
    const draft = open();
    draft.type('lender.neem', 'neem-a');
    draft.type('lender.neem', 'neem-b');
    draft.type('lender.palash', 'palash-a');
    await draft.save();
    expect(draft.current().saving.kind).toBe('unreachable');
    expect(kept()).toEqual(['lender.neem', 'lender.palash']);
    gateway.turn('fine');
    await vi.advanceTimersByTimeAsync(RETRY_AFTER);
    expect(chosen()).toEqual(['neem-b', 'palash-a']);
    expect(kept()).toEqual([]);
    draft.type('lender.neem', '');
    await draft.save();
    expect(chosen()).toEqual(['palash-a']);
  });

  test('lenders ticked on two devices add up; those unticked here go', async () => {
    gateway.put({ chosenProducts: ['neem-a'] });
    const draft = open();
    await vi.advanceTimersByTimeAsync(0);
    gateway.put({ chosenProducts: ['neem-a', 'palash-a'] });
    draft.type('lender.neem', '');
    expect(await draft.save()).toBe(true);
    expect(chosen()).toEqual(['palash-a']);
  });

  test.each([
    ['mine', 'neem-a'],
    ['theirs', 'neem-b'],
  ] as const)('are a conflict where they are of one lender: %s', async (whose, right) => {
    const draft = open();
    await vi.advanceTimersByTimeAsync(0);
    gateway.put({ chosenProducts: ['neem-b'] });
    draft.type('lender.neem', 'neem-a');
    await draft.save();
    expect(chosen()).toEqual(['neem-b']);
    expect(kept()).toEqual(['lender.neem']);
    draft.decide('lender.neem', whose);
    await draft.save();
    expect(chosen()).toEqual([right]);
    expect(kept()).toEqual([]);
  });

  test('lenders that are ticked and no longer offered are neither kept nor sent', async () => {
    gateway.turn('unreachable');
    const draft = open();
    draft.type('lender.neem', 'neem-a');
    draft.type('lender.palash', 'palash-a');
    await draft.save();
    gateway.put({ match: { ...MATCH, matched: MATCH.matched.slice(0, 1) } });
    gateway.turn('fine');
    expect(await draft.save()).toBe(true);
    expect(chosen()).toEqual(['neem-a']);
    expect(kept()).toEqual([]);
  });

  test('are not sent of an application that was sent meanwhile', async () => {
    const draft = open();
    await vi.advanceTimersByTimeAsync(0);
    gateway.put({ state: 'ACTION_REQUIRED' });
    draft.type('lender.neem', 'neem-a');
    expect(await draft.save()).toBe(true);
    expect(chosen()).toEqual([]);
    expect(kept()).toEqual([]);
  });
});
