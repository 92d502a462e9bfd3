import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from '#gateway/foundation/telemetry/log.ts';
import type { Metrics } from '#gateway/foundation/telemetry/metrics.ts';

export const REQUEST_ID_HEADER = 'X-Request-Id';
/** What a proxy or a client may call a request: enough to find it again, and nothing that a log could misread. */
const REQUEST_ID = /^[\w-]{8,64}$/;

const ids = new WeakMap<Request, string>();

/** The ID of a request, for every line that is logged about it. */
export const requestIdOf = (context: Context) => ids.get(context.req.raw) ?? null;

/** One line for each request. The route is the pattern that matched, never what the client wrote. */
export function requestLog(log: Log, metrics: Metrics): MiddlewareHandler {
  return async (context, next) => {
    const given = context.req.header(REQUEST_ID_HEADER) ?? '';
    const id = REQUEST_ID.test(given) ? given : crypto.randomUUID();
    ids.set(context.req.raw, id);
    const start = performance.now();
    context.header(REQUEST_ID_HEADER, id);
    await next();
    const ms = performance.now() - start;
    const route = routeOf(routePath(context, -1));
    metrics.observe(route, context.res.status, ms / 1000);
    log({
      id,
      method: knownMethod(context.req.method),
      route,
      status: context.res.status,
      ms: Math.round(ms),
    });
  };
}

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A method by its name; what is none that we know is not repeated. */
export const knownMethod = (method: string) => (KNOWN_METHODS.has(method) ? method : 'other');

/** The pattern of a route; `none` where nothing matched. */
export const routeOf = (pattern: string) =>
  pattern === '*' || pattern === '/*' ? 'none' : pattern;
