import { makeStyles } from '@griffel/react';
import { quoteToQuery } from '#renderer/features/calculator/quote/quote-address.ts';
import { middleQuote } from '#renderer/features/calculator/quote/start.ts';
import { CalculatorFrame } from '#renderer/features/calculator/calculator-frame.tsx';
import { QuoteSliders } from '#renderer/features/calculator/quote/quote-sliders.tsx';
import { Result } from '#renderer/features/calculator/result/result.tsx';
import { useQuote } from '#renderer/features/calculator/quote/use-quote.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { space } from '#renderer/theme/token.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';

/** Of what was published when the pages were made: an example to start from needs no call. */
const MIDDLE = __PUBLISHED_OFFERS__ === null ? undefined : middleQuote(__PUBLISHED_OFFERS__.middle);

const useStyles = makeStyles({
  more: { display: 'flex', flexWrap: 'wrap', gap: space.s },
});

/**
 * The three sliders with their result, and a link to the full calculator with the same figures. It opens on the quote of
 * the address, or else on the middle of what is published, or else as specified.
 */
export function QuickCalculator() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { hasApplications } = usePlatform();
  const { quote, change } = useQuote({
    syncUrl: true,
    start: hasApplications ? MIDDLE : undefined,
  });
  const query = quoteToQuery(quote);
  return (
    <CalculatorFrame
      quote={quote}
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
