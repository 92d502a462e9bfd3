// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from '#renderer/features/applications/wizard/draft/draft.ts';
import { deviceStore } from '#renderer/features/applications/wizard/draft/kept-on-device.ts';
import {
  openDraft,
  RETRY_AFTER,
  SAVE_AFTER,
} from '#renderer/features/applications/wizard/draft/open-draft.ts';
import {
  keptApplication,
  NUMBER,
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

test('what is typed is kept here at once, saved after a pause, and then forgotten here', async () => {
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

test('without a connection it is kept here, and saved by itself afterwards', async () => {
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

test('a consent asks for a code when signing in is too long ago, and is given with it', async () => {
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
