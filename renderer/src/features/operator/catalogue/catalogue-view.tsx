import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { nameIn } from '#domain/languages.ts';
import { PRODUCT_STATES } from '#domain/lending/states/product-states.ts';
import {
  keepFilter,
  keptFilter,
  type ProductFilter,
} from '#renderer/features/operator/catalogue/list/kept-filter.ts';
import { ProductTable } from '#renderer/features/operator/catalogue/list/product-table.tsx';
import { useLenders } from '#renderer/features/operator/catalogue/list/use-lenders.ts';
import { SecondPerson } from '#renderer/features/operator/catalogue/second-person/second-person.tsx';
import { ServiceLevels } from '#renderer/features/operator/catalogue/service-levels/service-levels.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallPages } from '#renderer/platform/queries/use-call-pages.ts';
import { space } from '#renderer/theme/token.ts';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { Pages } from '#renderer/ui/staff/pages.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { IfMay } from '#renderer/ui/staff/duties.tsx';

const useStyles = makeStyles({
  tools: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 20rem))',
    alignItems: 'end',
    gap: space.m,
  },
});

const EVERYTHING = 'all';

/** Every lender's products with their versions. */
export function CatalogueView() {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const [filter, setFilter] = useState(keptFilter);
  const [isAdding, setAdding] = useState(false);
  const lenders = useLenders();
  const query = useCallPages(
    'allProducts',
    (after: { readonly productId: string; readonly version: number } | null) => ({
      ...filter,
      after: after === null ? null : { ...after },
    }),
    ({ products, isLastPage }) => {
      const last = products.at(-1)?.product;
      return isLastPage || last === undefined
        ? null
        : { productId: last.productId, version: last.version };
    },
  );

  function choose(chosen: Partial<ProductFilter>): void {
    const next = { ...filter, ...chosen };
    keepFilter(next);
    setFilter(next);
  }

  return (
    <Stack gap="l">
      <p>{t('catalogue.intro')}</p>
      <div className={styles.tools}>
        <ChoiceField
          label={t('catalogue.filter.state')}
          value={filter.state ?? EVERYTHING}
          options={[
            { value: EVERYTHING, label: t('catalogue.filter.allStates') },
            ...PRODUCT_STATES.map((state) => ({
              value: state,
              label: t(`catalogue.state.${state}`),
            })),
          ]}
          onChange={(chosen) => choose({ state: chosen === EVERYTHING ? null : chosen })}
        />
        <ChoiceField
          label={t('catalogue.filter.lender')}
          value={filter.lenderId ?? EVERYTHING}
          options={[
            { value: EVERYTHING, label: t('catalogue.filter.allLenders') },
            ...lenders.map(({ id, names }) => ({ value: id, label: nameIn(names, language) })),
          ]}
          onChange={(chosen) => choose({ lenderId: chosen === EVERYTHING ? null : chosen })}
        />
        <IfMay call="draftProduct">
          <div>
            <PageButton onClick={() => setAdding(true)}>{t('catalogue.add')}</PageButton>
          </div>
        </IfMay>
      </div>
      <Pages
        query={query}
        itemsOf={({ products }) => products}
        none={t('catalogue.none')}
        said={(count) => t('catalogue.shown', { count })}
      >
        {(products) => <ProductTable products={products} />}
      </Pages>
      <SecondPerson />
      <ServiceLevels />
      {isAdding && <NewProduct onClose={() => setAdding(false)} />}
    </Stack>
  );
}

const loadNewProduct = async () =>
  (await import('#renderer/features/operator/catalogue/list/new-product-dialog.tsx'))
    .NewProductDialog;

/** Asks what a new product is called, and whose it is. */
function NewProduct({ onClose }: { readonly onClose: () => void }) {
  return <OpenedPart load={loadNewProduct} props={{ onClose }} />;
}
