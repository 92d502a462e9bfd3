import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { makeStyles } from '@griffel/react';
import type { LoanProduct } from '#renderer/content/page-types.ts';
import { compareTerms, orderedByApr } from '#domain/loans/comparison.ts';
import { toTwoDecimals } from '#domain/money/rounding.ts';
import { CostComparison } from '#renderer/features/calculator/charts/cost-comparison.tsx';
import { keyFactsId, statedTerms } from '#renderer/features/calculator/key-facts/product-quote.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';
import { Island } from '#renderer/ui/loading/island.tsx';
import { formatMoney } from '#renderer/ui/text/money.tsx';
import { formatPercent } from '#renderer/ui/text/percent.ts';
import { Section } from '#renderer/ui/layout/section.tsx';

const useStyles = makeStyles({
  order: { display: 'flex', flexDirection: 'column', gap: space.xs, maxWidth: '75ch' },
  heading: { fontSize: token.fontSizeBase400 },
  link: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
});

/** The four products side by side, sorted by APR, a public figure. */
export function ProductComparison() {
  const evLoanProduct = useContent('loan-products').evLoan;
  const businessLoanProducts = useContent('loan-products').business;
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const products = orderedByApr(
    [evLoanProduct, ...businessLoanProducts].map((product) => ({
      product,
      ...compareTerms(statedTerms(product)),
    })),
  );
  const notes = products.flatMap(({ product: { name, note } }) =>
    note === null ? [] : [`${name}: ${note}`],
  );
  return (
    <Section id="compare" heading={t('comparison.heading')} paragraphs={[t('comparison.intro')]}>
      <DataTable
        caption={t('comparison.caption')}
        columns={columnsIn(translator)}
        manyColumns
        rows={products.map(({ product, ...compared }) => ({
          id: product.id,
          cells: [
            ...cellsOf(product, compared, translator),
            <PortalLink
              key="key-facts"
              to={`${product.page}#${keyFactsId(product)}`}
              className={styles.link}
            >
              {t('comparison.cardOf', { loan: product.name })}
            </PortalLink>,
          ],
        }))}
      />
      <Island of={CostComparison} />
      <div className={styles.order}>
        <h3 className={styles.heading}>{t('comparison.orderHeading')}</h3>
        {[t('comparison.orderRule'), t('comparison.orderFair'), ...notes].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Section>
  );
}

function columnsIn({ t }: Translator): readonly string[] {
  return [
    t('comparison.product'),
    t('comparison.lender'),
    t('comparison.amount'),
    t('comparison.tenure'),
    t('comparison.rate'),
    t('comparison.fees'),
    t('comparison.apr'),
    t('comparison.instalment'),
    t('comparison.penal'),
    t('comparison.keyFacts'),
  ];
}

/** The cells of a product's row, without the link. */
function cellsOf(
  { name, lender, figures, penalCharges }: LoanProduct,
  compared: ReturnType<typeof compareTerms>,
  { t }: Translator,
): readonly string[] {
  const { currency, feePercent } = figures;
  const apr = formatPercent(toTwoDecimals(compared.apr));
  return [
    name,
    lender,
    t('comparison.upTo', { amount: formatMoney(figures.maximumAmount, { currency }) }),
    t('comparison.years', { count: figures.maximumTermYears }),
    t('comparison.from', { rate: formatPercent(figures.ratePercentFrom) }),
    feePercent === null
      ? t('comparison.noFee')
      : t('comparison.fee', {
          percent: formatPercent(feePercent),
          amount: formatMoney(compared.fees, { currency }),
        }),
    compared.aprCountsFees ? apr : t('comparison.withoutFees', { rate: apr }),
    t('comparison.everyMonth', {
      amount: formatMoney(compared.instalment, { currency, paise: true }),
    }),
    penalCharges ?? t('comparison.notStated'),
  ];
}
