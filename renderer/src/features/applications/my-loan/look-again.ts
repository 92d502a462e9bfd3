/** Milliseconds after which a shown application is fetched again. */
export const LOOK_AGAIN_MS = 60_000;
