import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { addContactUs } from '#contract/gateway.ts';
import { newTraceparent, TRACEPARENT_HEADER } from '#contract/traceparent.ts';
import { SPAN_FACTS } from '#gateway/foundation/telemetry/spans.ts';
import type { OtlpCollector } from '#gateway/testing/servers/otlp-collector.ts';
import { startOtlpCollector } from '#gateway/testing/servers/otlp-collector.ts';
import type { PreparedStore } from '#gateway/testing/stores/stores.ts';
import { STORE_KINDS } from '#gateway/testing/stores/stores.ts';
import { TEST_MASTER_KEYS_SETTING } from '#gateway/testing/test-gateway.ts';
import { startGatewayProcess } from '#tests/processes/gateway-process.ts';

const MESSAGE = {
  txnDate: '21/11/2026',
  name: 'Ravi Iyer',
  email: 'ravi@example.in',
  phone: '9876543210',
  category: 'Help',
  remarks: 'Please call me.',
};

for (const { name, leftOut, prepare } of STORE_KINDS) {
  describe.skipIf(leftOut !== null)(`traces, on ${name}`, () => {
    let prepared: PreparedStore;
    let collector: OtlpCollector;
    beforeAll(async () => {
      prepared = await prepare();
    });
    afterAll(() => prepared.stop());
    beforeEach(async () => {
      collector = await startOtlpCollector();
    });
    afterEach(() => collector.stop());

    /** Starts a gateway, sends it one message, and stops it; gives its lines. */
    const withOneMessage = async (
      settings: Readonly<Record<string, string>>,
      headers: Readonly<Record<string, string>>,
      path: string = addContactUs.path,
    ) => {
      const gateway = await startGatewayProcess({
        ...TEST_MASTER_KEYS_SETTING,
        ...prepared.environmentOf(await prepared.emptyPlace()),
        ...settings,
      });
      const sent = await fetch(`${gateway.url}${path}?phone=9876543210`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(MESSAGE),
      });
      await sent.text();
      expect(await gateway.end('SIGTERM')).toBe(0);
      return gateway.lines.map((line): Record<string, unknown> => JSON.parse(line));
    };
    const on = () => ({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });

    it('go on with the trace of the browser, down to the database, and end in the log', async () => {
      const traceparent = newTraceparent();
      const [, traceId = '', clientsSpan = ''] = traceparent.split('-');
      const lines = await withOneMessage(on(), { [TRACEPARENT_HEADER]: traceparent });
      const ofTrace = collector.spans.filter((span) => span.traceId === traceId);
      const call = ofTrace.find(({ kind }) => kind === 'server');
      expect(call).toMatchObject({
        name: `POST ${addContactUs.path}`,
        parentSpanId: clientsSpan,
        failed: false,
        facts: { 'http.route': addContactUs.path, 'http.response.status_code': 200 },
      });
      const kept = ofTrace.find((span) => span.name === 'insert contact_messages');
      expect(kept).toMatchObject({ kind: 'client', parentSpanId: call?.spanId });
      const ids = new Set([clientsSpan, ...ofTrace.map(({ spanId }) => spanId)]);
      expect(ofTrace.filter(({ parentSpanId }) => !ids.has(parentSpanId ?? ''))).toEqual([]);
      expect(lines).toContainEqual(
        expect.objectContaining({ route: addContactUs.path, status: 200, traceId }),
      );
      expect([...collector.services]).toEqual(['rinsetu-gateway']);
    });

    it('say nothing of a person, and only what is on the list', async () => {
      await withOneMessage(on(), {});
      const said = new Set(collector.spans.flatMap(({ facts }) => Object.keys(facts)));
      expect([...said].filter((fact) => !SPAN_FACTS.some((allowed) => allowed === fact))).toEqual(
        [],
      );
      const all = collector.bodies.join('\n');
      expect(all).toContain(addContactUs.path);
      for (const word of ['Ravi', 'ravi@', '9876543210', 'call me', '127.0.0.1']) {
        expect(all).not.toContain(word);
      }
    });

    it('begin anew where a client names none, or one that is none', async () => {
      const made = `00-${'0'.repeat(32)}-${'1'.repeat(16)}-01`;
      const lines = await withOneMessage(on(), { [TRACEPARENT_HEADER]: made }, '/nothing/here');
      const call = collector.spans.find(({ kind }) => kind === 'server');
      expect(call).toMatchObject({ name: 'POST none', parentSpanId: null });
      expect(call?.traceId).toMatch(/^[\da-f]{32}$/);
      expect(lines).toContainEqual(
        expect.objectContaining({ route: 'none', traceId: call?.traceId }),
      );
    });

    it('are as few as the share that is set, whatever clients ask for', async () => {
      const settings = { ...on(), OTEL_TRACES_SAMPLER_ARG: '0' };
      await withOneMessage(settings, { [TRACEPARENT_HEADER]: newTraceparent() });
      expect(collector.spans).toEqual([]);
    });

    it('hinder nobody when the collector is away', async () => {
      const away = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' };
      const lines = await withOneMessage(away, {});
      expect(lines).toContainEqual(
        expect.objectContaining({ route: addContactUs.path, status: 200 }),
      );
    });

    it('are none where no collector is set', async () => {
      const lines = await withOneMessage({}, { [TRACEPARENT_HEADER]: newTraceparent() });
      expect(lines.filter((line) => 'traceId' in line)).toEqual([]);
    });
  });
}

it('OpenTelemetry is loaded by one file, which is itself loaded only where traces are sent', () => {
  const files = ['domain', 'contract', 'gateway', 'main', 'renderer', 'sample-lender']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'));
  const naming = (pattern: RegExp) =>
    files.filter((file) => pattern.test(readFileSync(file, 'utf8')));
  expect(naming(/['"]@opentelemetry\//)).toEqual(['gateway/foundation/telemetry/otlp-tracing.ts']);
  expect(naming(/['"][^'"]*otlp-tracing\.ts['"]/)).toEqual([
    'gateway/foundation/telemetry/tracing.ts',
  ]);
  expect(readFileSync('gateway/foundation/telemetry/tracing.ts', 'utf8')).toContain(
    "await import('#gateway/foundation/telemetry/otlp-tracing.ts')",
  );
});

it('the page about traces lists what a span may say, and nothing else', () => {
  const page = readFileSync('docs/operations/traces.md', 'utf8');
  const [, table = ''] = page.split('## What a span says');
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([\w.]+)`/g)].map(([, fact]) => fact),
  );
  expect(new Set(listed)).toEqual(new Set(SPAN_FACTS));
});
