/** Milliseconds after which what is shown of an application is asked for again. */
export const LOOK_AGAIN_MS = 60_000;
