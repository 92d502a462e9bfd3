import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { portOf } from '#gateway/foundation/http/server.ts';

const value = z.union([
  z.object({ stringValue: z.string() }),
  z.object({ intValue: z.union([z.int(), z.string()]) }),
  z.object({ doubleValue: z.number() }),
]);
const attributes = z.array(z.object({ key: z.string(), value }));
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  kind: z.int(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes,
  status: z.looseObject({ code: z.optional(z.int()) }),
});
/** What OTLP sends as JSON, as far as it is of interest here. */
const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

export type CollectedSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | null;
  readonly name: string;
  readonly kind: 'server' | 'client' | 'consumer' | 'other';
  readonly failed: boolean;
  readonly facts: Readonly<Record<string, string | number>>;
};

/** Numbers of OTLP. */
const KINDS: readonly (CollectedSpan['kind'] | undefined)[] = [
  undefined,
  undefined,
  'server',
  'client',
  undefined,
  'consumer',
];
const FAILED = 2;

const factsOf = (written: z.infer<typeof attributes>) =>
  Object.fromEntries(written.map(({ key, value: of }) => [key, Object.values(of)[0] ?? '']));

const asCollected = (found: z.infer<typeof span>): CollectedSpan => ({
  traceId: found.traceId,
  spanId: found.spanId,
  parentSpanId: found.parentSpanId ?? null,
  name: found.name,
  kind: KINDS[found.kind] ?? 'other',
  failed: found.status.code === FAILED,
  facts: factsOf(found.attributes),
});

/** A collector of OpenTelemetry on a free port of this machine, which keeps what gateways send it. */
export async function startOtlpCollector() {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const services = new Set<unknown>();
  const server = createServer((request, response) => {
    void buffer(request).then((bytes) => {
      const body = bytes.toString('utf8');
      bodies.push(body);
      for (const { resource, scopeSpans } of sent.parse(JSON.parse(body)).resourceSpans) {
        services.add(factsOf(resource.attributes)['service.name']);
        spans.push(...scopeSpans.flatMap((scope) => scope.spans.map(asCollected)));
      }
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    spans,
    /** All that was sent, as it came. */
    bodies,
    services,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type OtlpCollector = Awaited<ReturnType<typeof startOtlpCollector>>;
