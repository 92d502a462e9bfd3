import { makeStyles } from '@griffel/react';
import { aprRangeOf } from '#domain/lending/quote-ranges.ts';
import type { QuoteFigures } from '#domain/lending/quote.ts';
import { SheetLoans } from '#renderer/features/dealer-desk/quote/sheet/sheet-loans.tsx';
import { tenorsInstead } from '#renderer/features/dealer-desk/quote/present/presented-terms.ts';
import { rangeInWords } from '#renderer/features/dealer-desk/quote/present/range-in-words.ts';
import { TenorCard } from '#renderer/features/dealer-desk/quote/present/tenor-card.tsx';
import type { PresentedQuote } from '#renderer/features/dealer-desk/quote/present/use-presented.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useBrand } from '#renderer/i18n/edition/use-brand.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { DetailFold } from '#renderer/ui/folds/detail-fold.tsx';
import { formatPercent } from '#renderer/ui/text/percent.ts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
    gap: space.m,
  },
  source: { fontSize: token.fontSizeBase400 },
  small: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

/** The tenors side by side, where the range of rates comes from, and each lender on request. */
export function PresentedLoans({ presented }: { readonly presented: PresentedQuote }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { figures, isLoading, onAgain } = presented;
  if (figures !== null) return <Loans presented={presented} figures={figures} />;
  if (isLoading) return <p role="status">{t('fromDealer.loading')}</p>;
  return (
    <div role="alert" className={styles.part}>
      <p>{t('fromDealer.noTerms')}</p>
      <div>
        <Button onClick={onAgain}>{t('errors.retry')}</Button>
      </div>
    </div>
  );
}

function Loans({
  presented: { terms, day, onChange },
  figures,
}: {
  readonly presented: PresentedQuote;
  readonly figures: QuoteFigures;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const brand = useBrand();
  const apr = aprRangeOf(figures);
  const isSample = figures.tenors.some(({ offered }) =>
    offered.some(({ lender }) => lender.isSample),
  );
  return (
    <div className={styles.part}>
      <div className={styles.cards}>
        {figures.tenors.map((tenor, at) => (
          <TenorCard
            key={at}
            tenor={tenor}
            instead={tenorsInstead(terms.months, at)}
            onInstead={(months) =>
              onChange({ months: terms.months.map((each, of) => (of === at ? months : each)) })
            }
          />
        ))}
      </div>
      {apr !== null && (
        <p className={styles.source}>
          {t('quoteSheet.about.source', {
            range: rangeInWords(t, apr, formatPercent),
            brand: brand.name,
            day: dayInWords(day, language),
          })}
        </p>
      )}
      <p className={styles.small}>
        {t('quoteSheet.about.honest')}
        {isSample && ` ${t('quoteSheet.about.fictional')}`}
      </p>
      {apr !== null && (
        <DetailFold label={t('fromDealer.lenders')} name={t('fromDealer.lenders')}>
          <SheetLoans figures={figures} downPayment={terms.downPayment} isOpenable />
          <p className={styles.small}>{t('quoteSheet.about.contains')}</p>
        </DetailFold>
      )}
    </div>
  );
}
