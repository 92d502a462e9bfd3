/** Presses of the hidden corner that open the staff's screen, and the seconds within which they must come. */
export const TAPS_NEEDED = 5;
const WITHIN_MS = 4000;

/** The presses that still count, with a new one; times in milliseconds. */
export function withTap(taps: readonly number[], now: number): readonly number[] {
  return [...taps.filter((tap) => now - tap < WITHIN_MS), now];
}
