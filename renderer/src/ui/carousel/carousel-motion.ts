/** The logic of a carousel, without elements, timers or events. */

/** Spec section 9: how long a slide is shown, in milliseconds. */
export const ADVANCE_AFTER_MS = 5000;
/** Spec section 9: how far a finger must move sideways to change the slide, in CSS pixels. */
export const SWIPE_THRESHOLD_PX = 40;

export type Step = -1 | 0 | 1;

/** Wraps a slide number that may be before the first or after the last. */
export function slideAt(index: number, count: number): number {
  return count === 0 ? 0 : ((index % count) + count) % count;
}

/** A swipe to the left shows the next slide, one to the right the previous, as lines run from left to right. */
export function stepOfSwipe(fromX: number, toX: number): Step {
  const distance = toX - fromX;
  if (Math.abs(distance) <= SWIPE_THRESHOLD_PX) return 0;
  return distance < 0 ? 1 : -1;
}

export function stepOfKey(key: string): Step {
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : 0;
}

export type Attention = {
  readonly hovered: boolean;
  readonly touched: boolean;
  readonly focused: boolean;
};

/** What the visitor chose with the pause control, if anything. */
export type Choice = 'play' | 'pause' | null;

/** Whether the carousel is set to advance by itself: the visitor's choice, or else where motion is allowed. */
export function isPlaying(choice: Choice, prefersStillness: boolean): boolean {
  return choice === null ? !prefersStillness : choice === 'play';
}

/** Whether it advances right now: it is not hovered over, touched or focused. */
export function isAdvancing(playing: boolean, { hovered, touched, focused }: Attention): boolean {
  return playing && !hovered && !touched && !focused;
}
