import { expect, test } from 'vitest';
import { DEFAULT_SIZE, MIN_SIZE, placeWindow } from '#main/window/window-state.ts';

const LEFT = { x: 0, y: 0, width: 1920, height: 1040 };
const RIGHT = { x: 1920, y: 0, width: 1280, height: 1000 };
const at = (x: number, y: number, width = 900, height = 700, maximized = false) => ({
  bounds: { x, y, width, height },
  maximized,
});

test('the first window has the usual size, and the system places it', () => {
  expect(placeWindow(null, [LEFT], LEFT)).toEqual({ ...DEFAULT_SIZE, maximized: false });
});

test('a window opens where it was, on any of the screens', () => {
  expect(placeWindow(at(2000, 50), [LEFT, RIGHT], LEFT)).toEqual({
    x: 2000,
    y: 50,
    width: 900,
    height: 700,
    maximized: false,
  });
  expect(placeWindow(at(10, 10, 900, 700, true), [LEFT], LEFT).maximized).toBe(true);
});

test('when its screen is gone, it keeps its size and the system places it', () => {
  expect(placeWindow(at(2000, 50), [LEFT], LEFT)).toEqual({
    width: 900,
    height: 700,
    maximized: false,
  });
});

test.each([
  ['almost wholly beyond the right edge', at(1850, 100)],
  ['almost wholly beyond the left edge', at(-850, 100)],
  ['below the screen', at(100, 1030)],
  ['with its title bar above the screen', at(100, -300)],
])('a window %s gets a new place', (_where, state) => {
  expect(placeWindow(state, [LEFT], LEFT)).not.toHaveProperty('x');
});

test('a title bar slightly above the screen is moved down', () => {
  expect(placeWindow(at(100, -8), [LEFT], LEFT)).toMatchObject({ x: 100, y: 0 });
});

test('no window is larger than its screen, or too small to be used', () => {
  expect(placeWindow(at(0, 0, 5000, 5000), [LEFT], LEFT)).toMatchObject({
    width: 1920,
    height: 1040,
  });
  expect(placeWindow(at(0, 0, 0, -5), [LEFT], LEFT)).toEqual({ ...MIN_SIZE, maximized: false });
});
