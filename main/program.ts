import type { Log } from '#main/lib/log.ts';

/** What every part of the program needs to know of the run. */
export type Program = {
  readonly log: Log;
  /** Folder of the build, with `main`, `preload` and `renderer` in it. */
  readonly output: string;
  /** Folder for the program's own files. */
  readonly userData: string;
  readonly developing: boolean;
  /** Keeps the program running from now on, also without a window: it is about to restart. */
  readonly runOn: () => void;
};

/** A started program, as far as later starts concern it. */
export type Running = {
  /** Shows the window, and what the link of a second start leads to, where links are taken. */
  readonly comeForward: (argv: readonly string[]) => void;
};
