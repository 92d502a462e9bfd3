import type { Context } from 'hono';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import { ScannerUnavailable } from '#gateway/lending/documents/content/clamd.ts';
import { VaultUnavailable } from '#gateway/lending/documents/vaults/vault.ts';
import { refusals, refuse } from '#gateway/foundation/http/answers.ts';
import { CALL_HEADERS, send } from '#gateway/foundation/http/call-route.ts';
import { callHandlers } from '#gateway/program/call-handlers.ts';
import { clientAddress } from '#gateway/foundation/http/client-address.ts';
import type { GatewayDeps } from '#gateway/program/gateway-deps.ts';
import { describeFailure } from '#gateway/foundation/telemetry/log.ts';
import { describeGateway } from '#contract/openapi/openapi.ts';
import {
  REQUEST_ID_HEADER,
  requestIdOf,
  requestLog,
} from '#gateway/foundation/http/request-log.ts';
import { tracedRequests } from '#gateway/foundation/http/traced-requests.ts';
import { messageSigner, PUBLISHED_KEYS_PATH } from '#gateway/lending/sending/message-signing.ts';
import { watchedProofs } from '#gateway/program/watched-services.ts';
import { OutcomeUnknown, StoreUnavailable } from '#gateway/foundation/store/store.ts';

const PREFLIGHT_SECONDS = 600;
/** What the gateway needs and finds away: to be asked for again later. */
const UNAVAILABLE = [StoreUnavailable, VaultUnavailable, ScannerUnavailable];

export function gatewayApp(deps: GatewayDeps): Hono {
  const { store, metrics } = deps;
  const handlers = callHandlers({
    ...deps,
    verifyPhone: watchedProofs(deps.verifyPhone, metrics),
    clientAddress: (context) =>
      clientAddress(deps.trustedProxies, deps.socketAddress(context), {
        forwarded: context.req.header('Forwarded'),
        xForwardedFor: context.req.header('X-Forwarded-For'),
      }),
  });

  const app = new Hono();
  if (deps.tracing !== null) app.use(tracedRequests(deps.tracing));
  app.use(requestLog(deps.log, metrics));
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] },
    }),
  );
  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await next();
    // Makes a client's next call reach another gateway.
    if (!deps.isServing()) context.header('Connection', 'close');
  });
  app.use(
    cors({
      origin: [...deps.allowedOrigins],
      allowMethods: ['GET', 'POST', 'PUT'],
      allowHeaders: CALL_HEADERS,
      exposeHeaders: ['Retry-After', REQUEST_ID_HEADER],
      maxAge: PREFLIGHT_SECONDS,
    }),
  );

  // Made at the first request for it: that takes longer than all the rest of this function.
  let description: ReturnType<typeof describeGateway> | undefined;
  const describe = (context: Context) =>
    context.json((description ??= describeGateway(deps.applications !== null)));
  const isReady = async () => {
    await store.ping();
    return deps.isServing() && (await deps.hasRoom());
  };
  metrics.show('gateway_ready', async () => {
    const ready = await isReady().catch(() => false);
    return [[ready ? 1 : 0, {}]];
  });
  const answerReadiness = async (context: Context) => {
    return (await isReady())
      ? context.json({ status: 'ok' })
      : send(context, refusals.unavailable());
  };
  const notFound = (context: Context) =>
    send(context, refuse('no-such-address', 'There is nothing at this address.'));
  const { applications } = deps;
  const publishedKeys = async (context: Context) => {
    if (applications === null) return notFound(context);
    const { publicKey } = await messageSigner(applications.keys, store.records.db);
    return context.json({ keys: [publicKey] });
  };
  const reads = [
    ['/openapi.json', describe],
    /** The process is alive. Whether it can do its work is for readyz to say. */
    ['/livez', (context: Context) => context.json({ status: 'ok' })],
    ['/readyz', answerReadiness],
    ['/healthz', answerReadiness],
    /** By what lenders tell that a message comes from here. */
    [PUBLISHED_KEYS_PATH, publishedKeys],
    [
      '/metrics',
      async (context: Context) => {
        if (!deps.showsMetrics(context)) return notFound(context);
        return context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
      },
    ],
  ] as const;
  for (const [path, handler] of reads) app.get(path, handler);
  for (const [path, handler, method = 'POST'] of handlers) app.on(method, path, handler);

  const wrongMethod = (allowed: string) => (context: Context) => {
    context.header('Allow', allowed);
    return send(context, refuse('method-not-allowed', `Only ${allowed} is allowed here.`));
  };
  for (const [path, , method = 'POST'] of handlers) app.all(path, wrongMethod(method));
  for (const [path] of reads) app.all(path, wrongMethod('GET'));

  app.notFound(notFound);
  app.onError((error, context) => {
    deps.log({ event: 'failure', id: requestIdOf(context), ...describeFailure(error) });
    // Who only reads has asked for nothing to be done.
    if (error instanceof OutcomeUnknown && context.req.method !== 'GET') {
      return send(context, refusals.outcomeUnknown());
    }
    const unavailable = UNAVAILABLE.some((kind) => error instanceof kind);
    return send(context, unavailable ? refusals.unavailable() : refusals.unexpected());
  });
  return app;
}
