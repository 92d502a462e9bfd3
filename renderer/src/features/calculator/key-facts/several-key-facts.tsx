import { makeStyles } from '@griffel/react';
import type { LoanProduct } from '#renderer/content/page-types.ts';
import { KeyFactsContent } from '#renderer/features/calculator/key-facts/key-facts-content.tsx';
import { unstatedByAll } from '#renderer/features/calculator/key-facts/key-facts-part-one.tsx';
import { KeyFactsPartTwo } from '#renderer/features/calculator/key-facts/key-facts-part-two.tsx';
import {
  basisOf,
  keyFactsId,
  productQuote,
} from '#renderer/features/calculator/key-facts/product-quote.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Fold } from '#renderer/ui/folds/fold.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';

const useStyles = makeStyles({
  folds: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    [onPaper]: { display: 'block' },
  },
  ownPage: { [onPaper]: { breakBefore: 'page' } },
  // A page opened at a card's address shows its title too.
  card: { scrollMarginTop: '5rem' },
  shared: { display: 'flex', flexDirection: 'column', gap: space.m },
  heading: { margin: 0, fontSize: token.fontSizeBase300 },
});

/** The key facts of several products, each opened on request. What they share is shown once. */
export function SeveralKeyFacts({ products }: { readonly products: readonly LoanProduct[] }) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const unstated = unstatedByAll(products.map(productQuote), translator);
  return (
    <Section heading={t('keyFactsOfAll.heading')} paragraphs={[t('keyFactsOfAll.intro')]}>
      <div className={styles.folds}>
        {products.map((product) => (
          <div key={product.id} className={styles.ownPage}>
            <Fold title={t('keyFacts.title', { loan: product.name })} heading="h3">
              <article id={keyFactsId(product)} className={styles.card}>
                <KeyFactsContent
                  loan={productQuote(product)}
                  heading={{ above: 'h3' }}
                  basis={basisOf(product, translator)}
                  shownElsewhere={unstated}
                />
              </article>
            </Fold>
          </div>
        ))}
        <Fold title={t('keyFactsOfAll.shared')} heading="h3">
          <div className={styles.shared}>
            <h4 className={styles.heading}>{t('keyFactsOfAll.unstated')}</h4>
            <PointList items={unstated} />
            <KeyFactsPartTwo heading="h4" />
          </div>
        </Fold>
      </div>
    </Section>
  );
}
