import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import type { Passwords } from '#gateway/people/accounts/passwords.ts';
import type { ApplicationDeps } from '#gateway/program/application-deps.ts';
import type { Clock } from '#gateway/foundation/process/clock.ts';
import type { Log } from '#gateway/foundation/telemetry/log.ts';
import type { Metrics } from '#gateway/foundation/telemetry/metrics.ts';
import type { Wait } from '#gateway/foundation/http/wait.ts';
import type { PhoneProofVerifier } from '#gateway/foundation/identity/phone-proof.ts';
import type { Mailing } from '#gateway/foundation/mail/mailer.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { SessionTerms, Store } from '#gateway/foundation/store/store.ts';
import type { Tracing } from '#gateway/foundation/telemetry/spans.ts';

/** Everything outside of itself that the gateway works with. */
export type GatewayDeps = {
  readonly store: Store;
  /** Seal what people write. */
  readonly keys: DataKeys;
  readonly passwords: Passwords;
  readonly verifyPhone: PhoneProofVerifier;
  readonly allowedOrigins: readonly string[];
  readonly sessionTerms: SessionTerms;
  readonly limits: {
    /**
     * Failed attempts per account and window; an address gets five times as many before its failures are answered with
     * 429.
     */
    readonly loginAttempts: number;
    readonly registerAttempts: number;
    readonly windowSeconds: number;
    /** Per minute, for all gateways together; 0 turns off every limit on contact messages. */
    readonly contactMessages: number;
    /** The same for a day; 0 turns off the limit on a day. */
    readonly contactMessagesPerDay: number;
  };
  readonly trustedProxies: BlockList;
  /** null where this deployment has no loan applications: nothing of them is answered. */
  readonly applications: ApplicationDeps | null;
  /** null where no email is sent: no mail server is set, or there are no loan applications to write about. */
  readonly mailing: Mailing | null;
  /** The address at the other end of the connection. */
  readonly socketAddress: (context: Context) => string;
  /** Whether the disk has more free space than must be kept. */
  readonly hasRoom: () => Promise<boolean>;
  /** False while the gateway is stopping, or if its data was found damaged. */
  readonly isServing: () => boolean;
  readonly now: Clock;
  readonly wait: Wait;
  readonly log: Log;
  readonly metrics: Metrics;
  /** null where there are no traces. */
  readonly tracing: Tracing | null;
  /** Whether this request may read the metrics. */
  readonly showsMetrics: (context: Context) => boolean;
};
