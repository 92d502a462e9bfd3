import type { ApplicationId, MembershipId } from '#domain/ids.ts';
import type { EventKind } from '#domain/lending/events.ts';
import type { ApiKeyState, SubscriptionState } from '#domain/connected-systems.ts';
import type { Generated } from 'kysely';

/** What happens, and the other systems of the deployment that are told of it or ask. */
export type ConnectedSystemTables = {
  /** No personal data: what may go with an event is read when it is sent. */
  events: {
    /** The database's own count: within an application, what happens later has the higher one. */
    entry: Generated<number>;
    id: string;
    kind: EventKind;
    application_id: ApplicationId | null;
    grievance_id: string | null;
    /** JSON of numbers, states and IDs. */
    facts: string;
    happened_at: number;
    /** Its place in the order of all, given once it is committed; null until then. */
    number: number | null;
  };
  /** One row, once there was an event: the last number that one was given. */
  event_count: { id: number; last_number: number };
  subscriptions: {
    id: string;
    name: string;
    /** Counts what operators change. */
    version: number;
    state: SubscriptionState;
    /** Address, kinds and fields, as JSON; null until they are approved. */
    terms: string | null;
    /** What waits for another operator. */
    proposed: string | null;
    /** ID of a membership. */
    proposed_by: MembershipId | null;
    proposed_at: number | null;
    secret_id: string;
    /** null once it is revoked. */
    sealed_secret: string | null;
    /** The secret before, which signs as well until then. */
    old_secret_id: string | null;
    old_sealed_secret: string | null;
    old_secret_until: number | null;
    /** The number of the last event that arrived, was skipped, or was not asked for. */
    after_number: number;
    /** When an operator last had it begin or go on. */
    begun_at: number;
    /** Of the event after it. */
    tries: number;
    due_at: number;
    /** Why the last try failed: a code. */
    problem: string | null;
    /** When the next event was tried often enough: an operator decides about it. */
    given_up_at: number | null;
    delivered_at: number | null;
    created_at: number;
  };
  api_keys: {
    id: string;
    name: string;
    /** The first letters of the key, to know it by. */
    prefix: string;
    /** SHA-256 in hex of the key. */
    digest: string;
    /** What it may do, as JSON. */
    terms: string;
    state: ApiKeyState;
    ends_at: number;
    /** IDs of memberships. */
    proposed_by: MembershipId;
    decided_by: MembershipId | null;
    created_at: number;
    used_at: number | null;
  };
};
