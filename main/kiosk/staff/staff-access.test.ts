import { expect, test } from 'vitest';
import { STAFF_MS, staffAccess } from '#main/kiosk/staff/staff-access.ts';

const enter = async (pin: string) =>
  pin === '1234' ? { outcome: 'unlocked' as const } : { outcome: 'wrong' as const, triesLeft: 4 };

test('the PIN lets staff work for a few minutes', async () => {
  let clock = 0;
  const staff = staffAccess(enter, () => clock);
  expect(staff.isUnlocked()).toBe(false);
  await staff.unlock('9999');
  expect(staff.isUnlocked()).toBe(false);
  await staff.unlock('1234');
  clock = STAFF_MS - 1;
  expect(staff.isUnlocked()).toBe(true);
  clock = STAFF_MS;
  expect(staff.isUnlocked()).toBe(false);
});

test('the end of a visit locks, also while a PIN is being checked', async () => {
  const staff = staffAccess(enter, () => 0);
  await staff.unlock('1234');
  staff.lock();
  expect(staff.isUnlocked()).toBe(false);
  const late = staff.unlock('1234');
  staff.lock();
  await late;
  expect(staff.isUnlocked()).toBe(false);
});
