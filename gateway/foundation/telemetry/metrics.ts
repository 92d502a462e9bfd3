import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { GaugeName, Sample } from '#gateway/foundation/telemetry/gauges.ts';
import { GAUGES } from '#gateway/foundation/telemetry/gauges.ts';

/** Seconds; a stored message takes a few milliseconds, a password some fifty. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Seconds; a mail may take forty. */
const DEPENDENCY_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
/** Seconds; a message that a lender does not take is tried for some half an hour. */
const HANDOVER_BUCKETS = [1, 2, 5, 10, 30, 60, 120, 300, 600, 1800, 3600];

/** What the gateway uses and may find away. */
export type Dependency =
  | 'database'
  | 'vault'
  | 'scanner'
  | 'mail'
  | 'sms'
  | 'whatsapp'
  | 'lender'
  | 'subscriber'
  | 'identity'
  | 'provider';

export type DependencyUse = {
  readonly dependency: Dependency;
  readonly operation: string;
  readonly seconds: number;
  readonly failed: boolean;
};

export type Metrics = {
  readonly observe: (route: string, status: number, seconds: number) => void;
  /** Counts a lender's signature: `good`, or why it was refused. */
  readonly countSignature: (outcome: string) => void;
  /** Counts a code that somebody entered: a phone code by its proof, which the identity service gave for it. */
  readonly countCode: (kind: 'phone' | 'email', outcome: 'accepted' | 'refused') => void;
  readonly observeUse: (use: DependencyUse) => void;
  /** Seconds from the queueing of a message to the lender's receipt. */
  readonly observeHandover: (kind: string, seconds: number) => void;
  readonly countJobRun: (job: string, outcome: 'done' | 'failed') => void;
  /** Shows the length of a queue, asked when somebody reads the metrics. */
  readonly watchQueue: (name: string, length: () => number) => void;
  /** Shows a gauge, asked when somebody reads the metrics. While it cannot be read, it is left out. */
  readonly show: <Name extends GaugeName>(
    name: Name,
    read: () => Promise<readonly Sample<Name>[]>,
  ) => void;
  readonly text: () => Promise<string>;
  readonly contentType: string;
};

/** Numbers for Prometheus. Labels are routes, statuses, names of lenders, queues and jobs: nothing that names a person. */
export function gatewayMetrics(registry = new Registry()): Metrics {
  const registers = [registry];
  const calls = new Counter({
    name: 'gateway_calls_total',
    help: 'Requests by route and status.',
    labelNames: ['route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'gateway_call_duration_seconds',
    help: 'Seconds from a request to its answer, by route.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  const signatures = new Counter({
    name: 'gateway_lender_signatures_total',
    help: 'Signatures of lenders by what was found of them.',
    labelNames: ['outcome'],
    registers,
  });
  const codes = new Counter({
    name: 'gateway_codes_total',
    help: 'Codes that people entered, by kind and whether they were accepted.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const uses = new Histogram({
    name: 'gateway_dependency_duration_seconds',
    help: 'Seconds that what the gateway depends on took, by operation and outcome.',
    labelNames: ['dependency', 'operation', 'outcome'],
    buckets: DEPENDENCY_BUCKETS,
    registers,
  });
  const handovers = new Histogram({
    name: 'gateway_lender_handover_seconds',
    help: "Seconds from the queueing of a message to the receipt of the lender's own system, by kind.",
    labelNames: ['kind'],
    buckets: HANDOVER_BUCKETS,
    registers,
  });
  const jobRuns = new Counter({
    name: 'gateway_job_runs_total',
    help: 'Runs of each job, by outcome.',
    labelNames: ['job', 'outcome'],
    registers,
  });

  const show: Metrics['show'] = (name, read) => {
    const { help, labels } = GAUGES[name];
    const gauge = new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers,
      async collect() {
        // What cannot be read must not keep the rest from being read.
        const samples = await read().catch(() => []);
        gauge.reset();
        // A gauge without labels is 0 after that, which would be a lie.
        if (labels.length === 0) gauge.remove();
        for (const [value, labelled] of samples) gauge.set({ ...labelled }, value);
      },
    });
  };
  const queues = new Map<string, () => number>();
  show('gateway_queue_depth', async () =>
    Array.from(queues, ([queue, length]) => [length(), { queue }] as const),
  );

  return {
    observe(route, status, seconds) {
      calls.inc({ route, status: String(status) });
      durations.observe({ route }, seconds);
    },
    countSignature: (outcome) => signatures.inc({ outcome }),
    countCode: (kind, outcome) => codes.inc({ kind, outcome }),
    observeUse({ dependency, operation, seconds, failed }) {
      uses.observe({ dependency, operation, outcome: failed ? 'failed' : 'ok' }, seconds);
    },
    observeHandover: (kind, seconds) => handovers.observe({ kind }, seconds),
    countJobRun: (job, outcome) => jobRuns.inc({ job, outcome }),
    watchQueue: (name, length) => queues.set(name, length),
    show,
    text: async () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** A registry with what Node knows of its own process: memory, handles, the event loop's delay. */
export function processRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
