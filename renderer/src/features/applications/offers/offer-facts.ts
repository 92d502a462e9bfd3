import { COST_NAMES, type CostName } from '#domain/lending/offers/cost-breakdown.ts';
import type { MatchedProduct } from '#domain/lending/matching/match.ts';
import { weekdayAndMomentInWords } from '#renderer/i18n/days-in-words.ts';
import { daysInWords, monthsInWords } from '#renderer/i18n/spans-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { costInWords, loanIn } from '#renderer/ui/cost/cost-in-words.ts';
import type { ShownOffer } from '#renderer/features/applications/offers/shown-offer.ts';
import type { StatementFigures } from '#renderer/features/applications/offers/statement-figures.ts';
import { formatPercent } from '#renderer/ui/text/percent.ts';

const TERM_NAMES = ['months', 'rate', 'penal', 'valid', 'coolingOff'] as const;
type TermName = (typeof TERM_NAMES)[number];

/** How many rows there are, each compared with the same one of the other offers. */
export const FACT_COUNT = COST_NAMES.length + TERM_NAMES.length;

export type OfferFact = {
  readonly name: CostName | TermName;
  readonly label: string;
  readonly value: string;
  /** More of it, in the language of the statement. */
  readonly lines: readonly string[];
  /** What was shown at matching, where it was something else. */
  readonly before: string | null;
};

type Words = Pick<Translator, 't' | 'language'>;
type Fact = Omit<OfferFact, 'before'>;

/** What an offer says, and where it is not what was shown at matching. */
export function offerFacts(
  { figures, matched, validUntil }: Pick<ShownOffer, 'figures' | 'matched' | 'validUntil'>,
  words: Words,
): readonly OfferFact[] {
  if (figures === null) return [];
  const { t, language } = words;
  const valid = t('loanOffers.until', {
    moment: weekdayAndMomentInWords(validUntil - 1, language),
  });
  const then = matched === null ? new Map() : matchedValues(matched, words);
  return [...costInWords(figures.loan, t), ...termsOf(figures, valid, words)].map((fact) => {
    const before = then.get(fact.name);
    return { ...fact, before: before === undefined || before === fact.value ? null : before };
  });
}

function termsOf(
  figures: StatementFigures,
  valid: string,
  { t, language }: Words,
): readonly Fact[] {
  const { firstYearRate, rate } = figures;
  const values: { readonly [Name in TermName]: string } = {
    months: monthsInWords(figures.months, language),
    rate:
      firstYearRate === null
        ? formatPercent(rate)
        : t('loanOffers.rateThen', {
            first: formatPercent(firstYearRate),
            later: formatPercent(rate),
          }),
    penal: formatPercent(figures.penalRate),
    valid,
    coolingOff: daysInWords(figures.coolingOffDays, language),
  };
  const lines: { readonly [Name in TermName]?: readonly string[] } = {
    rate: [figures.rateType],
    penal: [figures.penalRule],
  };
  return TERM_NAMES.map((name) => ({
    name,
    label: t(`loanOffers.facts.${name}`),
    value: values[name],
    lines: lines[name] ?? [],
  }));
}

/** The matching says no rate, only what follows from it. */
function matchedValues(
  { offer, penalCharge, coolingOffDays }: MatchedProduct,
  { t, language }: Words,
): ReadonlyMap<OfferFact['name'], string> {
  return new Map<OfferFact['name'], string>([
    ...costInWords(loanIn(offer, language), t).map(({ name, value }) => [name, value] as const),
    ['months', monthsInWords(offer.months, language)],
    ['penal', formatPercent(penalCharge.percent)],
    ['coolingOff', daysInWords(coolingOffDays, language)],
  ]);
}
