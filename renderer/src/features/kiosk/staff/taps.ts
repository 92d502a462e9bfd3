/** Taps on the hidden corner that open the staff screen, and the time they must fall within. */
export const TAPS_NEEDED = 5;
const TAP_WINDOW_MS = 4000;

/** The taps that still count, including the new one; times in milliseconds. */
export function withTap(taps: readonly number[], now: number): readonly number[] {
  return [...taps.filter((tap) => now - tap < TAP_WINDOW_MS), now];
}
