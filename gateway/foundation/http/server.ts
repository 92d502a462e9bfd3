import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';

export type ServerTerms = {
  readonly connections: number;
  /** Milliseconds in which a request's headers must have come, and the whole of it. */
  readonly headersTimeout: number;
  readonly requestTimeout: number;
};

/** How often Node looks for requests that take too long, in a part of the shortest time that they have. */
const LOOKS_PER_TIMEOUT = 10;

/** A server that ends a connection which sends too slowly, and takes no more of them than it can hold. */
export function gatewayServer(terms: ServerTerms, listener: RequestListener): Server {
  const { headersTimeout, requestTimeout } = terms;
  const server = createServer(
    {
      headersTimeout,
      requestTimeout,
      connectionsCheckingInterval: Math.ceil(headersTimeout / LOOKS_PER_TIMEOUT),
    },
    listener,
  );
  server.maxConnections = terms.connections;
  return server;
}

/** The port that the server got, which it may have chosen itself. */
export function portOf(server: Server): number {
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('the server does not listen');
  return bound.port;
}
