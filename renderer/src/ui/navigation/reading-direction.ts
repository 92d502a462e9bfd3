import type { KeyboardEvent } from 'react';

/** Whether the lines in an element begin at the right. */
export const isRightToLeft = (element: Element): boolean =>
  getComputedStyle(element).direction === 'rtl';

const MIRRORED: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/** The key of an event as in a page from left to right, where the right arrow goes on and the left one back. */
export const keyInReadingDirection = ({ key, currentTarget }: KeyboardEvent): string =>
  isRightToLeft(currentTarget) ? (MIRRORED[key] ?? key) : key;
