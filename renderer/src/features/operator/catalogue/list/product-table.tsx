import type { allProducts } from '#contract/operators/catalogue.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import { indianDayOf } from '#domain/days.ts';
import { StateBadge } from '#renderer/features/operator/catalogue/list/state-badge.tsx';
import { rateInWords } from '#renderer/features/operator/catalogue/terms/terms-in-words.ts';
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { type GridColumn, RowGrid } from '#renderer/ui/tables/row-grid.tsx';
import { ShownDay } from '#renderer/ui/text/shown-date.tsx';
import { nameIn } from '#domain/languages.ts';

type ListedProduct = ReplyOf<typeof allProducts>['products'][number];

/** Versions of products, each with its state and a way to open it. */
export function ProductTable({ products }: { readonly products: readonly ListedProduct[] }) {
  const { t, language } = useTranslation();
  const columns: readonly [GridColumn<ListedProduct>, ...GridColumn<ListedProduct>[]] = [
    {
      id: 'product',
      title: t('catalogue.column.product'),
      cell: ({ product: { names, version } }) =>
        t('catalogue.named', { product: nameIn(names, language), version }),
    },
    {
      id: 'lender',
      title: t('catalogue.column.lender'),
      cell: ({ lender }) => nameIn(lender.names, language),
      from: 'md',
    },
    {
      id: 'state',
      title: t('catalogue.column.state'),
      cell: ({ state }) => <StateBadge state={state} />,
    },
    {
      id: 'rate',
      title: t('catalogue.column.rate'),
      cell: ({ product }) => rateInWords(t, product.rate),
      from: 'lg',
    },
    {
      id: 'changed',
      title: t('catalogue.column.changed'),
      cell: ({ changedAt }) => <ShownDay iso={indianDayOf(changedAt)} />,
      from: 'lg',
    },
  ];
  return (
    <RowGrid
      label={t('catalogue.caption')}
      rows={products}
      columns={columns}
      idOf={({ product }) => `${product.productId}.${product.version}`}
      addressOf={({ product: { productId, version } }) =>
        fragmentOf({ view: 'product', productId, version })
      }
    />
  );
}
