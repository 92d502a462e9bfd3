import { makeStyles } from '@griffel/react';
import { useEffect, useRef } from 'react';
import { amountOf } from '#domain/lending/matching/asked-loan.ts';
import type { MatchAnswer, MatchQuestion, WayToMatch } from '#domain/lending/matching/match.ts';
import { AskForDate } from '#renderer/features/applications/matching/answer/ask-for-date.tsx';
import { CostChart } from '#renderer/features/applications/matching/answer/cost-chart.tsx';
import { KeepAnswer } from '#renderer/features/applications/matching/answer/keep-answer.tsx';
import { MatchedLoan } from '#renderer/features/applications/matching/answer/matched-loan.tsx';
import { inRupees } from '#renderer/ui/text/rupees.ts';
import { UnmatchedLoans } from '#renderer/features/applications/matching/answer/unmatched-loans.tsx';
import { type Taken, TakenWay } from '#renderer/features/applications/matching/ways/taken-way.tsx';
import { WaysToMatch } from '#renderer/features/applications/matching/ways/ways-to-match.tsx';
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
  ways,
  taken,
  onAsk,
  onTake,
  onBack,
  onAddPrice,
}: {
  readonly input: MatchQuestion;
  readonly answer: MatchAnswer;
  readonly ways: readonly WayToMatch[];
  /** The change that was taken over for it. */
  readonly taken: Taken | null;
  readonly onAsk: (input: MatchQuestion) => Promise<void>;
  readonly onTake: (way: WayToMatch) => void;
  readonly onBack: () => void;
  /** Leads to the question for the vehicle's price. */
  readonly onAddPrice: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { matched, unmatched, asksForDateOfBirth } = answer;
  const { months } = input;
  const amount = inRupees(amountOf(input));
  return (
    <div className={styles.answer}>
      <section className={styles.part}>
        <h3 ref={heading} tabIndex={-1} className={styles.heading}>
          {t(matched.length === 0 ? 'matchAnswer.none' : 'matchAnswer.matchedHeading')}
        </h3>
        <p className={styles.intro}>
          {'amount' in input
            ? t('matchAnswer.askedByAmount', { amount, months })
            : t('matchAnswer.asked', {
                amount,
                months,
                onRoad: inRupees(input.onRoadPrice),
                down: inRupees(input.downPayment),
              })}{' '}
          {matched.length > 0 && t('matchAnswer.order')}{' '}
          <PortalLink to="/how-we-match" className={styles.link}>
            {t('matchAnswer.howWeMatch')}
          </PortalLink>
        </p>
        {taken !== null && <TakenWay taken={taken} onBack={onBack} />}
        {[...matched, ...unmatched].some(({ lender }) => lender.isSample) && (
          <Remark tone="warning">{t('matchAnswer.fictional')}</Remark>
        )}
        {matched.length === 0 && (
          <WaysToMatch
            loan={input}
            earnings={input.earnings}
            ways={ways}
            unmatched={unmatched}
            onTake={onTake}
          />
        )}
        <ol className={styles.list}>
          {matched.map((loan) => (
            <MatchedLoan key={loan.product.id} loan={loan} earnings={input.earnings} />
          ))}
        </ol>
        {matched.length > 0 && <p className={styles.intro}>{t('matchAnswer.notYet')}</p>}
      </section>
      {asksForDateOfBirth && <AskForDate input={input} onAsk={onAsk} />}
      <KeepAnswer input={input} canApply={matched.length > 0} onAddPrice={onAddPrice} />
      {matched.length > 0 && <CostChart loans={matched} />}
      {unmatched.length > 0 && <UnmatchedLoans loans={unmatched} />}
    </div>
  );
}
