import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { readConfiguration } from '#main/configuration/configuration.ts';
import { kioskOperations } from '#main/kiosk/kiosk-operations.ts';
import { memoryValue } from '#main/storage/memory-value.ts';
import { memoryVault } from '#main/session/memory-vault.ts';
import { messageQueue } from '#main/kiosk/messages/message-queue.ts';
import { openSession } from '#main/session/session.ts';
import { staffAccess } from '#main/kiosk/staff/staff-access.ts';

const MESSAGE = {
  txnDate: '21/11/2026',
  name: 'Asha',
  email: 'asha@mail.example',
  phone: '98765 43210',
  category: 'Documents',
  remarks: 'Which?',
} as const;

let left: boolean;
beforeEach(() => {
  left = false;
});

function kiosk({ printing = false, keepsMessages = true } = {}) {
  const { settings, host } = readConfiguration({}, null, {
    profile: 'kiosk',
    kiosk: {
      idleSeconds: 90,
      countdownSeconds: 15,
      pinHash: '',
      printing,
      paper: 'a4',
      keepsMessages,
      installsUpdates: false,
    },
  });
  const enter = async () => ({ outcome: 'unlocked' }) as const;
  const staff = staffAccess(enter, () => 0);
  const queue = messageQueue({
    store: memoryValue(),
    now: () => 0,
    newId: randomUUID,
    log: () => {},
  });
  const session = openSession({
    fetch: async () => new Response(null, { status: 500 }),
    gatewayUrl: settings.gatewayUrl,
    sendsPhoneProof: false,
    usesGatewayAdditions: false,
    vault: memoryVault(),
    onChange: () => {},
  });
  const operations = kioskOperations({
    settings,
    host,
    session: () => session,
    staff,
    messages: keepsMessages ? Promise.resolve(queue) : null,
    terminal: null,
    endVisit: async () => staff.lock(),
    print: () => Promise.resolve('printed'),
    leave: () => {
      left = true;
    },
  });
  return { operations, queue };
}

test('a visitor gets a number for a kept message, and nothing of what others wrote', async () => {
  const { operations, queue } = kiosk();
  expect(await operations.keepMessage?.(MESSAGE)).toEqual({
    ok: true,
    value: { id: queue.list()[0]?.id, expiresAt: queue.list()[0]?.expiresAt },
  });
  expect(await operations.keptMessages?.()).toEqual({ ok: false, failure: 'locked' });
});

test('what staff do needs the PIN, and needs it again after the end of a visit', async () => {
  const { operations, queue } = kiosk();
  queue.keep(MESSAGE);
  const id = queue.list()[0]?.id ?? '';
  const locked = { ok: false, failure: 'locked' };
  expect(await operations.leaveKiosk?.()).toEqual(locked);
  expect(await operations.discardMessage?.(id)).toEqual(locked);
  await operations.unlock?.('1234');
  expect(await operations.keptMessages?.()).toMatchObject({ ok: true, value: [{ id }] });
  expect(await operations.discardMessage?.(id)).toEqual({ ok: true, value: null });
  expect(await operations.discardMessage?.(id)).toEqual({ ok: false, failure: 'unknown' });
  await operations.endVisit?.();
  expect(await operations.leaveKiosk?.()).toEqual(locked);
  expect(left).toBe(false);
  await operations.unlock?.('1234');
  expect(await operations.leaveKiosk?.()).toEqual({ ok: true, value: null });
  expect(left).toBe(true);
});

test('what the configuration does not allow is not there', () => {
  const { operations } = kiosk({ keepsMessages: false });
  expect(operations).toMatchObject({ print: null, savePdf: null, keepMessage: null });
  expect(kiosk({ printing: true }).operations.print).not.toBeNull();
  expect(operations.openExternal?.('https://apps.example/')).toBe(false);
});

test('how the terminal stands with the gateway is told to staff alone', async () => {
  const { operations } = kiosk();
  expect(await operations.terminalStanding?.()).toEqual({ ok: false, failure: 'locked' });
  await operations.unlock?.('204816');
  expect(await operations.terminalStanding?.()).toEqual({ ok: true, value: 'reports-off' });
  expect(await operations.askStaff?.('call')).toEqual({ outcome: 'unavailable' });
});
