// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { deviceStore } from '#renderer/features/applications/wizard/draft/kept-on-device.ts';
import { keptThroughExpiry } from '#renderer/platform/personal-storage.ts';
import { openStoredSession } from '#renderer/platform/web/stored-session.ts';

const NUMBER = 'LA0000000001';
const MINE = { text: 'Asha', base: '', sent: [] };
const NOTHING = { fields: {}, agreed: {}, guarantor: null };
const storeOf = (userId: string) => deviceStore(userId, NUMBER, window.localStorage);

beforeEach(() => window.localStorage.clear());

test('two tabs keep what was typed in each of them', () => {
  const [one, other] = [storeOf('RS1'), storeOf('RS1')];
  one.keepField('bank.holder', MINE);
  other.keepField('bank.ifsc', { ...MINE, text: 'SBI' });
  one.keepField('lender.neem', { ...MINE, text: 'neem-loan' });
  other.keepField('bank.ifsc', null);
  expect(storeOf('RS1').read()).toEqual({
    fields: { 'bank.holder': MINE, 'lender.neem': { ...MINE, text: 'neem-loan' } },
    agreed: {},
    guarantor: null,
  });
});

test('what was damaged counts as nothing', () => {
  for (const text of ['{', '[]', '{"fields":{"bank.holder":1}}', 'null']) {
    storeOf('RS1').keepField('bank.holder', MINE);
    for (const key of Object.keys(window.localStorage)) window.localStorage.setItem(key, text);
    expect(storeOf('RS1').read()).toEqual(NOTHING);
  }
});

test('what was kept before there were guarantors is still there', () => {
  const store = storeOf('RS1');
  store.keepField('bank.holder', MINE);
  const device = keptThroughExpiry('RS1', NUMBER, window.localStorage);
  const { guarantor: _none, ...older } = JSON.parse(device.read() ?? '{}');
  device.write(JSON.stringify(older));
  expect(store.read()).toEqual({ ...NOTHING, fields: { 'bank.holder': MINE } });
});

test('typing continues if the browser stores nothing, or has no room', () => {
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => storeOf('RS1').keepField('bank.holder', MINE)).not.toThrow();
  expect(() => storeOf('RS1').keep({ agreed: { 'contact-me': false } })).not.toThrow();
  set.mockRestore();
});

test('an answer that comes after its owner has left keeps nothing', () => {
  let isThere = true;
  const store = deviceStore('RS1', NUMBER, window.localStorage, () => isThere);
  store.keepField('bank.holder', MINE);
  window.localStorage.clear();
  isThere = false;
  store.keepField('bank.holder', { ...MINE, sent: ['Asha'] });
  store.keep({ agreed: { 'contact-me': false } });
  expect(window.localStorage).toHaveLength(0);
});

test('an expired session keeps it for its owner; signing out and somebody else do not', () => {
  const session = openStoredSession(window.localStorage, window);
  session.keep('RS1', 'token-1');
  storeOf('RS1').keepField('bank.holder', MINE);
  session.end();
  session.keep('RS1', 'token-2');
  expect(Object.keys(storeOf('RS1').read().fields)).toEqual(['bank.holder']);

  session.end();
  session.keep('RS2', 'token-3');
  expect(storeOf('RS2').read().fields).toEqual({});
  expect(JSON.stringify(window.localStorage)).not.toContain('Asha');

  storeOf('RS2').keepField('bank.holder', MINE);
  session.leave();
  expect(window.localStorage).toHaveLength(0);
});
