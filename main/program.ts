import type { Log } from '#main/lib/log.ts';

/** What every part of the program needs to know about the run. */
export type Program = {
  readonly log: Log;
  /** Folder of the build, with `main`, `preload` and `renderer` in it. */
  readonly output: string;
  /** Folder for the program's own files. */
  readonly userData: string;
  readonly developing: boolean;
  /** Keeps the program running without a window: it is about to restart. */
  readonly keepRunning: () => void;
};

/** A started program, as seen by later starts. */
export type Running = {
  /** Shows the window, and on a dealer's computer the page of the link that a second start was given. */
  readonly activate: (argv: readonly string[]) => void;
};
