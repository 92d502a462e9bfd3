import { use, useMemo, createContext } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { LazyPart, type LoadPart } from '#renderer/ui/loading/lazy-part.tsx';
import type { Lender, ProductVersion } from '#domain/lending/catalogue/product.ts';

/** A version as a borrower would see it. */
export function Preview({ lender, product }: Pick<ExampleMatchProps, 'lender' | 'product'>) {
  const { t } = useTranslation();
  const load = use(ExampleMatchContext);
  const props = useMemo(
    () => ({
      lender,
      product,
      said: {
        matches: t('product.preview.matches'),
        doesNot: t('product.preview.doesNot'),
        unread: t('product.preview.unread'),
      },
    }),
    [lender, product, t],
  );
  return (
    <>
      <p>{t('product.preview.intro')}</p>
      {load !== null && <LazyPart load={load} props={props} />}
    </>
  );
}

type ExampleMatchProps = {
  readonly lender: Lender;
  readonly product: ProductVersion;
  /** Above the answer. */
  readonly said: { readonly matches: string; readonly doesNot: string; readonly unread: string };
};

/** The borrower's own view of a product: the page gets it from the borrowers' part of the portal. */
export const ExampleMatchContext = createContext<LoadPart<ExampleMatchProps> | null>(null);
