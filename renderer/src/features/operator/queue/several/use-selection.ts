import { useState } from 'react';
import { MAX_AT_ONCE } from '#contract/operators/review.ts';

export type Selection = ReturnType<typeof useSelection>;

/** Which of the shown rows are ticked, by number: fifty at most. */
export function useSelection(shown: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const numbers = shown.filter((number) => ticked.has(number));

  /** The rows from one to another, both included, wherever they are. */
  function between(one: string, other: string): readonly string[] {
    const [from = 0, to = 0] = [shown.indexOf(one), shown.indexOf(other)].toSorted((a, b) => a - b);
    return from === -1 ? [other] : shown.slice(from, to + 1);
  }
  function set(changed: readonly string[], isTicked: boolean): void {
    const others = numbers.filter((number) => !changed.includes(number));
    const all = isTicked ? [...others, ...changed] : others;
    setTicked(new Set(all.slice(0, MAX_AT_ONCE)));
    setLast(changed.at(-1) ?? null);
  }

  return {
    /** In the order of the list. */
    numbers,
    isFull: numbers.length === MAX_AT_ONCE,
    has: (number: string) => ticked.has(number),
    /** Ticks a row or no longer; all from the one ticked last, if `isRange`. */
    toggle: (number: string, isRange = false) =>
      set(isRange && last !== null ? between(last, number) : [number], !ticked.has(number)),
    /** Ticks both, as Shift and an arrow key do. */
    extend: (from: string, to: string) => set([from, to], true),
    all: () => set(shown, true),
    clear: () => set(numbers, false),
  };
}
