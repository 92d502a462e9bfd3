import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';
import type { Tracing } from '#gateway/foundation/telemetry/spans.ts';

type TracingSettings = Pick<
  Configuration,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'
>;

/** Traces where a collector is set; otherwise null, and nothing of OpenTelemetry is loaded. */
export async function tracingBy({
  OTEL_EXPORTER_OTLP_ENDPOINT,
  OTEL_SERVICE_NAME,
  OTEL_TRACES_SAMPLER_ARG,
}: TracingSettings): Promise<Tracing | null> {
  if (OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  const { otlpTracing } = await import('#gateway/foundation/telemetry/otlp-tracing.ts');
  return otlpTracing(OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG);
}
