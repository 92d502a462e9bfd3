/**
 * How long a device keeps what is not yet safe at the gateway, from its last change: until the same time on
 * the next day. A person whose battery died finds it; one who finds an old phone does not. Milliseconds.
 */
export const KEPT_FOR_MS = 24 * 60 * 60 * 1000;

/** Whether something is still kept. A time in the future means that a clock was wrong. */
export const isKeptStill = (keptAt: number): boolean => Math.abs(Date.now() - keptAt) < KEPT_FOR_MS;
