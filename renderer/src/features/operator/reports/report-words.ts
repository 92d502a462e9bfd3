import { purposeTitle } from '#domain/lending/notifications/purpose-title.ts';
import { DECLINE_REASONS } from '#contract/applications/offers.ts';
import { LENDER_REJECT_REASONS } from '#contract/lenders/calls.ts';
import { ALL_REJECTION_REASONS } from '#domain/lending/change-reasons.ts';
import { GRIEVANCE_SUBJECTS } from '#domain/lending/grievances.ts';
import { PURPOSE_NAMES } from '#domain/lending/notifications/notices.ts';
import {
  COMPLAINT_AGES,
  type OutsideValue,
  type ReportColumn,
  type ReportGroup,
  TURN_AROUND_STEPS,
} from '#domain/lending/reports.ts';
import { paise } from '#domain/money/money.ts';
import { postalPlaces } from '#renderer/content/postal-places.ts';
import { spanInWords } from '#renderer/features/operator/dashboard/span-in-words.ts';
import { subjectInWords } from '#renderer/features/operator/service/grievances/grievance-words.ts';
import type { Language } from '#domain/languages.ts';
import { nameIn } from '#domain/languages.ts';
import { monthInWords } from '#renderer/i18n/days-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { inWholeRupees } from '#renderer/ui/text/rupees.ts';

type Names = {
  readonly lenders: ReadonlyMap<string, string>;
  readonly products: ReadonlyMap<string, string>;
};

/** `244: Moradabad`, or the state where no city is known. */
function districtInWords(pinArea: string, language: Language): string {
  const place =
    postalPlaces.find((each) => each.pinArea === pinArea) ??
    postalPlaces.find((each) => each.pinArea === pinArea.slice(0, 2));
  return place === undefined ? pinArea : `${pinArea}: ${nameIn(place.name, language)}`;
}

function reasonInWords(t: Translator['t'], group: string): string {
  const [who, code] = group.split(':');
  if (who === 'service') {
    const reason = ALL_REJECTION_REASONS.find((each) => each === code);
    return reason === undefined ? group : t(`reports.reason.service.${reason}`);
  }
  if (who === 'lender') {
    const reason = LENDER_REJECT_REASONS.find((each) => each === code);
    if (reason === undefined) return group;
    return t(`reports.reason.lender.${reason === 'other' ? 'another' : reason}`);
  }
  const reason = DECLINE_REASONS.find((each) => each === code);
  if (reason === undefined) return group;
  return t(`reports.reason.borrower.${reason === 'other' ? 'another' : reason}`);
}

/** What a group is called. */
export function groupInWords(
  { t, language }: Pick<Translator, 't' | 'language'>,
  by: ReportGroup,
  group: string | null,
  { lenders, products }: Names,
): string {
  if (group === null) return t('reports.unknown');
  switch (by) {
    case 'month':
      return monthInWords(group, language);
    case 'lender':
      return lenders.get(group) ?? group;
    case 'product':
      return products.get(group) ?? group;
    case 'district':
      return districtInWords(group, language);
    case 'reason':
      return reasonInWords(t, group);
    case 'step': {
      const step = TURN_AROUND_STEPS.find((each) => each === group);
      return step === undefined ? group : t(`reports.step.${step}`);
    }
    case 'kind': {
      const subject = GRIEVANCE_SUBJECTS.find((each) => each === group);
      return subject === undefined ? group : subjectInWords(t, subject);
    }
    case 'age': {
      const age = COMPLAINT_AGES.find(({ name }) => name === group);
      return age === undefined ? group : t(`reports.age.${age.name}`);
    }
    case 'purpose': {
      const purpose = PURPOSE_NAMES.find((each) => each === group);
      return purpose === undefined ? group : purposeTitle(purpose, language, '…');
    }
  }
}

/** A figure as people read it. */
export function valueInWords(
  translator: Translator,
  { kind }: ReportColumn,
  value: OutsideValue,
  missing: 'noFigure' | 'notShown' = 'noFigure',
): string {
  const { t } = translator;
  if (value === null) return t(`reports.${missing}`);
  if (value === 'few') return t('reports.fewer');
  switch (kind) {
    case 'count':
      return value.toLocaleString('en-IN');
    case 'money':
      return inWholeRupees(paise(value));
    case 'span':
      return spanInWords(translator, value);
    case 'share':
      return `${value} %`;
  }
}
