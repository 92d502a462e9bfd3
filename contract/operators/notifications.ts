import * as z from 'zod/mini';
import { NOTIFICATION_EVENTS } from '#domain/lending/notifications/notification-events.ts';
import { call, requestId } from '#contract/applications/call.ts';

/**
 * LISTED where nothing is mailed: an operator tells the person. FAILED: the mail could not be sent. PHONED: an operator has told
 * the person.
 */
export const NOTIFICATION_STATES = ['WAITING', 'SENT', 'LISTED', 'FAILED', 'PHONED'] as const;

/**
 * Why nothing was mailed although there is a mail server: the person has given no address, or has not confirmed it, or too many
 * mails went to it, or about the account, within a day.
 */
export const NOT_MAILED = ['NO_EMAIL', 'UNCONFIRMED', 'TOO_MANY'] as const;
export type NotMailed = (typeof NOT_MAILED)[number];

const id = z.uuid();
const state = z.enum(NOTIFICATION_STATES);

const notification = z.object({
  id,
  /** Of the application or grievance, which alone says who is notified. */
  number: z.string(),
  event: z.enum(NOTIFICATION_EVENTS),
  state,
  tries: z.number(),
  /** Why the last try failed: a code of SMTP, or of the connection. Of a LISTED one, one of `NOT_MAILED`; null without a mail server. */
  problem: z.nullable(z.string()),
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
