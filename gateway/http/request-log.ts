import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from '#gateway/http/log.ts';

/** One line for each request. The route is the pattern that matched, never what the client wrote. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const id = crypto.randomUUID();
    const start = performance.now();
    context.header('X-Request-Id', id);
    await next();
    log({
      id,
      method: KNOWN_METHODS.has(context.req.method) ? context.req.method : 'other',
      route: routeOf(routePath(context, -1)),
      status: context.res.status,
      ms: Math.round(performance.now() - start),
    });
  };
}

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const routeOf = (pattern: string) => (pattern === '*' || pattern === '/*' ? 'none' : pattern);
