import type { MESSAGE_STATUSES } from '#contract/operators/service.ts';
import type { SettingsScope } from '#contract/operators/terminals.ts';
import type { NOTIFICATION_STATES } from '#contract/operators/notifications.ts';
import type { ApplicationId, MembershipId, UserId } from '#domain/ids.ts';
import type { Channel, SendState } from '#domain/lending/notifications/channels.ts';
import type { Generated } from 'kysely';
import type { GrievanceState } from '#domain/lending/states/grievance-states.ts';

/** What people write to the service, and what it tells them. */
export type ServiceTables = {
  contact_messages: {
    id: string;
    received_at: number;
    user_id: UserId | null;
    /** What was written; null in a row from before messages were sealed, until a gateway seals it. */
    sealed: string | null;
    /** In clear, and empty once the row is sealed. */
    txn_date: string;
    name: string;
    email: string;
    phone: string;
    category: string;
    remarks: string;
    status: Generated<(typeof MESSAGE_STATUSES)[number]>;
    version: Generated<number>;
    /** What operators noted of it; null where nobody did. */
    sealed_note: string | null;
    /** The membership of the operator who changed status or note last. */
    changed_by: MembershipId | null;
    changed_at: number | null;
  };
  /** Notifications to people, by the channels they have chosen, or by an operator where there is none. */
  notifications: {
    id: string;
    user_id: UserId;
    /** Of the application or grievance that it is about. */
    number: string;
    event: string;
    language: string;
    state: (typeof NOTIFICATION_STATES)[number];
    tries: number;
    due_at: number | null;
    /** Why the last try failed: a code. */
    problem: string | null;
    created_at: number;
    ended_at: number | null;
    /** The trace of the request that queued it; null where there was none. */
    traceparent: string | null;
  };
  /** What has become of a notification on one channel. */
  notice_sends: {
    /** The provider is told it, and may name it in receipts. */
    id: string;
    notification_id: string;
    channel: Channel;
    state: SendState;
    tries: number;
    /** Under which name the provider knows the template; null where it was not sent. */
    template: string | null;
    /** What the provider calls it; null until it says. */
    provider_id: string | null;
    /** Why it failed, or was not sent: a code. */
    problem: string | null;
    changed_at: number;
  };
  /** What a person has said about a channel, each time; the newest counts. */
  notice_choices: {
    user_id: UserId;
    channel: Channel;
    /** From 1. */
    version: number;
    is_on: number;
    /** On the page, by an answer to a message, or as the provider reports. */
    origin: 'page' | 'answer' | 'provider';
    language: string;
    /** What the person has read and agreed to; null where a channel was turned off. */
    wording: string | null;
    chosen_at: number;
  };
  /** What was handed over on each day in India, without a person. */
  notice_costs: {
    day: string;
    channel: Channel;
    template: string;
    notices: number;
    paise: number;
  };
  grievances: {
    id: string;
    /** What people see and say, such as `GR0123456789`. */
    number: string;
    /** null once the person was erased. */
    user_id: UserId | null;
    /** null where it concerns no application, or one that is no longer kept. */
    application_id: ApplicationId | null;
    subject: string;
    /** Of notices about it. */
    language: string;
    state: GrievanceState;
    version: number;
    /** null once the person was erased. */
    sealed_text: string | null;
    raised_at: number;
    due_at: number;
    changed_at: number;
  };
  grievance_answers: {
    grievance_id: string;
    /** From 1. */
    position: number;
    sealed_text: string;
    answered_at: number;
  };
  terminals: {
    id: string;
    name: string;
    branch: string;
    version: number;
    is_on: number;
    /** SHA-256 in hex of the enrolment code. Kept once it is used, so that a repeated exchange is known again. */
    code_digest: string | null;
    code_until: number | null;
    code_used_at: number | null;
    /** SHA-256 in hex of the terminal's key. */
    key_digest: string | null;
    enrolled_at: number | null;
    revoked_at: number | null;
    /** A restart that the terminal has not yet said that it makes. */
    restart_id: string | null;
    reported_at: number | null;
    /** The last report, as JSON. */
    health: string | null;
    /** The visitor's call for a member of staff. */
    call_id: string | null;
    called_at: number | null;
    call_answered_at: number | null;
    /** The dealer in whose showroom it stands. */
    dealer_id: string | null;
    /** What the last report said of the gateway's settings, as JSON. */
    settings_state: string | null;
  };
  /** What operators tell terminals. Of each scope some versions are kept, of which the newest counts. */
  terminal_settings: {
    /** Counts the changes of all scopes, from 1. */
    version: number;
    scope: SettingsScope['kind'];
    /** A branch's name or a terminal's ID; empty for all terminals. */
    scope_of: string;
    /** JSON. */
    settings: string;
    /** Of the operator's membership. */
    changed_by: MembershipId;
    changed_at: number;
  };
};
