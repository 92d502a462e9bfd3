/** The current time in milliseconds since 1970. Passed in, so that tests can move it. */
export type Clock = () => number;
