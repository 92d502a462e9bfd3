/** What a version of a product says, in words: for reading, and for comparing two versions. */
import type { DocumentKind } from '#domain/lending/documents.ts';
import {
  DOCUMENTS_AFTER_SANCTION,
  DOCUMENTS_BEFORE_SANCTION,
  kindsAskedOf,
} from '#domain/lending/documents.ts';
import type { Fee } from '#domain/lending/catalogue/fees.ts';
import {
  type ProductVersion,
  type Rate,
  VEHICLE_KINDS,
} from '#domain/lending/catalogue/product.ts';
import { daysInWords } from '#renderer/i18n/spans-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { formatPercent } from '#renderer/ui/text/percent.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';

/** One line. Lines of two versions with the same key are about the same thing. */
export type Term = { readonly key: string; readonly label: string; readonly value: string };

type T = Translator['t'];

/** Every line, in the order of the form. What differs between two versions differs in these lines. */
export function termsOf(product: ProductVersion, { t, language }: Translator): readonly Term[] {
  const line = (key: PlainTerm, value: string): Term => ({
    key,
    label: t(`productTerms.${key}`),
    value,
  });
  const { names, amount, tenure, penalCharge, loanToValue, eligibility, documents } = product;
  const listed = (items: readonly string[]) =>
    items.length === 0
      ? t('productTerms.none')
      : new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
  const papers = (kinds: readonly DocumentKind[], asked: readonly DocumentKind[]) =>
    listed(
      kinds
        .filter((kind) => asked.includes(kind))
        .map((kind) => t(`applications.document.${kind}`)),
    );
  return [
    line('nameEn', names.en),
    line('nameHi', names.hi),
    line(
      'vehicleKinds',
      listed(
        VEHICLE_KINDS.filter((kind) => product.vehicleKinds.includes(kind)).map((kind) =>
          t(`matching.kind.${kind}`),
        ),
      ),
    ),
    line('amount', rangeOf(t, amount)),
    line('tenure', t('productTerms.monthRange', tenure)),
    line('rate', rateInWords(t, product.rate)),
    ...feeLines(t, product.fees),
    line('penalPercent', formatPercent(penalCharge.percent)),
    line('penalEn', penalCharge.words.en),
    line('penalHi', penalCharge.words.hi),
    line(
      'loanToValue',
      t('productTerms.ofBase', {
        percent: formatPercent(loanToValue.maxPercent),
        base: t(`productTerms.base.${loanToValue.base}`),
      }),
    ),
    ...eligibilityLines(t, line, eligibility),
    line(
      'beforeSanction',
      papers(DOCUMENTS_BEFORE_SANCTION, kindsAskedOf(documents.beforeSanction, true)),
    ),
    line('afterSanction', papers(DOCUMENTS_AFTER_SANCTION, documents.afterSanction)),
    line('coolingOffDays', daysInWords(product.coolingOffDays, language)),
  ];
}

type PlainTerm =
  | 'nameEn'
  | 'nameHi'
  | 'vehicleKinds'
  | 'amount'
  | 'tenure'
  | 'rate'
  | 'penalPercent'
  | 'penalEn'
  | 'penalHi'
  | 'loanToValue'
  | 'age'
  | 'instalmentShare'
  | 'minMonthlyIncome'
  | 'pinPrefixes'
  | 'minMonthsOfWork'
  | 'guarantor'
  | 'beforeSanction'
  | 'afterSanction'
  | 'coolingOffDays';

function eligibilityLines(
  t: T,
  line: (key: PlainTerm, value: string) => Term,
  eligibility: ProductVersion['eligibility'],
): readonly Term[] {
  const { age, instalmentShare, guarantor, pinPrefixes, minMonthsOfWork } = eligibility;
  const ages = { least: age.minAtApplication, most: age.maxAtMaturity };
  return [
    line('age', t('productTerms.ages', ages)),
    line(
      'instalmentShare',
      t(`productTerms.shareOf.${instalmentShare.of}`, {
        percent: formatPercent(instalmentShare.maxPercent),
      }),
    ),
    line('minMonthlyIncome', inRupees(eligibility.minMonthlyIncome)),
    line('pinPrefixes', prefixesInWords(t, pinPrefixes)),
    line(
      'minMonthsOfWork',
      minMonthsOfWork === undefined
        ? t('productTerms.notAsked')
        : t('productTerms.monthsAtLeast', { count: minMonthsOfWork }),
    ),
    line(
      'guarantor',
      guarantor.kind === 'above'
        ? t('productTerms.guarantors.above', { amount: inRupees(guarantor.amount) })
        : t(`productTerms.guarantors.${guarantor.kind}`),
    ),
  ];
}

const rangeOf = (t: T, { min, max }: ProductVersion['amount']): string =>
  t('productTerms.range', { min: inRupees(min), max: inRupees(max) });

export function prefixesInWords(t: T, prefixes: readonly string[]): string {
  if (prefixes.length === 0) return t('productTerms.allOfIndia');
  return t('productTerms.prefixes', {
    count: prefixes.length,
    list: prefixes.toSorted().join(', '),
  });
}

export function rateInWords(t: T, rate: Rate): string {
  const percent = formatPercent(rate.percent);
  if (rate.kind === 'flat') return t('productTerms.flat', { percent });
  return rate.firstYearPercent === undefined
    ? t('productTerms.reducing', { percent })
    : t('productTerms.reducingFrom', { first: formatPercent(rate.firstYearPercent), percent });
}

/** By their names; of several with the same names, by their place among them. */
function feeLines(t: T, fees: readonly Fee[]): readonly Term[] {
  const seen = new Map<string, number>();
  return fees.map((fee) => {
    const names = JSON.stringify([fee.names.en, fee.names.hi]);
    const place = (seen.get(names) ?? 0) + 1;
    seen.set(names, place);
    const label = t('productTerms.fee', fee.names);
    return {
      key: `fee ${place} ${names}`,
      label: place === 1 ? label : `${label} (${place})`,
      value: feeInWords(t, fee),
    };
  });
}

function feeInWords(t: T, fee: Fee): string {
  const how = t(fee.isDeducted ? 'productTerms.deducted' : 'productTerms.besides');
  if (fee.kind === 'fixed') return [inRupees(fee.paise), how].join(', ');
  const { percent, minPaise, maxPaise } = fee;
  return [
    t('productTerms.feePercent', { percent: formatPercent(percent) }),
    ...(minPaise === undefined ? [] : [t('productTerms.feeMin', { amount: inRupees(minPaise) })]),
    ...(maxPaise === undefined ? [] : [t('productTerms.feeMax', { amount: inRupees(maxPaise) })]),
    how,
  ].join(', ');
}
