import { makeStyles } from '@griffel/react';
import type { LoanProduct } from '#renderer/content/page-types.ts';
import { KeyFactsCard } from '#renderer/features/calculator/key-facts-card.tsx';
import { keyFactsId, productQuote } from '#renderer/features/calculator/product-quote.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { formatMoney } from '#renderer/ui/money.tsx';
import { formatPercent } from '#renderer/ui/percent.ts';

const useStyles = makeStyles({ ownPage: { [onPaper]: { breakBefore: 'page' } } });

/** The key facts card of a product, with what its figures stand on. */
export function ProductKeyFacts({ product }: { readonly product: LoanProduct }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const quote = productQuote(product);
  const basis = t('comparison.basis', {
    amount: formatMoney(quote.terms.principal, { currency: quote.currency }),
    months: quote.terms.months,
    rate: formatPercent(quote.terms.annualRate),
  });
  return (
    <div className={styles.ownPage}>
      <KeyFactsCard
        id={keyFactsId(product)}
        loan={quote}
        heading="h2"
        schedule="none"
        basis={product.note === null ? [basis] : [basis, product.note]}
      />
    </div>
  );
}
