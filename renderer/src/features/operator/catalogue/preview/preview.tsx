import { use, useMemo } from 'react';
import {
  ExampleMatchContext,
  type ExampleMatchProps,
} from '#renderer/features/operator/catalogue/preview/example-match-context.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';

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
