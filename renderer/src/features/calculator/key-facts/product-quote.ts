import type { LoanProduct } from '#renderer/content/page-types.ts';
import type { StatedTerms } from '#domain/loans/comparison.ts';
import type { QuotedLoan } from '#renderer/features/calculator/key-facts/quoted-loan.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { formatMoney } from '#renderer/ui/text/money.tsx';
import { formatPercent } from '#renderer/ui/text/percent.ts';

const MONTHS_PER_YEAR = 12;

/** A product at the largest amount, longest tenure and lowest rate stated on its page. */
export function statedTerms({ figures }: LoanProduct): StatedTerms {
  return {
    amount: figures.maximumAmount,
    annualRate: figures.ratePercentFrom,
    months: figures.maximumTermYears * MONTHS_PER_YEAR,
    feePercent: figures.feePercent,
  };
}

/** The same as a quote for the key facts card. */
export function productQuote(product: LoanProduct): QuotedLoan {
  const { amount, annualRate, months, feePercent } = statedTerms(product);
  return {
    terms: { principal: amount, annualRate, months },
    feeToLender: feePercent === null ? null : { kind: 'percent', value: feePercent, gst: false },
    feeToThirdParty: null,
    currency: product.figures.currency,
    loanType: product.name,
    rateType: product.figures.rateType,
    penalCharges: product.penalCharges,
    foreclosure: product.foreclosure,
  };
}

/** What the key facts of a product are based on, in words. */
export function basisOf(product: LoanProduct, { t }: Translator): readonly string[] {
  const { terms, currency } = productQuote(product);
  const basis = t('comparison.basis', {
    amount: formatMoney(terms.principal, { currency }),
    months: terms.months,
    rate: formatPercent(terms.annualRate),
  });
  return product.note === null ? [basis] : [basis, product.note];
}

/** Id of a product's key facts card on its page. */
export function keyFactsId({ id }: LoanProduct): string {
  return `key-facts-${id}`;
}
