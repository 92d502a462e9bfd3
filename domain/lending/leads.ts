/** What a dealer notes about somebody who may buy a vehicle. */
import * as z from 'zod/mini';
import { foldedScript } from '#domain/folded-script.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { withLatinDigits } from '#domain/latin-digits.ts';
import { VEHICLE_KINDS } from '#domain/lending/catalogue/product.ts';

/** What the dealer's staff do next. */
export const NEXT_STEPS = ['call', 'showroom-visit', 'test-drive', 'quote', 'documents'] as const;

/** Why a lead came to nothing. */
export const LOST_REASONS = [
  'bought-elsewhere',
  'too-expensive',
  'no-loan',
  'not-interested',
  'not-reached',
  'other',
] as const;

/** How somebody came to be a lead. */
export const LEAD_SOURCES = [
  'walk-in',
  'phone',
  'referral',
  'roadshow',
  'online',
  'existing-customer',
  'other',
] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

/** The state of a lead: WON means a vehicle is bought. Staff may correct what they said, so any state can follow any. */
export const LEAD_STATES = ['OPEN', 'WON', 'LOST'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

const MAX_NAME = 80;
export const MAX_NOTE = 500;

/** Per dealer: more come from a script. */
export const MAX_LEADS = 20_000;
export const MAX_QUOTES = 50;

export const leadStatus = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('OPEN'),
    next: z.nullable(z.strictObject({ step: z.enum(NEXT_STEPS), on: z.iso.date() })),
  }),
  z.strictObject({ state: z.literal('WON') }),
  z.strictObject({ state: z.literal('LOST'), reason: z.enum(LOST_REASONS) }),
]);
export type LeadStatus = z.infer<typeof leadStatus>;

/** What staff say about a lead, except the mobile number, which the contract checks. */
export const leadDetails = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NAME)),
  /** null: not known yet. */
  vehicleKind: z.nullable(z.enum(VEHICLE_KINDS)),
  /** null: not known. */
  source: z._default(z.nullable(z.enum(LEAD_SOURCES)), null),
  /** The customer's. */
  language: z.enum(LANGUAGES),
  /** Empty for none. No Aadhaar number. */
  note: z.string().check(z.trim(), z.maxLength(MAX_NOTE)),
  status: leadStatus,
} as const;

/** A name as it is searched for: letters and digits only, in lower case, so that spaces, case, spellings of a script and its digits do not matter. */
export const searchable = (text: string): string =>
  withLatinDigits(foldedScript(text))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Whether somebody who typed `search` may mean this lead: a part of the name, or of the number's digits. */
export function isMeant(
  { name, mobileNumber }: { readonly name: string; readonly mobileNumber: string },
  search: string,
): boolean {
  const wanted = searchable(search);
  if (searchable(name).includes(wanted)) return true;
  const digits = wanted.replace(/^(?:91(?=\d{10}$)|0(?=\d{10}$))/, '');
  return /^\d+$/.test(digits) && mobileNumber.includes(digits);
}
