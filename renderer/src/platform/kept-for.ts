/**
 * How long a device keeps for a person what is not safe at the gateway yet, since it last changed: until the same time on
 * the next day. Somebody whose battery died finds it; who finds an old phone does not. Milliseconds.
 */
export const KEPT_FOR_MS = 24 * 60 * 60 * 1000;

/** Whether something is kept still. Nothing comes from the future, unless a clock was wrong. */
export const isKeptStill = (keptAt: number): boolean => Math.abs(Date.now() - keptAt) < KEPT_FOR_MS;
