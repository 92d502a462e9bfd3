import { describe, expect, it } from 'vitest';
import { presenceAt, countsAsActivity } from '#renderer/features/kiosk/presence.ts';

const TIMES = { afterSeconds: 90, countdownSeconds: 15 };
const UNTOUCHED = { openedAt: 1000, touchedAt: null };
const TOUCHED = { openedAt: 1000, touchedAt: 5000 };
const at = (seconds: number, watch: typeof UNTOUCHED | typeof TOUCHED = TOUCHED) =>
  presenceAt((watch.touchedAt ?? watch.openedAt) + seconds * 1000, watch, TIMES);

describe('an untouched start screen', () => {
  it('waits, then shows the offers, and never counts down', () => {
    expect(at(29.9, UNTOUCHED)).toEqual({ kind: 'waiting' });
    expect(at(30, UNTOUCHED)).toEqual({ kind: 'attracting' });
    expect(at(86_400, UNTOUCHED)).toEqual({ kind: 'attracting' });
  });

  it('shows them sooner if visits time out sooner', () => {
    const times = { afterSeconds: 10, countdownSeconds: 5 };
    expect(presenceAt(10_999, UNTOUCHED, times)).toEqual({ kind: 'waiting' });
    expect(presenceAt(11_000, UNTOUCHED, times)).toEqual({ kind: 'attracting' });
  });
});

describe('a visit', () => {
  it('continues while somebody touches the screen in time', () => {
    expect(at(0)).toEqual({ kind: 'visiting' });
    expect(at(89.9)).toEqual({ kind: 'visiting' });
  });

  it('counts down second by second, then ends', () => {
    expect(at(90)).toEqual({ kind: 'asking', secondsLeft: 15 });
    expect(at(90.1)).toEqual({ kind: 'asking', secondsLeft: 15 });
    expect(at(91)).toEqual({ kind: 'asking', secondsLeft: 14 });
    expect(at(104.5)).toEqual({ kind: 'asking', secondsLeft: 1 });
    expect(at(105)).toEqual({ kind: 'over' });
  });

  it('ends immediately after the machine was asleep', () => {
    expect(at(36_000)).toEqual({ kind: 'over' });
  });

  it('never ends by itself if no idle times are set', () => {
    expect(presenceAt(1e9, TOUCHED, null)).toEqual({ kind: 'visiting' });
    expect(presenceAt(1e9, UNTOUCHED, null)).toEqual({ kind: 'waiting' });
  });
});

it('a touch counts as activity, but not as an answer to the countdown', () => {
  expect(countsAsActivity({ kind: 'waiting' })).toBe(true);
  expect(countsAsActivity({ kind: 'visiting' })).toBe(true);
  expect(countsAsActivity({ kind: 'attracting' })).toBe(false);
  expect(countsAsActivity({ kind: 'asking', secondsLeft: 3 })).toBe(false);
  expect(countsAsActivity({ kind: 'over' })).toBe(false);
});
