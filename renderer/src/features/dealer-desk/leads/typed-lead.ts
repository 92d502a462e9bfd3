/** A lead as typed into its form. */
import { daysAfter } from '#domain/days.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import type { Lead, LeadValues } from '#contract/dealers/leads.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { LEAD_SOURCES, type LeadStatus, NEXT_STEPS } from '#domain/lending/leads.ts';
import { VEHICLE_KINDS } from '#domain/lending/catalogue/product.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { atMost, mobileNumber, noAadhaar, requiredText } from '#renderer/ui/form/fields/schemas.ts';

const messageKey = (key: PlainKey) => key;

export const typedLead = z
  .object({
    name: requiredText(80),
    mobileNumber,
    /** Empty if not yet known. */
    vehicleKind: z.string(),
    /** Empty for none. */
    step: z.string(),
    on: z.string(),
    /** Empty if not known. */
    source: z.string(),
    language: z.string(),
    note: z.string().check(z.trim(), atMost(500), noAadhaar()),
  })
  .check(
    z.refine(({ step, on }) => step === '' || z.iso.date().safeParse(on).success, {
      error: messageKey('leads.error.day'),
      path: ['on'],
    }),
  );

export type TypedLead = z.output<typeof typedLead>;
export type LeadField = keyof TypedLead;

export const LEAD_FIELDS = [
  'name',
  'mobileNumber',
  'vehicleKind',
  'step',
  'on',
  'source',
  'language',
  'note',
] as const satisfies readonly LeadField[];

export const leadRules = zodResolver(typedLead);

/**
 * Whether the day of the next step is past, and somebody chose it just now. One that was saved stays, overdue. Only the form
 * asks: what was written without a network may be sent a day later.
 */
export function isNewPastDay({ step, on }: TypedLead, seen: Lead | null): boolean {
  const before = seen?.status.state === 'OPEN' ? seen.status.next?.on : undefined;
  return step !== '' && on < indianToday() && on !== before;
}

/** How a new lead begins: to be called tomorrow. */
export const newLead = (language: Language, today: string): TypedLead => ({
  name: '',
  mobileNumber: '',
  vehicleKind: '',
  step: 'call',
  on: daysAfter(today, 1),
  source: 'walk-in',
  language,
  note: '',
});

/** A lead as it would be typed. */
export function typedOf({
  name,
  mobileNumber: number,
  vehicleKind,
  source,
  language,
  note,
  status,
}: LeadValues): TypedLead {
  const next = status.state === 'OPEN' ? status.next : null;
  return {
    name,
    mobileNumber: number,
    vehicleKind: vehicleKind ?? '',
    step: next?.step ?? '',
    on: next?.on ?? '',
    source: source ?? '',
    language,
    note,
  };
}

/** What is saved. A lead that is won or lost stays so. */
export function valuesOf(typed: TypedLead, status: LeadStatus): LeadValues {
  const { name, mobileNumber: number, note } = typed;
  return {
    name,
    mobileNumber: number,
    note,
    vehicleKind: VEHICLE_KINDS.find((kind) => kind === typed.vehicleKind) ?? null,
    source: LEAD_SOURCES.find((source) => source === typed.source) ?? null,
    language: LANGUAGES.find((language) => language === typed.language) ?? 'hi',
    status: status.state === 'OPEN' ? { state: 'OPEN', next: nextOf(typed) } : status,
  };
}

function nextOf({ step: typedStep, on }: TypedLead) {
  const step = NEXT_STEPS.find((each) => each === typedStep);
  return step === undefined ? null : { step, on };
}

/** The unchanged values of a lead, with another status. */
export const withStatus = (lead: Lead, status: LeadStatus): LeadValues => ({
  ...valuesOf(typedOf(lead), lead.status),
  status,
});
