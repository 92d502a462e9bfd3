import { makeStyles } from '@griffel/react';
import { KeyFactsCard } from '#renderer/features/calculator/key-facts/key-facts-card.tsx';
import type { ToolProps } from '#renderer/features/calculator/tools/tool-props.ts';
import { termsOf } from '#renderer/features/calculator/quote/quote-change.ts';
import { drawnUp, pricedQuote } from '#renderer/features/calculator/quote/drawn-up.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { PrintSheet } from '#renderer/ui/printing/print-sheet.tsx';
import { Sheet, usePrintedSheet } from '#renderer/ui/printing/sheet.tsx';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
});

/** The illustration of circular RBI/2024-25/18, as a calculator address. */
const RBI_EXAMPLE =
  '/emi-calculator?amount=20000&months=24&rate=15&expert=1&fee=240&feeKind=rupees&charges=160#key-facts';

/** The key facts of the quote, on screen and on paper. */
export function KeyFactsTool({ quote }: ToolProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { sheet, day, alone } = usePrintedSheet();
  const drawn = drawnUp(quote);
  const priced = pricedQuote(quote, t);
  return (
    <>
      <div className={styles.actions}>
        <PrintSheet label={t('facts.print')} name={t('facts.pdfFile')} alone={alone} />
        <PortalLink to={RBI_EXAMPLE}>{t('facts.example')}</PortalLink>
      </div>
      <Sheet sheet={sheet} title={t('tools.facts.title')} day={day}>
        <KeyFactsCard
          loan={{
            terms: termsOf(quote),
            feeToLender: quote.fee,
            feeToThirdParty: quote.charges,
            currency: 'INR',
            loanType: t('facts.loanType'),
            drawn: drawn === null || priced === null ? null : { ...drawn, priced },
          }}
          heading="h3"
          schedule="monthly"
        />
      </Sheet>
    </>
  );
}
