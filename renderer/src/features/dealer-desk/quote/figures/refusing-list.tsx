import { makeStyles } from '@griffel/react';
import { nameIn } from '#domain/languages.ts';
import type { QuoteFigures } from '#domain/lending/quote.ts';
import { refusingLenders } from '#renderer/features/dealer-desk/quote/quoted-lenders.ts';
import { reasonInWords } from '#renderer/features/dealer-desk/quote/reason-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { PointList } from '#renderer/ui/text/point-list.tsx';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
    gap: space.m,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  lender: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    padding: space.m,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadius2XLarge,
  },
  title: { margin: 0, fontSize: token.fontSizeBase400 },
  product: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

/** The lenders that cannot lend what is quoted, or not for each tenor, with every reason. */
export function RefusingList({ figures }: { readonly figures: QuoteFigures }) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t, language } = translator;
  const lenders = refusingLenders(figures);
  if (lenders.length === 0) return null;
  return (
    <>
      <h4 className={styles.title}>{t('dealerQuote.figures.notOffered')}</h4>
      <ul className={styles.list}>
        {lenders.map(({ lender, product, version, reasons }) => (
          <li key={`${product.id}@${version}`} className={styles.lender}>
            <div>
              <h5 className={styles.title}>{nameIn(lender.names, language)}</h5>
              <p className={styles.product}>{nameIn(product.names, language)}</p>
            </div>
            <PointList items={reasons.map((reason) => reasonInWords(reason, translator))} />
          </li>
        ))}
      </ul>
    </>
  );
}
