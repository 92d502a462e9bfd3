import { makeStyles } from '@griffel/react';
import type { RefObject } from 'react';
import type { Quote } from '#contract/dealers/leads.ts';
import type { Dealer } from '#contract/applications/delivery.ts';
import { nameIn } from '#domain/languages.ts';
import type { BranchDetails } from '#domain/lending/dealer-branches.ts';
import type { DealerDetails } from '#domain/lending/dealer-details.ts';
import { indianDayOf } from '#domain/days.ts';
import { SheetCode } from '#renderer/features/dealer-desk/quote/sheet/sheet-code.tsx';
import { SheetDealer } from '#renderer/features/dealer-desk/quote/sheet/sheet-dealer.tsx';
import { SheetLoans } from '#renderer/features/dealer-desk/quote/sheet/sheet-loans.tsx';
import { SheetPrices } from '#renderer/features/dealer-desk/quote/sheet/sheet-prices.tsx';
import {
  refusingLenders,
  quotedLenders,
} from '#renderer/features/dealer-desk/quote/quoted-lenders.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useBrand } from '#renderer/i18n/edition/use-brand.ts';
import { from, onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { PartInLanguage } from '#renderer/ui/layout/directed.tsx';
import { Sheet } from '#renderer/ui/printing/sheet.tsx';

const useStyles = makeStyles({
  top: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.l,
    [from.md]: { flexDirection: 'row', justifyContent: 'space-between' },
    [onPaper]: { flexDirection: 'row', justifyContent: 'space-between', gap: space.m },
  },
  side: { display: 'flex', flexDirection: 'column', gap: space.s, flexGrow: 1, minWidth: 0 },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `0.25rem ${space.m}`,
    margin: 0,
  },
  label: { color: token.colorNeutralForeground2 },
  value: { margin: 0, fontWeight: token.fontWeightSemibold, overflowWrap: 'anywhere' },
  title: { margin: 0, fontSize: token.fontSizeBase500, [onPaper]: { fontSize: '12pt' } },
  valid: { fontWeight: token.fontWeightSemibold },
  terms: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  small: { fontSize: token.fontSizeBase300, [onPaper]: { fontSize: '8.5pt', lineHeight: '1.35' } },
});

/** A quote on one page, in the language around it: the customer's. */
export function QuoteSheet({
  sheet,
  quote: { number, savedAt, terms, figures },
  customer,
  dealer,
  details,
  branch,
  link,
  invitation,
  isUnconfirmed,
}: {
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly quote: Quote;
  readonly customer: string;
  readonly dealer: Dealer | null;
  readonly details: DealerDetails;
  readonly branch: BranchDetails | null;
  /** To this very quote; null while there is none. */
  readonly link: string | null;
  readonly invitation: string | null;
  /** Whether the gateway does not have it yet. */
  readonly isUnconfirmed: boolean;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const brand = useBrand();
  const day = dayInWords(indianDayOf(savedAt), language);
  const facts = [
    { label: t('quoteSheet.for'), value: customer },
    ...(number === null ? [] : [{ label: t('quoteSheet.number'), value: number }]),
    {
      label: t('quoteSheet.vehicle'),
      value: `${terms.model} (${t(`matching.kind.${terms.vehicleKind}`)})`,
    },
    { label: t('quoteSheet.date'), value: day },
  ];
  return (
    <PartInLanguage>
      <Sheet sheet={sheet} title={t('quoteSheet.title')} day={day}>
        {isUnconfirmed && <p className={styles.valid}>{t('quoteSheet.unconfirmed')}</p>}
        {dealer !== null && <SheetDealer dealer={dealer} details={details} branch={branch} />}
        <div className={styles.top}>
          <div className={styles.side}>
            <dl className={styles.facts}>
              {facts.map(({ label, value }) => (
                <Fact key={label} label={label} value={value} />
              ))}
            </dl>
            <p className={styles.valid}>
              {t('quoteSheet.valid', { day: dayInWords(terms.validUntil, language) })}
            </p>
            <SheetPrices terms={terms} figures={figures} />
          </div>
          <SheetCode terms={terms} figures={figures} link={link} invitation={invitation} />
        </div>
        <h5 className={styles.title}>{t('quoteSheet.instalments')}</h5>
        {isUnconfirmed && figures.products.length === 0 ? (
          <p>{t('quoteSheet.noTerms')}</p>
        ) : (
          <>
            <SheetLoans figures={figures} downPayment={terms.downPayment} />
            <p className={styles.small}>{notes().join(' ')}</p>
          </>
        )}
        {details.terms !== null && (
          <>
            <h5 className={styles.title}>{t('quoteSheet.terms')}</h5>
            <p className={styles.terms}>{details.terms}</p>
          </>
        )}
        <h5 className={styles.title}>{t('quoteSheet.notTitle')}</h5>
        <p className={styles.small}>
          {t('quoteSheet.not')} {t('quoteSheet.noFee', { brand: brand.name })}
        </p>
      </Sheet>
    </PartInLanguage>
  );

  /** Below the loans: who does not lend this at all, what the figures mean, and who is fictional. */
  function notes(): readonly string[] {
    const lending = quotedLenders(figures);
    const isLending = (id: string) => lending.some(({ product }) => product.id === id);
    const others = refusingLenders(figures).filter(({ product }) => !isLending(product.id));
    const names = [...new Set(others.map(({ lender }) => nameIn(lender.names, language)))].join(
      ', ',
    );
    return [
      ...(names === '' ? [] : [t('quoteSheet.notOffered', { names })]),
      t('quoteSheet.about.contains'),
      t('quoteSheet.apr'),
      ...([...lending, ...others].some(({ lender }) => lender.isSample)
        ? [t('quoteSheet.about.fictional')]
        : []),
    ];
  }
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  const styles = useStyles();
  return (
    <>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </>
  );
}
