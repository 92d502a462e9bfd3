import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { confirmEmail, emailStatus, sendEmailCode } from '#contract/email-calls.ts';
import { submit } from '#contract/applications/loans.ts';
import { finishDocument } from '#contract/applications/documents.ts';
import { handOver } from '#contract/operators/review.ts';
import { newTraceparent, TRACEPARENT_HEADER } from '#contract/traceparent.ts';
import { SPAN_FACTS } from '#gateway/foundation/telemetry/spans.ts';
import type { CollectedSpan, OtlpCollector } from '#gateway/testing/servers/otlp-collector.ts';
import { startOtlpCollector } from '#gateway/testing/servers/otlp-collector.ts';
import type { PostgresCluster } from '#gateway/testing/stores/postgres-cluster.ts';
import {
  isPostgresLeftOut,
  startPostgresCluster,
} from '#gateway/testing/stores/postgres-cluster.ts';
import type { MailServer } from '#scripts/dev/mail-server.ts';
import { startMailServer } from '#scripts/dev/mail-server.ts';
import type { TestAuthEmulator } from '#tests/processes/auth-emulator.ts';
import { startAuthEmulator } from '#tests/processes/auth-emulator.ts';
import type { WalkCast } from '#tests/walk/cast.ts';
import { newCast } from '#tests/walk/cast.ts';
import { startScene } from '#tests/walk/scene.ts';
import { HANDED_OVER, STEPS } from '#tests/walk/steps.ts';
import { walk } from '#tests/walk/walk.ts';

const PATIENCE = { timeout: 30_000, interval: 100 };
/** The last step is the lender's: it has acknowledged the package. */
const ACKNOWLEDGED = STEPS.slice(0, HANDED_OVER.length + 1);
/** How the mail about the hand-over came about. */
const TOLD_BY_MAIL = `POST ${handOver.path} > notification > mail send`;

describe.skipIf(isPostgresLeftOut)('traces of a loan application, by the real processes', () => {
  let home: string;
  let postgres: PostgresCluster;
  let emulator: TestAuthEmulator;
  let collector: OtlpCollector;
  let mail: MailServer;
  /** What a browser would have sent, by path. */
  const sent: { readonly path: string; readonly traceparent: string }[] = [];
  const personal: string[] = [];

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'rinsetu-traces-'));
    [postgres, emulator, collector, mail] = await Promise.all([
      startPostgresCluster(),
      startAuthEmulator(),
      startOtlpCollector(),
      startMailServer(),
    ]);
    const real = await startScene({
      database: {
        DATABASE_URL: postgres.url,
        GATEWAY_DOCUMENTS_DIR: join(home, 'documents'),
        GATEWAY_ERASURES_FILE: join(home, 'erasures.jsonl'),
        SMTP_URL: mail.url,
        SMTP_FROM: 'portal@rinsetu.example',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      },
      gateways: 1,
      emulator,
      folder: join(home, 'sample-lender'),
    });
    const scene: typeof real = {
      ...real,
      request(path, init) {
        const headers = new Headers(init.headers);
        const traceparent = newTraceparent();
        headers.set(TRACEPARENT_HEADER, traceparent);
        sent.push({ path, traceparent });
        return real.request(path, { ...init, headers });
      },
    };
    try {
      await play(await newCast(scene));
    } finally {
      // What was not sent yet is sent now.
      await scene.stop();
    }
  });
  afterAll(async () => {
    await Promise.all([collector?.stop(), mail?.stop(), emulator?.stop(), postgres?.stop()]);
    await rm(home, { recursive: true, force: true });
  });

  async function play(cast: WalkCast): Promise<void> {
    const { borrower } = cast;
    const { email } = await borrower.done(emailStatus, {});
    await borrower.done(sendEmailCode, { email, language: 'en' });
    const [code = ''] = /\b\d{6}\b/.exec(mail.mails[0]?.body ?? '') ?? [];
    await borrower.done(confirmEmail, { email, code });
    await walk(cast, ACKNOWLEDGED);
    // Spans come in batches, so that this is known only some seconds after the mail.
    await vi.waitFor(() => expect(waysOf(handOver.path)).toContain(TOLD_BY_MAIL), PATIENCE);
    personal.push(email, email.replace(/\D/g, ''), 'Madeup', borrower.userId, borrower.token);
    personal.push(cast.number);
  }

  /** The spans of the last call to a path, and how each came about: by names, from the call on. */
  const waysOf = (path: string) => {
    const [, traceId, client] =
      sent.findLast((each) => each.path === path)?.traceparent.split('-') ?? [];
    const spans = collector.spans.filter((span) => span.traceId === traceId);
    const byId = new Map(spans.map((span) => [span.spanId, span]));
    const wayTo = (span: CollectedSpan): string => {
      if (span.parentSpanId === client) return span.name;
      const parent = byId.get(span.parentSpanId ?? '');
      return `${parent === undefined ? '?' : wayTo(parent)} > ${span.name}`;
    };
    return spans.map(wayTo);
  };

  it('lead from the call through the database to the lender and the mail', () => {
    const call = `POST ${handOver.path}`;
    const ways = waysOf(handOver.path);
    expect(ways).toContain(call);
    expect(ways).toContain(`${call} > insert outbox`);
    expect(ways).toContain(`${call} > message package`);
    expect(ways).toContain(`${call} > message package > lender post`);
    expect(ways).toContain(`${call} > message package > update outbox`);
    expect(ways).toContain(TOLD_BY_MAIL);
    expect(ways.filter((way) => way.includes('?'))).toEqual([]);
  });

  it('show the identity service, the vault, and mail that a call waits for', () => {
    expect(waysOf(submit.path)).toContain(`POST ${submit.path} > identity verify`);
    const part = sent.findLast(({ path }) => path.includes('/content/'))?.path ?? '';
    expect(waysOf(part)).toContain('PUT /document-service/content/:document/:part > vault write');
    expect(waysOf(finishDocument.path)).toContain(`POST ${finishDocument.path} > vault read`);
    expect(waysOf(sendEmailCode.path)).toContain(`POST ${sendEmailCode.path} > mail send`);
  });

  it('say nothing of the people, and only what is on the list', () => {
    const all = collector.bodies.join('\n');
    expect(personal).toHaveLength(6);
    for (const value of personal) {
      expect(value).not.toBe('');
      expect(all).not.toContain(value);
    }
    const allowed = new Set<string>(SPAN_FACTS);
    const said = collector.spans.flatMap(({ facts }) => Object.keys(facts));
    expect(said.filter((fact) => !allowed.has(fact))).toEqual([]);
  });
});
