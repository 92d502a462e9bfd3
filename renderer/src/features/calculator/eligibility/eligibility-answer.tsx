import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { loanFigures } from '#renderer/content/loan-figures.ts';
import { DEFAULT_QUOTE, quoteToQuery } from '#renderer/features/calculator/quote/quote-address.ts';
import { MAX_LOAN, TYPICAL_RATES } from '#domain/loans/affordability.ts';
import { AnswerFacts } from '#renderer/features/calculator/eligibility/answer-facts.tsx';
import { factsOf } from '#renderer/features/calculator/eligibility/facts-of-answer.ts';
import { wayInWords } from '#renderer/features/calculator/eligibility/answer-words.ts';
import { PrintWithName } from '#renderer/features/calculator/eligibility/print-with-name.tsx';
import { PreparedFor } from '#renderer/features/calculator/eligibility/prepared-for.tsx';
import type { Asked, Estimate, Who } from '#renderer/features/calculator/eligibility/estimate.ts';
import { waysToChange } from '#renderer/features/calculator/eligibility/ways-to-change.ts';
import { formOf } from '#renderer/i18n/language-forms.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { formatMoney } from '#renderer/ui/text/money.tsx';
import { formatPercent } from '#renderer/ui/text/percent.ts';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { PrintSheet } from '#renderer/ui/printing/print-sheet.tsx';
import { Sheet, usePrintedSheet } from '#renderer/ui/printing/sheet.tsx';

const useStyles = makeStyles({
  ways: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    margin: 0,
    paddingInlineStart: '1.25rem',
    overflowWrap: 'anywhere',
  },
  heading: { margin: 0, fontSize: token.fontSizeBase400 },
  // Links are useless on paper.
  onlyOnScreen: { [onPaper]: { display: 'none' } },
});

/** Default rate of the calculator if none was quoted, in percent a year: the middle of typical rates. */
const MIDDLE_RATE = (TYPICAL_RATES.low + TYPICAL_RATES.high) / 2;

/**
 * An indicative answer in full, on screen and on paper: each figure with its rule, and what would change it. Never a
 * bare yes or no.
 */
export function EligibilityAnswer({
  asked,
  request,
  answer,
}: Estimate & { readonly asked: Asked }) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t, language } = translator;
  const { sheet, day, alone } = usePrintedSheet();
  const { hasApplications } = usePlatform();
  const [who, setWho] = useState<Who | null>(null);
  const { months } = request;
  const rate = request.quotedRate ?? MIDDLE_RATE;
  // The calculator takes whole rupees; amounts above its limit are shown at the limit.
  const amount = Math.min(Math.max(Math.round(request.amount), 1), MAX_LOAN);
  const query = quoteToQuery({ ...DEFAULT_QUOTE, amount, months, rate, expert: true });
  const { ratePercentFrom, maximumTermYears } = loanFigures.evLoan;
  return (
    <>
      <Sheet sheet={sheet} title={t('eligibilityAnswer.printTitle')} day={day}>
        <PreparedFor asked={{ ...asked, ...who }} request={request} />
        <AnswerFacts
          facts={factsOf(asked, { request, answer }, translator)}
          sourcesLabel={t('eligibilityAnswer.sources')}
        />
        <h4 className={styles.heading}>{t('eligibilityAnswer.changeHeading')}</h4>
        {request.quotedRate === null && (
          <p>{t('eligibilityAnswer.carefully', { high: formatPercent(TYPICAL_RATES.high) })}</p>
        )}
        <ul className={styles.ways}>
          {waysToChange(request, answer).map((way) => (
            <li key={way.kind}>{wayInWords(way, months, translator)}</li>
          ))}
        </ul>
        <p>
          {t('eligibilityAnswer.claim', {
            rate: formatPercent(ratePercentFrom),
            years: maximumTermYears,
          })}{' '}
          <PortalLink to="/ev-loan" className={styles.onlyOnScreen}>
            {t('eligibilityAnswer.claimLink')}
          </PortalLink>
        </p>
        <p className={styles.onlyOnScreen}>
          {t('eligibilityAnswer.besides')}{' '}
          <a href="#criteria">{t('eligibilityAnswer.otherChecksLink')}</a>
          {formOf(language).sentenceEnd}
        </p>
        <p>{t('eligibilityAnswer.indicative')}</p>
      </Sheet>
      <FormActions>
        {!hasApplications && (
          <PrintSheet
            label={t('eligibilityAnswer.print')}
            name={t('eligibilityAnswer.printFile')}
            alone={alone}
          />
        )}
        <ButtonLink to={`/emi-calculator?${query}`} kind="secondary">
          {t('eligibilityAnswer.toCalculator', {
            amount: formatMoney(amount),
            months,
            rate: formatPercent(rate),
          })}
        </ButtonLink>
      </FormActions>
      {hasApplications && <PrintWithName alone={alone} onNamed={setWho} />}
    </>
  );
}
