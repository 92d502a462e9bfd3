import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { TRACEPARENT_HEADER } from '#contract/traceparent.ts';
import { knownMethod, routeOf } from '#gateway/http/request-log.ts';
import type { Tracing } from '#gateway/telemetry/spans.ts';
import { currentSpan, inTrace } from '#gateway/telemetry/spans.ts';

const FIRST_OF_OUR_FAULTS = 500;

/** Begins a span for each request, as a part of the client's trace where it names one. */
export const tracedRequests =
  (tracing: Tracing): MiddlewareHandler =>
  (context, next) => {
    const method = knownMethod(context.req.method);
    const facts = { 'http.request.method': method };
    const traceparent = context.req.header(TRACEPARENT_HEADER) ?? null;
    return inTrace(tracing, { name: method, kind: 'server', facts }, traceparent, async () => {
      await next();
      const route = routeOf(routePath(context, -1));
      const { status } = context.res;
      const span = currentSpan();
      span?.rename(`${method} ${route}`);
      span?.note({
        'http.route': route,
        'http.response.status_code': status,
        ...(status >= FIRST_OF_OUR_FAULTS && { 'error.type': String(status) }),
      });
    });
  };
