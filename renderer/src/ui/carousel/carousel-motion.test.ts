import { describe, expect, test } from 'vitest';
import {
  SWIPE_THRESHOLD_PX,
  isAdvancing,
  isPlaying,
  slideAt,
  stepOfKey,
  stepOfSwipe,
} from '#renderer/ui/carousel/carousel-motion.ts';

const nobody = { hovered: false, touched: false, focused: false };

describe('the row of slides', () => {
  test('wraps around in both directions', () => {
    expect(slideAt(3, 3)).toBe(0);
    expect(slideAt(-1, 3)).toBe(2);
    expect(slideAt(1, 3)).toBe(1);
  });

  test('does not move with one slide or none', () => {
    expect(slideAt(1, 1)).toBe(0);
    expect(slideAt(1, 0)).toBe(0);
  });
});

describe('a swipe', () => {
  test('changes the slide only beyond the threshold', () => {
    expect(stepOfSwipe(100, 100 - SWIPE_THRESHOLD_PX)).toBe(0);
    expect(stepOfSwipe(100, 100 + SWIPE_THRESHOLD_PX)).toBe(0);
    expect(stepOfSwipe(100, 99 - SWIPE_THRESHOLD_PX)).toBe(1);
    expect(stepOfSwipe(100, 101 + SWIPE_THRESHOLD_PX)).toBe(-1);
  });
});

describe('a key', () => {
  test('changes the slide if it is the left or right arrow', () => {
    expect(['ArrowRight', 'ArrowLeft', 'ArrowUp', 'Tab', 'a'].map(stepOfKey)).toEqual([
      1, -1, 0, 0, 0,
    ]);
  });
});

describe('advancing by itself', () => {
  test('pauses while the pointer, a finger or the focus is on it', () => {
    expect(isAdvancing(true, nobody)).toBe(true);
    expect(isAdvancing(true, { ...nobody, hovered: true })).toBe(false);
    expect(isAdvancing(true, { ...nobody, touched: true })).toBe(false);
    expect(isAdvancing(true, { ...nobody, focused: true })).toBe(false);
  });

  test('is off where reduced motion is preferred, unless started', () => {
    expect(isPlaying(null, false)).toBe(true);
    expect(isPlaying(null, true)).toBe(false);
    expect(isPlaying('play', true)).toBe(true);
    expect(isPlaying('pause', false)).toBe(false);
    expect(isAdvancing(false, nobody)).toBe(false);
  });
});
