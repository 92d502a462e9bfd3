import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import type { Passwords } from '#gateway/accounts/passwords.ts';
import type { Clock } from '#gateway/clock.ts';
import { refusals, refuse } from '#gateway/http/answers.ts';
import { CALL_HEADERS, send } from '#gateway/http/call-route.ts';
import { callHandlers } from '#gateway/http/call-handlers.ts';
import { clientAddress } from '#gateway/http/client-address.ts';
import type { Log } from '#gateway/http/log.ts';
import { describeFailure } from '#gateway/http/log.ts';
import type { Metrics } from '#gateway/http/metrics.ts';
import { describeGateway } from '#gateway/http/openapi.ts';
import { REQUEST_ID_HEADER, requestIdOf, requestLog } from '#gateway/http/request-log.ts';
import type { Wait } from '#gateway/http/wait.ts';
import type { PhoneProofVerifier } from '#gateway/identity/phone-proof.ts';
import type { SessionTerms, Store } from '#gateway/store/store.ts';
import { StoreUnavailable } from '#gateway/store/store.ts';

const PREFLIGHT_SECONDS = 600;

export type GatewayNeeds = {
  readonly store: Store;
  readonly passwords: Passwords;
  readonly verifyPhone: PhoneProofVerifier;
  readonly allowedOrigins: readonly string[];
  readonly sessionTerms: SessionTerms;
  readonly limits: {
    /** Failed attempts in a window for one account; an address has five times that before failures get 429. */
    readonly loginAttempts: number;
    readonly registerAttempts: number;
    readonly windowSeconds: number;
    /** A minute, of all gateways together; 0 turns every limit on contact messages off. */
    readonly contactMessages: number;
  };
  readonly trustedProxies: BlockList;
  /** The address at the other end of the connection. */
  readonly socketAddress: (context: Context) => string;
  /** Whether the disk has room for more than what must be kept free. */
  readonly hasRoom: () => Promise<boolean>;
  /** false while the gateway stops, or when its data was found damaged. */
  readonly isServing: () => boolean;
  readonly now: Clock;
  readonly wait: Wait;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Whether this request may read the metrics. */
  readonly showsMetrics: (context: Context) => boolean;
};

export function gatewayApp(needs: GatewayNeeds): Hono {
  const { store, metrics } = needs;
  const handlers = callHandlers({
    ...needs,
    clientAddress: (context) =>
      clientAddress(needs.trustedProxies, needs.socketAddress(context), {
        forwarded: context.req.header('Forwarded'),
        xForwardedFor: context.req.header('X-Forwarded-For'),
      }),
  });

  const app = new Hono();
  app.use(requestLog(needs.log, metrics));
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    }),
  );
  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await next();
    // Whoever keeps a connection is to find another gateway for the next call.
    if (!needs.isServing()) context.header('Connection', 'close');
  });
  app.use(
    cors({
      origin: [...needs.allowedOrigins],
      allowMethods: ['GET', 'POST'],
      allowHeaders: CALL_HEADERS,
      exposeHeaders: ['Retry-After', REQUEST_ID_HEADER],
      maxAge: PREFLIGHT_SECONDS,
    }),
  );

  const description = describeGateway();
  const answerReadiness = async (context: Context) => {
    await store.ping();
    const isReady = needs.isServing() && (await needs.hasRoom());
    return isReady ? context.json({ status: 'ok' }) : send(context, refusals.unavailable());
  };
  const notFound = (context: Context) =>
    send(context, refuse(404, 'There is nothing at this address.'));
  const reads = [
    ['/openapi.json', (context: Context) => context.json(description)],
    /** The process answers. Whether it can do its work is what readyz says. */
    ['/livez', (context: Context) => context.json({ status: 'ok' })],
    ['/readyz', answerReadiness],
    ['/healthz', answerReadiness],
    [
      '/metrics',
      async (context: Context) => {
        if (!needs.showsMetrics(context)) return notFound(context);
        return context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
      },
    ],
  ] as const;
  for (const [path, handler] of reads) app.get(path, handler);
  for (const [path, handler] of handlers) app.post(path, handler);

  const wrongMethod = (allowed: string) => (context: Context) => {
    context.header('Allow', allowed);
    return send(context, refuse(405, `Only ${allowed} is allowed here.`));
  };
  for (const [path] of handlers) app.all(path, wrongMethod('POST'));
  for (const [path] of reads) app.all(path, wrongMethod('GET'));

  app.notFound(notFound);
  app.onError((error, context) => {
    needs.log({ event: 'failure', id: requestIdOf(context), ...describeFailure(error) });
    const unavailable = error instanceof StoreUnavailable;
    return send(context, unavailable ? refusals.unavailable() : refusals.unexpected());
  });
  return app;
}
