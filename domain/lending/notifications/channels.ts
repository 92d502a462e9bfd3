/** By what people are reached, in the order in which a deployment tries them unless it says otherwise. */
export const CHANNELS = ['sms', 'whatsapp', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Channels to the number of the account, which is proved by the code that signs in. */
export const PHONE_CHANNELS = ['sms', 'whatsapp'] as const satisfies readonly Channel[];
export type PhoneChannel = (typeof PHONE_CHANNELS)[number];

/** What has become of a notice on one channel. SKIPPED: it was not sent there. */
export const SEND_STATES = [
  'SENDING',
  'ACCEPTED',
  'DELIVERED',
  'READ',
  'FAILED',
  'SKIPPED',
] as const;
export type SendState = (typeof SEND_STATES)[number];

/**
 * Why a channel was not used: the person has no email, or has not confirmed it; has not agreed to the channel, or has turned
 * it off; there is no approved template for this notice; too many went to the account or address within a day.
 */
export const NOT_SENT = [
  'NO_EMAIL',
  'UNCONFIRMED',
  'NOT_AGREED',
  'TURNED_OFF',
  'NO_TEMPLATE',
  'TOO_MANY',
] as const;
export type NotSentReason = (typeof NOT_SENT)[number];
