import type { Reviewed } from '#renderer/features/operator/application/shared/reviewed.ts';
import type { SectionName } from '#domain/lending/sections.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { formatMoney } from '#renderer/ui/text/money.tsx';

type Content = NonNullable<Reviewed['content']>;
type Sections = Content['sections'];
export type ShownAnswer = { readonly label: string; readonly value: string };

const PAISE = 100;

type Shown = string | null | undefined;

function identityOf({ t, language }: Translator, values: Sections['identity']): Shown[][] {
  const { fullName, dateOfBirth, pan, hasNoPan, aadhaarLastFour, drivingLicence } = values;
  const day = dateOfBirth == null ? null : dayInWords(dateOfBirth, language);
  return [
    [t('review.field.identity.fullName'), fullName],
    [t('review.field.identity.dateOfBirth'), day],
    [t('review.field.identity.pan'), hasNoPan === true ? t('review.noPan') : pan],
    [t('review.field.identity.aadhaarLastFour'), aadhaarLastFour],
    [t('review.field.identity.drivingLicence'), drivingLicence],
  ];
}

function addressOf({ t }: Translator, values: Sections['address']): Shown[][] {
  const { house, locality, district, state, pinCode, home } = values;
  return [
    [t('review.field.address.house'), house],
    [t('review.field.address.locality'), locality],
    [t('review.field.address.district'), district],
    [t('review.field.address.state'), state],
    [t('review.field.address.pinCode'), pinCode],
    [t('review.field.address.home'), home == null ? null : t(`review.value.${home}`)],
  ];
}

const money = (paise: number | null | undefined) =>
  paise == null ? null : formatMoney(paise / PAISE);
const count = (number: number | null | undefined) => (number == null ? null : String(number));

function workOf({ t }: Translator, values: Sections['work']): Shown[][] {
  const { occupation, monthsOfWork, per, income, costs, dependants } = values;
  return [
    [
      t('review.field.work.occupation'),
      occupation == null
        ? null
        : t(`review.value.${occupation === 'other' ? 'otherWork' : occupation}`),
    ],
    [t('review.field.work.monthsOfWork'), count(monthsOfWork)],
    [t('review.field.work.per'), per == null ? null : t(`review.value.${per}`)],
    [t('review.field.work.income'), money(income)],
    [t('review.field.work.costs'), money(costs)],
    [t('review.field.work.dependants'), count(dependants)],
  ];
}

function vehicleOf({ t }: Translator, values: Sections['vehicle']): Shown[][] {
  const { vehicleKind, model, exShowroomPrice, onRoadPrice, downPayment, months, dealerName } =
    values;
  return [
    [
      t('review.field.vehicle.vehicleKind'),
      vehicleKind == null ? null : t(`matching.kind.${vehicleKind}`),
    ],
    [t('review.field.vehicle.model'), model],
    [t('review.field.vehicle.exShowroomPrice'), money(exShowroomPrice)],
    [t('review.field.vehicle.onRoadPrice'), money(onRoadPrice)],
    [t('review.field.vehicle.downPayment'), money(downPayment)],
    [t('review.field.vehicle.months'), count(months)],
    [t('review.field.vehicle.dealerName'), dealerName],
  ];
}

function bankOf({ t }: Translator, { holder, accountNumber, ifsc }: Sections['bank']): Shown[][] {
  return [
    [t('review.field.bank.holder'), holder],
    [t('review.field.bank.accountNumber'), accountNumber],
    [t('review.field.bank.ifsc'), ifsc],
  ];
}

/** What a section says, field by field, in words. */
export function answersOf(
  translator: Translator,
  sections: Sections,
  section: SectionName,
): readonly ShownAnswer[] {
  const rows = {
    identity: () => identityOf(translator, sections.identity),
    address: () => addressOf(translator, sections.address),
    work: () => workOf(translator, sections.work),
    vehicle: () => vehicleOf(translator, sections.vehicle),
    bank: () => bankOf(translator, sections.bank),
  }[section]();
  return rows.map(([label, value]) => ({
    label: label ?? '',
    value: value == null || value === '' ? translator.t('review.empty') : value,
  }));
}
