/**
 * What happens, as other systems of the deployment are told of it: a POST of one event to the address of a subscription,
 * signed as a detached JWS (HS256) by the subscription's secret, until the subscriber answers with 2xx. It may come more than
 * once, always with the same `id`, and never before one with a lower `number`. Money in whole paise, times in ISO 8601.
 */
import * as z from 'zod/mini';
import { EVENT_KINDS, PERSONAL_FIELD_NAMES } from '#domain/lending/events.ts';
import { GRIEVANCE_SUBJECTS } from '#domain/lending/grievances.ts';
import {
  APPLICATION_OUTCOMES,
  APPLICATION_STATES,
} from '#domain/lending/states/application-states.ts';
import { GRIEVANCE_STATES } from '#domain/lending/states/grievance-states.ts';
import { OFFER_STATES } from '#domain/lending/states/offer-states.ts';
import { applicationNumber, recordVersion, slug } from '#contract/applications/call.ts';
import { grievanceNumber } from '#contract/applications/grievances.ts';

export const eventKind = z.enum(EVENT_KINDS);
export const personalField = z.enum(PERSONAL_FIELD_NAMES);

/** What was approved beyond IDs, states and times; null where it is not there, or no longer. */
export const personalFields = z.partialRecord(
  personalField,
  z.nullable(z.union([z.string(), z.int()])),
);
export type PersonalFields = z.infer<typeof personalFields>;

const marked = {
  /** The same however often it is sent. */
  id: z.uuid(),
  /** Its place in the order of all events; some numbers are left out. */
  number: z.int(),
  at: z.iso.datetime(),
  personal: personalFields,
};

export const connectedEvent = z.discriminatedUnion('kind', [
  z.strictObject({
    ...marked,
    kind: z.literal('application-changed'),
    application: applicationNumber,
    state: z.enum(APPLICATION_STATES),
    /** How it ended; null until it is CLOSED. */
    outcome: z.nullable(z.enum(APPLICATION_OUTCOMES)),
    version: recordVersion,
  }),
  z.strictObject({
    ...marked,
    kind: z.literal('offer-changed'),
    application: applicationNumber,
    offer: z.uuid(),
    lender: slug,
    state: z.enum(OFFER_STATES),
  }),
  z.strictObject({
    ...marked,
    kind: z.literal('payment-reported'),
    application: applicationNumber,
    lender: slug,
    /** From 1, within the application. */
    position: z.int(),
  }),
  z.strictObject({
    ...marked,
    kind: z.literal('grievance-changed'),
    grievance: grievanceNumber,
    /** null where it concerns none, or one that is no longer there. */
    application: z.nullable(applicationNumber),
    subject: z.enum(GRIEVANCE_SUBJECTS),
    state: z.enum(GRIEVANCE_STATES),
    version: recordVersion,
  }),
]);
export type ConnectedEvent = z.infer<typeof connectedEvent>;
