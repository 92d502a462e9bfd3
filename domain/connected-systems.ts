/** Other systems of a deployment, such as its CRM: what they subscribe to, and keys with which they call. */
import type { PersonalField } from '#domain/lending/events.ts';

export const SUBSCRIPTION_STATES = ['PROPOSED', 'ACTIVE', 'PAUSED', 'REVOKED'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

export const API_KEY_STATES = ['PROPOSED', 'ACTIVE', 'REVOKED'] as const;
export type ApiKeyState = (typeof API_KEY_STATES)[number];

/** What keys may be given for. */
export const KEY_CALLS = ['readApplication', 'readEvents'] as const;
export type KeyCall = (typeof KEY_CALLS)[number];

export const MAX_SUBSCRIPTIONS = 20;
export const MAX_API_KEYS = 50;
/** Hours for which both secrets sign after a change. */
export const OLD_SECRET_HOURS = 48;
/** Days after which a key ends at the latest. */
export const MAX_KEY_DAYS = 366;
export const MAX_CALLS_A_MINUTE = 600;

/** Whether what is proposed takes another operator. */
export const takesTwo = (fields: readonly PersonalField[]): boolean => fields.length > 0;

/** How many letters of a key are shown to know it by: `rk_` and eight more. */
export const KEY_PREFIX_LENGTH = 11;
export const API_KEY = /^rk_[a-z\d]{8}_[\w-]{43}$/;
const KNOWN_BY = 'abcdefghijkmnpqrstuvwxyz23456789';
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** So many letters, each with as many bits as the alphabet, of 32 or 64 letters, has. */
const letters = (random: Random, alphabet: string, count: number) =>
  [...random(count)].map((byte) => alphabet[byte % alphabet.length] ?? '').join('');

type Random = (bytes: number) => Uint8Array;

/** A secret of 258 bits, by which a subscriber checks signatures. */
export const newSecret = (random: Random): string => letters(random, BASE64URL, 43);

/** A key of 258 bits, after letters to know it by. */
export const newApiKey = (random: Random): string =>
  `rk_${letters(random, KNOWN_BY, 8)}_${newSecret(random)}`;
