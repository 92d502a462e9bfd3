import { makeStyles } from '@griffel/react';
import type { sharedQuote } from '#contract/applications/shared-quotes.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import { indianDayOf } from '#domain/days.ts';
import { aprRangeOf } from '#domain/lending/quote-ranges.ts';
import { rangeInWords } from '#renderer/features/dealer-desk/quote/present/range-in-words.ts';
import { applyPathOf } from '#renderer/features/dealer-desk/quote/public-page.ts';
import { SheetDealer } from '#renderer/features/dealer-desk/quote/sheet/sheet-dealer.tsx';
import { SheetLoans } from '#renderer/features/dealer-desk/quote/sheet/sheet-loans.tsx';
import { SheetPrices } from '#renderer/features/dealer-desk/quote/sheet/sheet-prices.tsx';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useBrand } from '#renderer/i18n/edition/use-brand.ts';
import { space, token } from '#renderer/theme/token.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { formatPercent } from '#renderer/ui/text/percent.ts';
import { Remark } from '#renderer/ui/text/remark.tsx';

const useStyles = makeStyles({
  whole: { display: 'flex', flexDirection: 'column', gap: space.l, minWidth: 0 },
  vehicle: { margin: 0, overflowWrap: 'anywhere' },
  part: { margin: 0, fontSize: token.fontSizeBase500 },
  small: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  terms: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

/** A quote for whoever has its link: the dealer, the vehicle and what a loan would cost, and nothing of the customer. */
export function SharedQuote({
  quote: { dealer, details, branch, number, savedAt, terms, figures, invitation },
}: {
  readonly quote: ReplyOf<typeof sharedQuote>;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const brand = useBrand();
  const apr = aprRangeOf(figures);
  const day = dayInWords(indianDayOf(savedAt), language);
  const isSample = figures.tenors.some(({ offered }) =>
    offered.some(({ lender }) => lender.isSample),
  );
  return (
    <div className={styles.whole}>
      <SheetDealer dealer={dealer} details={details} branch={branch} />
      <div>
        <h2 className={styles.vehicle}>
          {terms.model} ({t(`matching.kind.${terms.vehicleKind}`)})
        </h2>
        <p className={styles.small}>
          {number === null
            ? t('sharedQuote.of', { day })
            : t('sharedQuote.numberOf', { number, day })}
        </p>
      </div>
      <Remark>{t('quoteSheet.valid', { day: dayInWords(terms.validUntil, language) })}</Remark>
      <Panel>
        <SheetPrices terms={terms} figures={figures} />
      </Panel>
      <h2 className={styles.part}>{t('quoteSheet.instalments')}</h2>
      {apr !== null && (
        <p>
          {t('quoteSheet.about.source', {
            range: rangeInWords(t, apr, formatPercent),
            brand: brand.name,
            day,
          })}
        </p>
      )}
      <Panel>
        <SheetLoans figures={figures} downPayment={terms.downPayment} isOpenable />
      </Panel>
      <p className={styles.small}>
        {[
          t('quoteSheet.about.contains'),
          t('quoteSheet.about.honest'),
          ...(isSample ? [t('quoteSheet.about.fictional')] : []),
        ].join(' ')}
      </p>
      {details.terms !== null && (
        <>
          <h2 className={styles.part}>{t('quoteSheet.terms')}</h2>
          <p className={styles.terms}>{details.terms}</p>
        </>
      )}
      <h2 className={styles.part}>{t('sharedQuote.apply.title')}</h2>
      <p>{t(`sharedQuote.apply.${invitation === null ? 'alone' : 'invited'}`)}</p>
      <FormActions>
        <ButtonLink
          to={invitation === null ? applyPathOf(terms, figures) : `/apply#invited=${invitation}`}
          kind="primary"
        >
          {t('sharedQuote.apply.begin')}
        </ButtonLink>
      </FormActions>
      <p className={styles.small}>
        {t('quoteSheet.not')} {t('quoteSheet.noFee', { brand: brand.name })}
      </p>
    </div>
  );
}
