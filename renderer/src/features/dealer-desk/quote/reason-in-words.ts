import type { Reason } from '#domain/lending/matching/match.ts';
import { minus } from '#domain/money/money.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { formatPercent } from '#renderer/ui/text/percent.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';

/** Why a lender cannot lend what is quoted, for who draws the quote up. */
export function reasonInWords(reason: Reason, { t, language }: Translator): string {
  switch (reason.rule) {
    case 'vehicle-kind': {
      const kinds = reason.limit.map((kind) => t(`matching.kind.${kind}`));
      const limit = new Intl.ListFormat(language, { type: 'conjunction' }).format(kinds);
      return t('dealerQuote.reason.vehicle', { limit });
    }
    case 'amount-min':
    case 'amount-max':
      return t(AMOUNTS[reason.rule], {
        limit: inRupees(reason.limit),
        actual: inRupees(reason.actual),
      });
    case 'tenure-min':
    case 'tenure-max':
      return t(TENORS[reason.rule], { limit: reason.limit, actual: reason.actual });
    case 'loan-to-value':
      return t('dealerQuote.reason.loanToValue', {
        percent: formatPercent(reason.maxPercent),
        base: t(`dealerQuote.figures.base.${reason.base}`),
        limit: inRupees(reason.limit),
        actual: inRupees(reason.actual),
        more: inRupees(minus(reason.actual, reason.limit)),
      });
    case 'pin-code':
    case 'age-at-application':
    case 'age-at-maturity':
    case 'date-of-birth-needed':
    case 'monthly-income':
    case 'instalment-share':
    case 'months-of-work':
    case 'guarantor':
      return t('dealerQuote.reason.otherwise');
  }
}

const AMOUNTS = {
  'amount-min': 'dealerQuote.reason.amountMin',
  'amount-max': 'dealerQuote.reason.amountMax',
} as const;

const TENORS = {
  'tenure-min': 'dealerQuote.reason.tenureMin',
  'tenure-max': 'dealerQuote.reason.tenureMax',
} as const;
