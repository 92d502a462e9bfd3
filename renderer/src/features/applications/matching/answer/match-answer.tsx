import { makeStyles } from '@griffel/react';
import { useEffect, useRef } from 'react';
import type { MatchAnswer, MatchInput } from '#domain/lending/matching/match.ts';
import { AskForDate } from '#renderer/features/applications/matching/answer/ask-for-date.tsx';
import { CostChart } from '#renderer/features/applications/matching/answer/cost-chart.tsx';
import { KeepAnswer } from '#renderer/features/applications/matching/answer/keep-answer.tsx';
import { MatchedLoan } from '#renderer/features/applications/matching/answer/matched-loan.tsx';
import { inRupees } from '#renderer/ui/text/rupees.ts';
import { UnmatchedLoans } from '#renderer/features/applications/matching/answer/unmatched-loans.tsx';
import { WhatToChange } from '#renderer/features/applications/matching/answer/what-to-change.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

const useStyles = makeStyles({
  answer: { display: 'flex', flexDirection: 'column', gap: space.xl },
  part: { display: 'flex', flexDirection: 'column', gap: space.m },
  heading: { fontSize: token.fontSizeBase500, scrollMarginTop: space.m },
  intro: { maxWidth: '75ch', color: token.colorNeutralForeground2 },
  link: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
});

/**
 * All lenders, as the directions on digital lending ask for it: the matched ones with what each loan comes to, and the
 * others by name, with their reasons. Takes the focus.
 */
export function MatchAnswerInFull({
  input,
  answer,
  onAsk,
}: {
  readonly input: MatchInput;
  readonly answer: MatchAnswer;
  readonly onAsk: (input: MatchInput) => Promise<void>;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { matched, unmatched, asksForDateOfBirth } = answer;
  const { onRoadPrice, downPayment, months } = input;
  return (
    <div className={styles.answer}>
      <section className={styles.part}>
        <h3 ref={heading} tabIndex={-1} className={styles.heading}>
          {t(matched.length === 0 ? 'matchAnswer.none' : 'matchAnswer.matchedHeading')}
        </h3>
        <p className={styles.intro}>
          {t('matchAnswer.asked', {
            amount: inRupees(Math.max(0, onRoadPrice - downPayment)),
            months,
            onRoad: inRupees(onRoadPrice),
            down: inRupees(downPayment),
          })}{' '}
          {matched.length > 0 && t('matchAnswer.order')}{' '}
          <PortalLink to="/how-we-match" className={styles.link}>
            {t('matchAnswer.howWeMatch')}
          </PortalLink>
        </p>
        {[...matched, ...unmatched].some(({ lender }) => lender.isSample) && (
          <Remark tone="warning">{t('matchAnswer.fictional')}</Remark>
        )}
        {matched.length === 0 && <WhatToChange unmatched={unmatched} input={input} />}
        <ol className={styles.list}>
          {matched.map((loan) => (
            <MatchedLoan key={loan.product.id} loan={loan} earnings={input.earnings} />
          ))}
        </ol>
        {matched.length > 0 && <p className={styles.intro}>{t('matchAnswer.notYet')}</p>}
      </section>
      {asksForDateOfBirth && <AskForDate input={input} onAsk={onAsk} />}
      <KeepAnswer input={input} canApply={matched.length > 0} />
      {matched.length > 0 && <CostChart loans={matched} />}
      {unmatched.length > 0 && <UnmatchedLoans loans={unmatched} />}
    </div>
  );
}
