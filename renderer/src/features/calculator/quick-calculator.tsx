import { makeStyles } from '@griffel/react';
import { quoteToQuery } from '#renderer/features/calculator/quote/quote-address.ts';
import { CalculatorFrame } from '#renderer/features/calculator/calculator-frame.tsx';
import { QuoteSliders } from '#renderer/features/calculator/quote/quote-sliders.tsx';
import { Result } from '#renderer/features/calculator/result/result.tsx';
import { useQuote } from '#renderer/features/calculator/quote/use-quote.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';

const useStyles = makeStyles({
  more: { display: 'flex', flexWrap: 'wrap', gap: space.s },
});

/** The three sliders with their result, and a link to the full calculator with the same figures. */
export function QuickCalculator() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { quote, change } = useQuote({ syncUrl: true });
  const query = quoteToQuery(quote);
  return (
    <CalculatorFrame
      inputs={<QuoteSliders quote={quote} change={change} />}
      result={<Result quote={quote} />}
    >
      <div className={styles.more}>
        <ButtonLink to={`/emi-calculator${query === '' ? '' : '?'}${query}`} kind="secondary">
          {t('calculator.openFull')}
        </ButtonLink>
      </div>
    </CalculatorFrame>
  );
}
