import type { Size, Turns } from '#renderer/ui/viewer/picture-size.ts';

/** A page that can be drawn. `size` is in CSS pixels at 100 %, before it is turned. */
export type DrawablePage = {
  readonly size: Size;
  /**
   * `scale` is in pixels of the canvas for each CSS pixel at 100 %. Returns whether the whole page was drawn: a picture in it
   * that cannot be decoded leaves a blank. Rejects if it cannot be drawn, or was aborted.
   */
  readonly draw: (
    canvas: HTMLCanvasElement,
    scale: number,
    turns: Turns,
    signal: AbortSignal,
  ) => Promise<boolean>;
};

/** A document whose pages can be drawn, until it is closed. */
export type Drawable = {
  readonly pages: number;
  /** Pages count from 1. */
  readonly page: (page: number) => Promise<DrawablePage>;
  /** Frees its memory. */
  readonly close: () => void;
};

/** `locked` by a password, or by another one than was given; `broken` is everything else that cannot be drawn; `code` if the viewer's code did not load. */
export type DrawingProblem = 'locked' | 'broken' | 'code';
