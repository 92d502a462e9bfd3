import { makeStyles } from '@griffel/react';
import type { PlannedChange } from '#renderer/features/operator/catalogue/import/read-file.ts';
import { TermTable } from '#renderer/features/operator/catalogue/terms/change-table.tsx';
import { TermList } from '#renderer/features/operator/catalogue/terms/term-list.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { DetailFold } from '#renderer/ui/folds/detail-fold.tsx';
import { nameIn } from '#domain/languages.ts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
  title: { margin: 0, fontSize: token.fontSizeBase500 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.l,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  item: { display: 'flex', flexDirection: 'column', gap: space.s, minWidth: 0 },
  heading: { margin: 0, fontSize: token.fontSizeBase400 },
});

/** What a file would change, product by product, field by field. */
export function PlannedChanges({ changes }: { readonly changes: readonly PlannedChange[] }) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const ofKind = (kind: PlannedChange['kind']) => changes.filter((each) => each.kind === kind);
  const [fresh, changed, same] = [ofKind('fresh'), ofKind('changed'), ofKind('same')];
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('catalogueImport.preview.title')}</h2>
      <p role="status">
        {t('catalogueImport.preview.counts', {
          fresh: fresh.length,
          changed: changed.length,
          same: same.length,
        })}
      </p>
      {fresh.length + changed.length === 0 && <p>{t('catalogueImport.preview.nothing')}</p>}
      <ul className={styles.list}>
        {[...changed, ...fresh].map((change) => (
          <li key={change.product.productId} className={styles.item}>
            <PlannedProduct change={change} />
          </li>
        ))}
      </ul>
      {same.length > 0 && (
        <p>
          {t('catalogueImport.preview.same', {
            products: same.map(({ product }) => nameIn(product.names, language)).join(', '),
          })}
        </p>
      )}
    </section>
  );
}

function PlannedProduct({
  change: { kind, product, lender, base, waiting },
}: {
  readonly change: PlannedChange;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const name = nameIn(product.names, language);
  return (
    <>
      <h3 className={styles.heading}>
        {t(`catalogueImport.preview.${kind === 'fresh' ? 'fresh' : 'changed'}`, { product: name })}
      </h3>
      <p>
        {t('catalogueImport.preview.becomes', {
          version: product.version,
          id: product.productId,
          lender: nameIn(lender.names, language),
        })}
      </p>
      {waiting > 0 && <p>{t('catalogueImport.preview.waiting', { count: waiting })}</p>}
      {base === null ? (
        <DetailFold
          label={t('catalogueImport.preview.read', { product: name })}
          name={t('catalogueImport.preview.read', { product: name })}
        >
          <TermList product={product} />
        </DetailFold>
      ) : (
        <TermTable
          before={base}
          after={product}
          none={t('product.changes.versions.none')}
          caption={t('catalogueImport.preview.caption', { product: name })}
          columns={[t('catalogueImport.preview.before'), t('catalogueImport.preview.after')]}
        />
      )}
    </>
  );
}
