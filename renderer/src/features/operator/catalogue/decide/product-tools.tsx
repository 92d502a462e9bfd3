import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { IfMay } from '#renderer/ui/staff/duties.tsx';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';

const useStyles = makeStyles({
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.l },
  link: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
});

const loadCopy = async () =>
  (await import('#renderer/features/operator/catalogue/list/new-product-dialog.tsx'))
    .NewProductDialog;

/** What can be done with a version whatever its state. */
export function ProductTools({ product }: { readonly product: ProductVersion }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [isCopying, setCopying] = useState(false);
  return (
    <div className={styles.tools}>
      <a
        href={fragmentOf({ view: 'versions', productId: product.productId })}
        className={styles.link}
      >
        {t('versions.open')}
      </a>
      <IfMay call="draftProduct">
        <PageButton onClick={() => setCopying(true)}>{t('catalogue.copy')}</PageButton>
      </IfMay>
      {isCopying && (
        <OpenedPart load={loadCopy} props={{ copied: product, onClose: () => setCopying(false) }} />
      )}
    </div>
  );
}
