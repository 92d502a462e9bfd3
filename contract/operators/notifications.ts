import * as z from 'zod/mini';
import { NOTIFICATION_EVENTS } from '#domain/lending/notifications/notification-events.ts';
import { CHANNELS, SEND_STATES } from '#domain/lending/notifications/channels.ts';
import { call, requestId } from '#contract/applications/call.ts';

/**
 * ACCEPTED: a provider has it, and its receipt is waited for. SENT: it arrived, or went where there are no receipts. LISTED where
 * no channel could be used: an operator tells the person. FAILED: no channel got through. PHONED: an operator has told the person.
 */
export const NOTIFICATION_STATES = [
  'WAITING',
  'ACCEPTED',
  'SENT',
  'LISTED',
  'FAILED',
  'PHONED',
] as const;

const id = z.uuid();
const state = z.enum(NOTIFICATION_STATES);

const notification = z.object({
  id,
  /** Of the application or grievance, which alone says who is notified. */
  number: z.string(),
  event: z.enum(NOTIFICATION_EVENTS),
  state,
  tries: z.number(),
  /** Why the last try failed: a code of the provider, or of the connection. Of a LISTED one, one of `NOT_SENT`; null without any channel. */
  problem: z.nullable(z.string()),
  /** What became of it on each channel, in the order of time. */
  channels: z.array(
    z.object({
      channel: z.enum(CHANNELS),
      state: z.enum(SEND_STATES),
      tries: z.number(),
      problem: z.nullable(z.string()),
      changedAt: z.number(),
    }),
  ),
  /** Milliseconds since 1970, as every time. */
  createdAt: z.number(),
  endedAt: z.nullable(z.number()),
});

/** For operators: one page of notifications, newest first. `after` is the last one of the page before. */
export const notifications = call(
  { path: '/operator-service/notifications' },
  z.strictObject({ state, after: z.nullable(z.strictObject({ createdAt: z.int(), id })) }),
  z.object({ notifications: z.array(notification), isLastPage: z.boolean() }),
);

/** For operators: sends one that FAILED again. 409 for any other. */
export const retryNotification = call(
  { path: '/operator-service/retryNotification' },
  z.strictObject({ requestId, notification: id }),
  z.object({ notification: id, state }),
);

/** For operators: says that the person was told in another way of one that was LISTED or FAILED. 409 for any other. */
export const recordPhoneCall = call(
  { path: '/operator-service/recordPhoneCall' },
  z.strictObject({ requestId, notification: id }),
  z.object({ notification: id, state }),
);

export const NOTIFICATION_CALLS = { notifications, retryNotification, recordPhoneCall } as const;
