import { expect, test } from 'vitest';
import { GRACE_SECONDS, idleGuard } from '#main/kiosk/idle-guard.ts';

function guarded() {
  const state = { now: 0, ended: 0 };
  const guard = idleGuard({ limitSeconds: 105, now: () => state.now });
  const check = () =>
    guard.check(() => {
      state.ended += 1;
    });
  return { state, guard, check };
}

const LIMIT_MS = (105 + GRACE_SECONDS) * 1000;

test('a visit that the page does not end is ended a little later', () => {
  const { state, guard, check } = guarded();
  guard.touched();
  state.now = LIMIT_MS - 1;
  check();
  expect(state.ended).toBe(0);
  state.now = LIMIT_MS;
  check();
  check();
  expect(state.ended).toBe(1);
});

test('every touch starts the time again', () => {
  const { state, guard, check } = guarded();
  guard.touched();
  state.now = LIMIT_MS - 1;
  guard.touched();
  state.now = LIMIT_MS + 1;
  check();
  expect(state.ended).toBe(0);
});

test('without a touch since the visit began, nothing ends', () => {
  const { state, guard, check } = guarded();
  state.now = 10 * LIMIT_MS;
  check();
  guard.touched();
  guard.visitBegan();
  state.now = 20 * LIMIT_MS;
  check();
  expect(state.ended).toBe(0);
});

test('it knows whether a visitor is present, and whether one ever was', () => {
  const { guard } = guarded();
  expect([guard.isVisited(), guard.wasTouched()]).toEqual([false, false]);
  guard.touched();
  expect([guard.isVisited(), guard.wasTouched()]).toEqual([true, true]);
  guard.visitBegan();
  expect([guard.isVisited(), guard.wasTouched()]).toEqual([false, true]);
});

test('the last touch is remembered beyond its visit', () => {
  const { state, guard } = guarded();
  expect(guard.secondsSinceTouch()).toBeNull();
  state.now = 1000;
  guard.touched();
  guard.visitBegan();
  state.now = 63_500;
  expect(guard.secondsSinceTouch()).toBe(62);
});
