import { ArrowResetRegular } from '@fluentui/react-icons/svg/arrow-reset';
import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo';
import { makeStyles } from '@griffel/react';
import { memo, useState } from 'react';
import { AprLine } from '#renderer/features/calculator/result/apr-line.tsx';
import {
  LIMITS,
  DEFAULT_QUOTE,
  type Quote,
  quoteFromQuery,
  quoteToQuery,
} from '#renderer/features/calculator/quote/quote-address.ts';
import { CalculatorFrame } from '#renderer/features/calculator/calculator-frame.tsx';
import { pricedQuote } from '#renderer/features/calculator/quote/drawn-up.ts';
import { CostBreakdown } from '#renderer/ui/cost/cost-breakdown.tsx';
import { ExpertFields } from '#renderer/features/calculator/quote/expert-fields.tsx';
import { LinkProblems } from '#renderer/features/calculator/quote/link-problems.tsx';
import { LoanTools } from '#renderer/features/calculator/tools/loan-tools.tsx';
import { inExpertMode, inPlainMode } from '#renderer/features/calculator/quote/quote-change.ts';
import { QuoteSliders } from '#renderer/features/calculator/quote/quote-sliders.tsx';
import { Result } from '#renderer/features/calculator/result/result.tsx';
import { ShareQuote } from '#renderer/features/calculator/quote/share-quote.tsx';
import { StartingPoints } from '#renderer/features/calculator/quote/starting-points.tsx';
import { formatRupees, useAmounts } from '#renderer/features/calculator/use-amounts.ts';
import { useQuote } from '#renderer/features/calculator/quote/use-quote.ts';
import type { Start } from '#renderer/features/calculator/quote/start.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useHostParts } from '#renderer/platform/context/host-parts.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: space.l },
  actions: { display: 'flex', flexWrap: 'wrap', gap: space.s },
});

/** What the fees come to: line by line where the loan is drawn up as lenders do. */
function Costs({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation();
  const loan = pricedQuote(quote, t);
  if (loan !== null) return <CostBreakdown loan={loan} label={t('cost.title')} />;
  return quote.expert ? <AprLine quote={quote} /> : null;
}

/** What is below the sliders follows once they have settled. */
const Share = memo(ShareQuote);
const Tools = memo(LoanTools);

/**
 * The whole calculator. `syncUrl` keeps the quote in the page's address; the consumer area, which uses its address for
 * itself, turns it off.
 */
export function LoanCalculator({ syncUrl = true }: { readonly syncUrl?: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const format = useAmounts();
  const { RecentQuotes } = useHostParts();
  const { quote, settled, change, problems } = useQuote({ syncUrl });
  const [downPayment, setDownPayment] = useState(0);
  const [replaced, setReplaced] = useState<Start | null>(null);
  const [snapped, setSnapped] = useState(false);

  function setExpert(expert: boolean): void {
    const plain = inPlainMode(quote);
    change(expert ? inExpertMode(quote) : plain.quote);
    setSnapped(!expert && plain.changed);
  }

  function restart(start: Start): void {
    change(start.quote);
    setDownPayment(start.downPayment);
  }

  function replaceWith(start: Start): void {
    setReplaced({ quote, downPayment });
    restart(start);
  }

  return (
    <div className={styles.page}>
      <LinkProblems problems={problems} />
      <CalculatorFrame
        quote={quote}
        inputs={
          <>
            <StartingPoints
              start={{ quote, downPayment }}
              onChange={restart}
              onReplace={replaceWith}
            />
            {/* The key resets notes about adjusted numbers, which mean nothing in the other mode. */}
            <QuoteSliders key={quote.expert ? 'expert' : 'plain'} quote={quote} change={change} />
            <TickBox
              label={t('calculator.expert', { most: LIMITS.expert.rate.max })}
              ticked={quote.expert}
              onChange={setExpert}
            />
            {quote.expert && <ExpertFields quote={quote} change={change} />}
            <TickBox
              label={t('calculator.roundAsLenders')}
              ticked={quote.asLenders}
              onChange={(asLenders) => change({ asLenders })}
            />
            <div className={styles.actions}>
              <Button
                icon={<ArrowResetRegular />}
                onClick={() => replaceWith({ quote: DEFAULT_QUOTE, downPayment: 0 })}
              >
                {t('calculator.reset')}
              </Button>
              {replaced !== null && (
                <Button
                  kind="subtle"
                  icon={<ArrowUndoRegular data-mirrors />}
                  onClick={() => {
                    restart(replaced);
                    setReplaced(null);
                  }}
                >
                  {t('calculator.undo')}
                </Button>
              )}
            </div>
            <p role="status">{snapped && t('calculator.expertOff')}</p>
          </>
        }
        result={
          <Result quote={quote}>
            <Costs quote={quote} />
          </Result>
        }
      />
      <Share quote={settled} />
      {RecentQuotes !== undefined && (
        <RecentQuotes
          query={quoteToQuery(settled)}
          wordsOf={(query) => {
            const { amount, months, rate } = quoteFromQuery(query).quote;
            return t('tools.schedule.caption', {
              amount: formatRupees(amount),
              length: format.length(months),
              rate: format.percent(rate),
            });
          }}
          onReopen={(query) => change(quoteFromQuery(query).quote)}
        />
      )}
      <Tools quote={settled} change={change} />
    </div>
  );
}
