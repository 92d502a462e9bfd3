import type { MatchedProduct } from '#domain/lending/matching/match.ts';
import { weekdayAndMomentInWords } from '#renderer/i18n/days-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { instalmentLines } from '#renderer/ui/key-facts/instalment-lines.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';
import type { ShownOffer } from '#renderer/features/applications/offers/shown-offer.ts';
import type { StatementFigures } from '#renderer/features/applications/offers/statement/statement-figures.ts';
import { formatPercent } from '#renderer/ui/text/percent.ts';

/** What is compared, one row each. */
export const FACT_NAMES = [
  'amount',
  'disbursed',
  'months',
  'rate',
  'apr',
  'instalment',
  'perDay',
  'total',
  'cost',
  'fees',
  'penal',
  'valid',
  'coolingOff',
] as const;
type FactName = (typeof FACT_NAMES)[number];

export type OfferFact = {
  readonly name: FactName;
  readonly value: string;
  /** More of it, in the language of the statement. */
  readonly lines: readonly string[];
  /** What was shown at matching, where it was something else. */
  readonly before: string | null;
};

type Words = Pick<Translator, 't' | 'language'>;

/** What an offer says, and where it is not what was shown at matching. */
export function offerFacts(
  { figures, matched, validUntil }: Pick<ShownOffer, 'figures' | 'matched' | 'validUntil'>,
  words: Words,
): readonly OfferFact[] {
  if (figures === null) return [];
  const now = valuesOf(figures, words);
  const then = matched === null ? {} : matchedValues(matched, words);
  const lines = linesOf(figures, words);
  const valid = words.t('loanOffers.until', {
    moment: weekdayAndMomentInWords(validUntil - 1, words.language),
  });
  return FACT_NAMES.map((name) => {
    const value = name === 'valid' ? valid : now[name];
    const before = name === 'valid' ? undefined : then[name];
    return {
      name,
      value,
      lines: lines[name] ?? [],
      before: before === undefined || before === value ? null : before,
    };
  });
}

type Values = { readonly [Name in Exclude<FactName, 'valid'>]: string };

function valuesOf(figures: StatementFigures, { t }: Words): Values {
  const { firstYearRate, rate } = figures;
  return {
    amount: inRupees(figures.amount),
    disbursed: inRupees(figures.disbursed),
    months: t('loanOffers.months', { count: figures.months }),
    rate:
      firstYearRate === null
        ? formatPercent(rate)
        : t('loanOffers.rateThen', {
            first: formatPercent(firstYearRate),
            later: formatPercent(rate),
          }),
    apr: formatPercent(figures.apr),
    instalment: inRupees(figures.instalment),
    perDay: inRupees(figures.instalmentPerDay),
    total: inRupees(figures.totalPaid),
    cost: inRupees(figures.totalCost),
    fees: figures.feesInAll === 0 ? t('loanOffers.noFees') : inRupees(figures.feesInAll),
    penal: formatPercent(figures.penalRate),
    coolingOff: t('loanOffers.days', { count: figures.coolingOffDays }),
  };
}

/** The matching says no rate, only what follows from it. */
function matchedValues(
  { offer, penalCharge, coolingOffDays }: MatchedProduct,
  { t }: Words,
): Partial<Values> {
  const fees = offer.fees.reduce((sum, { amount }) => sum + amount, 0);
  return {
    amount: inRupees(offer.amount),
    disbursed: inRupees(offer.disbursed),
    months: t('loanOffers.months', { count: offer.months }),
    apr: formatPercent(offer.apr),
    instalment: inRupees(offer.instalment),
    perDay: inRupees(offer.instalmentPerDay),
    total: inRupees(offer.totalPaid),
    cost: inRupees(offer.totalCost),
    fees: fees === 0 ? t('loanOffers.noFees') : inRupees(fees),
    penal: formatPercent(penalCharge.percent),
    coolingOff: t('loanOffers.days', { count: coolingOffDays }),
  };
}

function linesOf(
  { rateType, instalments, fees, penalRule }: StatementFigures,
  { t }: Words,
): { readonly [Name in FactName]?: readonly string[] } {
  const [first, , third] = instalments;
  return {
    rate: [rateType],
    // Two runs are the usual case: all equal ones, and the last one.
    instalment: first === undefined || third === undefined ? [] : instalmentLines(instalments, t),
    fees: fees.map(({ label, paise, text }) => `${label}: ${inRupees(paise)} (${text})`),
    penal: [penalRule],
  };
}
