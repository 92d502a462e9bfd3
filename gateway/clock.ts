/** The present moment in milliseconds since 1970. Passed in, so that tests can move time. */
export type Clock = () => number;
