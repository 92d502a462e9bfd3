import type { Transaction } from 'kysely';
import type * as z from 'zod/mini';
import type { GatewayCall } from '#contract/gateway.ts';
import type { SessionMembership } from '#gateway/foundation/http/sessions.ts';
import type { Refusal } from '#gateway/foundation/http/answers.ts';
import type { Account, RepeatMark, SessionProof } from '#gateway/foundation/store/store.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import type { Reading } from '#gateway/foundation/store/together.ts';

/** How a change counts its own call; null where there is nothing to count, or it was counted before. */
export type CountWithin = ((runner: Transaction<Tables>) => Reading<Refusal | null>) | null;

/** What a call's handler is given. */
export type CallRequest<Call extends GatewayCall> = {
  readonly body: z.output<Call['body']>;
  /** The body as it was sent. */
  readonly bytes: Uint8Array;
  /** Who is signed in; null if the call needs no session and none was sent. */
  readonly account: Account | null;
  /** The store's key of the session; null if `account` is. */
  readonly sessionKey: string | null;
  /** How the session was proved; null with the account. */
  readonly sessionProof: SessionProof | null;
  /** What the account is an active member of; empty without it. */
  readonly memberships: readonly SessionMembership[];
  /** The store's time when the session was looked at, in milliseconds since 1970; 0 without one. */
  readonly at: number;
  readonly phoneProof: string | null;
  readonly clientAddress: string;
  /** Null without an idempotency key, and for calls that take none. */
  readonly repeatMark: RepeatMark | null;
  readonly count: CountWithin;
};
