import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds; a stored message takes a few milliseconds, a password some fifty. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = {
  readonly observe: (route: string, status: number, seconds: number) => void;
  /** Counts a lender's signature: `good`, or why it was refused. */
  readonly countSignature: (outcome: string) => void;
  /** Shows the length of a queue, asked when somebody reads the metrics. */
  readonly watchQueue: (name: string, length: () => number) => void;
  /** Shows how many messages to lenders there are by state, asked when somebody reads the metrics. */
  readonly watchMessages: (counts: () => Promise<Readonly<Record<string, number>>>) => void;
  /** Shows whether the vault is this database's, and how much is to be removed once it is. */
  readonly watchVault: (isOwn: () => boolean, countToRemove: () => Promise<number>) => void;
  readonly text: () => Promise<string>;
  readonly contentType: string;
};

/** Numbers for Prometheus. Labels are routes, statuses and names of queues: nothing that names a person. */
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
  const queues = new Map<string, () => number>();
  const depth = new Gauge({
    name: 'gateway_queue_depth',
    help: 'Who waits just now, by queue.',
    labelNames: ['queue'],
    registers,
    collect() {
      for (const [queue, length] of queues) depth.set({ queue }, length());
    },
  });
  let messageCounts: () => Promise<Readonly<Record<string, number>>> = async () => ({});
  const messages = new Gauge({
    name: 'gateway_lender_messages',
    help: 'Messages to lenders that wait to be sent, and those that wait for an operator, by state.',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await messageCounts();
      for (const [state, count] of Object.entries(counts)) messages.set({ state }, count);
    },
  });
  return {
    observe(route, status, seconds) {
      calls.inc({ route, status: String(status) });
      durations.observe({ route }, seconds);
    },
    countSignature: (outcome) => signatures.inc({ outcome }),
    watchQueue: (name, length) => queues.set(name, length),
    watchMessages(counts) {
      messageCounts = counts;
    },
    watchVault(isOwn, countToRemove) {
      const own: Gauge = new Gauge({
        name: 'gateway_vault_is_own',
        help: '1 while the vault carries the mark of this database; at 0, nothing is removed from it.',
        registers,
        collect() {
          own.set(isOwn() ? 1 : 0);
        },
      });
      const toRemove: Gauge = new Gauge({
        name: 'gateway_vault_to_remove',
        help: 'Objects that must be removed, and cannot while the vault carries another mark or is away.',
        registers,
        async collect() {
          toRemove.set(await countToRemove());
        },
      });
    },
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
