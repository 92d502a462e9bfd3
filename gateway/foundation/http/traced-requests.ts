import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { TRACEPARENT_HEADER } from '#contract/traceparent.ts';
import { knownMethod, routeOf } from '#gateway/foundation/http/request-log.ts';
import type { Tracing } from '#gateway/foundation/telemetry/spans.ts';
import { currentSpan, inTrace } from '#gateway/foundation/telemetry/spans.ts';

const FIRST_OF_OUR_FAULTS = 500;

/** Begins a span for each request, as a part of the client's trace where it names one. */
export const tracedRequests =
  (tracing: Tracing): MiddlewareHandler =>
  async (context, next) => {
    const method = knownMethod(context.req.method);
    const begun = {
      name: method,
      kind: 'server',
      facts: { 'http.request.method': method },
    } as const;
    const traceparent = context.req.header(TRACEPARENT_HEADER) ?? null;
    const answer = async () => {
      await next();
      const route = routeOf(routePath(context, -1));
      const { status } = context.res;
      const span = currentSpan();
      span?.rename(`${method} ${route}`);
      span?.note({ 'http.route': route, 'http.response.status_code': status });
      return status;
    };
    await inTrace(tracing, begun, traceparent, answer, (status) => status >= FIRST_OF_OUR_FAULTS);
  };
