import type { Reason } from '#domain/lending/matching/match.ts';
import type { Paise } from '#domain/money/money.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';
import { listInWords } from '#renderer/i18n/list-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { formatPercent } from '#renderer/ui/text/percent.ts';

/** PIN codes that are named; the others are counted. */
const MAX_PREFIXES = 8;

/** Names joined as in a sentence, by the word for 'or'. */
export const anyOf = (names: readonly string[], { language }: Translator): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(names);

/** Why a lender does not match, in plain words. */
export function reasonInWords(reason: Reason, translator: Translator): string {
  const { t } = translator;
  switch (reason.rule) {
    case 'vehicle-kind':
      return t('matchReason.vehicle', {
        limit: anyOf(
          reason.limit.map((kind) => t(`matching.kind.${kind}`)),
          translator,
        ),
        actual: t(`matching.kind.${reason.actual}`),
      });
    case 'loan-to-value':
      return t('matchReason.loanToValue', {
        ...limitAndActual(reason),
        percent: formatPercent(reason.maxPercent),
        base: t(`matchReason.base.${reason.base}`),
      });
    case 'pin-code':
      return t('matchReason.pinCode', {
        limit: prefixesInWords(reason.limit, translator),
        actual: reason.actual,
      });
    case 'date-of-birth-needed': {
      const { minAtApplication: least, maxAtMaturity: most } = reason.limit;
      return t('matchReason.dateOfBirth', { least, most, actual: reason.actual });
    }
    case 'instalment-share':
      return t(SHARES[reason.of], {
        ...limitAndActual(reason),
        percent: formatPercent(reason.maxPercent),
      });
    case 'guarantor':
      return reason.limit === 0
        ? t('matchReason.guarantorAlways')
        : t('matchReason.guarantor', { limit: inRupees(reason.limit) });
    case 'amount-min':
    case 'amount-max':
    case 'monthly-income':
      return t(AMOUNTS[reason.rule], limitAndActual(reason));
    case 'tenure-min':
    case 'tenure-max':
    case 'age-at-application':
    case 'age-at-maturity':
    case 'months-of-work':
      return t(NUMBERS[reason.rule], { limit: reason.limit, actual: reason.actual });
  }
}

const SHARES = {
  income: 'matchReason.shareOfIncome',
  surplus: 'matchReason.shareOfSurplus',
} as const;

const AMOUNTS = {
  'amount-min': 'matchReason.amountMin',
  'amount-max': 'matchReason.amountMax',
  'monthly-income': 'matchReason.income',
} as const;

const NUMBERS = {
  'tenure-min': 'matchReason.tenureMin',
  'tenure-max': 'matchReason.tenureMax',
  'age-at-application': 'matchReason.ageAtApplication',
  'age-at-maturity': 'matchReason.ageAtMaturity',
  'months-of-work': 'matchReason.monthsOfWork',
} as const;

function limitAndActual({ limit, actual }: { readonly limit: Paise; readonly actual: Paise }) {
  return { limit: inRupees(limit), actual: inRupees(actual) };
}

function prefixesInWords(prefixes: readonly string[], translator: Translator): string {
  const more = prefixes.length - MAX_PREFIXES;
  if (more <= 1) return anyOf(prefixes, translator);
  return translator.t('matchReason.andMore', {
    listed: listInWords(prefixes.slice(0, MAX_PREFIXES), translator.language),
    count: more,
  });
}
