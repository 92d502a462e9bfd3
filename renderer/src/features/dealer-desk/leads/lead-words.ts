import type { Lead } from '#contract/dealers/leads.ts';
import { DAY_MS } from '#domain/days.ts';
import { LANGUAGES } from '#domain/languages.ts';
import {
  LEAD_SOURCES,
  type LOST_REASONS,
  type LeadSource,
  type LeadStatus,
  NEXT_STEPS,
} from '#domain/lending/leads.ts';
import { VEHICLE_KINDS } from '#domain/lending/catalogue/product.ts';
import type { LeadField } from '#renderer/features/dealer-desk/leads/typed-lead.ts';
import { type Branches, branchInWords } from '#renderer/features/dealer-desk/shared/branches.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { nameOfLanguage } from '#renderer/i18n/language-forms.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

type NextStep = (typeof NEXT_STEPS)[number];
export type LostReason = (typeof LOST_REASONS)[number];

/** `Call, 24 Nov 2026`. */
export function nextInWords(
  { t, language }: Translator,
  next: { readonly step: NextStep; readonly on: string } | null,
): string {
  if (next === null) return t('leads.noStep');
  return t('leads.stepOn', {
    step: t(`leads.step.${next.step}`),
    day: dayInWords(next.on, language),
  });
}

/** The status of a lead, with the reason where it is lost. */
export function stateInWords({ t }: Translator, status: LeadStatus): string {
  return status.state === 'LOST'
    ? t('leads.lostBecause', { reason: reasonInWords({ t }, status.reason) })
    : t(`leads.state.${status.state}`);
}

/** Why a lead is lost. */
export const reasonInWords = ({ t }: Pick<Translator, 't'>, reason: LostReason): string =>
  t(reason === 'other' ? 'leads.reason.another' : `leads.reason.${reason}`);

/** How somebody came to be a lead. */
export const sourceInWords = ({ t }: Pick<Translator, 't'>, source: LeadSource): string =>
  t(source === 'other' ? 'leads.source.another' : `leads.source.${source}`);

/** Whose a lead is. */
export const ownerInWords = ({ t }: Translator, { owner }: Pick<Lead, 'owner'>): string =>
  owner?.name ?? t('leads.owner.nobody');

/** Which other open lead has a number; of a branch in which one does not work, not whose it is. */
export const duplicateInWords = (
  { t }: Translator,
  branches: Pick<Branches, 'all'>,
  {
    name,
    branch,
    day,
  }: { readonly name: string | null; readonly branch: string | null; readonly day: string },
): string =>
  name === null
    ? t('dealerBranches.duplicate', { day, branch: branchInWords({ t }, branches, branch) })
    : t('leads.duplicate.text', { name, day });

/** How old a lead is. */
export function ageInWords({ t }: Translator, { createdAt }: Lead): string {
  const days = Math.max(0, Math.floor((Date.now() - createdAt) / DAY_MS));
  return days === 0 ? t('leads.age.today') : t('leads.age.days', { count: days });
}

/** `98000 00001`, as numbers are read out. */
export const numberInWords = (digits: string): string =>
  `${digits.slice(0, 5)} ${digits.slice(5)}`.trim();

/** What a field of the form holds. */
export function typedInWords({ t, language }: Translator, field: LeadField, typed: string): string {
  if (typed === '') return t('leads.nothing');
  switch (field) {
    case 'vehicleKind': {
      const kind = VEHICLE_KINDS.find((each) => each === typed);
      return kind === undefined ? typed : t(`matching.kind.${kind}`);
    }
    case 'step': {
      const step = NEXT_STEPS.find((each) => each === typed);
      return step === undefined ? typed : t(`leads.step.${step}`);
    }
    case 'source': {
      const source = LEAD_SOURCES.find((each) => each === typed);
      return source === undefined ? typed : sourceInWords({ t }, source);
    }
    case 'language': {
      const spoken = LANGUAGES.find((each) => each === typed);
      return spoken === undefined ? typed : nameOfLanguage(spoken);
    }
    case 'on':
      return dayInWords(typed, language);
    case 'mobileNumber':
      return numberInWords(typed);
    case 'name':
    case 'note':
      return typed;
  }
}
