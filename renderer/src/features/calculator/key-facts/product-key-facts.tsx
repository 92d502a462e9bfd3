import { makeStyles } from '@griffel/react';
import type { LoanProduct } from '#renderer/content/page-types.ts';
import { KeyFactsCard } from '#renderer/features/calculator/key-facts/key-facts-card.tsx';
import {
  basisOf,
  keyFactsId,
  productQuote,
} from '#renderer/features/calculator/key-facts/product-quote.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { onPaper } from '#renderer/theme/breakpoints.ts';

const useStyles = makeStyles({ ownPage: { [onPaper]: { breakBefore: 'page' } } });

/** The key facts card of a product, with what its figures are based on. */
export function ProductKeyFacts({ product }: { readonly product: LoanProduct }) {
  const styles = useStyles();
  const translator = useTranslation();
  return (
    <div className={styles.ownPage}>
      <KeyFactsCard
        id={keyFactsId(product)}
        loan={productQuote(product)}
        heading="h2"
        basis={basisOf(product, translator)}
      />
    </div>
  );
}
