/** Where a request names the trace that it is a part of, as in W3C Trace Context: to the gateway, and from it to lenders. */
export const TRACEPARENT_HEADER = 'traceparent';

const digits = () => crypto.randomUUID().replaceAll('-', '');

/** Begins a trace. It is random: nothing in it tells who asks, or whether it is the same person as before. */
export const newTraceparent = (): string => `00-${digits()}-${digits().slice(0, 16)}-01`;
