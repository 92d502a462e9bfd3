import type { MessageState } from '#contract/operators/outbox.ts';
import type { ApplicationId, MembershipId } from '#domain/ids.ts';
import type { LenderKeyState } from '#domain/lending/states/lender-key-states.ts';

/** Lender systems, their keys, and the messages to them. */
export type LenderTables = {
  /** Where a lender takes messages; a lender without one reads them from its inbox. */
  lender_systems: { lender_id: string; url: string; changed_at: number };
  /** Addresses that wait for another operator. */
  lender_system_proposals: {
    lender_id: string;
    url: string;
    /** ID of a membership. */
    proposed_by: MembershipId;
    proposed_at: number;
  };
  /** What a lender leaves to a second person of its own. */
  lender_second_person: {
    lender_id: string;
    /** Offers above it, in paise; null for none. */
    offers_above: number | null;
    /** 1 for payments. */
    payments: number;
    /** What is proposed instead, where somebody has proposed it: as JSON. */
    proposed: string | null;
    /** ID of a membership. */
    proposed_by: MembershipId | null;
    proposed_at: number | null;
  };
  /** Terms that a lender often offers. No personal data. */
  offer_templates: {
    id: string;
    lender_id: string;
    name: string;
    /** As JSON. */
    terms: string;
    version: number;
    /** ID of a membership. */
    changed_by: MembershipId;
    changed_at: number;
  };
  /** By what a lender signs. */
  lender_keys: {
    id: string;
    lender_id: string;
    /** The Ed25519 public key: 32 bytes as base64url. */
    public_key: string;
    state: LenderKeyState;
    /** The membership of the operator who added it, and of the one who decided about it. */
    proposed_by: MembershipId;
    decided_by: MembershipId | null;
    changed_at: number;
  };
  /** Signatures of lenders' calls that were used; each is valid once. */
  lender_signatures: { key_id: string; jti: string; used_at: number };
  /** Messages to lenders, which are written at the time of sending. No personal data. */
  outbox: {
    /** The number of the message, the same however often it is sent. */
    id: string;
    application_id: ApplicationId;
    lender_id: string;
    /** From 1, within the application. */
    position: number;
    kind: string;
    /** JSON of numbers, states and IDs. */
    facts: string;
    /** PENDING, SENT, DEAD once it was tried often enough, or DROPPED when it is no longer to be sent. */
    state: MessageState;
    tries: number;
    /** 1 once the lender may have it: something of it was sent, or a gateway that was to send it never said what became of it. */
    may_have_arrived: number;
    /** When it may be sent, again if need be; null once it has ended. */
    due_at: number | null;
    /** Until when the gateway that has claimed it may be sending it. */
    leased_until: number | null;
    /** Why the last try failed: a code. */
    problem: string | null;
    created_at: number;
    ended_at: number | null;
    /** The trace of the request that queued it; null where there was none. */
    traceparent: string | null;
  };
};
