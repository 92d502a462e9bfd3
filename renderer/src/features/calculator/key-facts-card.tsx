import { makeStyles } from '@griffel/react';
import { KeyFactsPartOne } from '#renderer/features/calculator/key-facts-part-one.tsx';
import { KeyFactsPartTwo } from '#renderer/features/calculator/key-facts-part-two.tsx';
import { KeyFactsSchedule } from '#renderer/features/calculator/key-facts-schedule.tsx';
import { KeyFactsWorking } from '#renderer/features/calculator/key-facts-working.tsx';
import { keyFactsOf, type QuotedLoan } from '#renderer/features/calculator/quoted-loan.ts';
import { Surface } from '#renderer/features/calculator/surface.tsx';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { from, onPaper, onScreen } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  article: { minWidth: 0, scrollMarginTop: space.m },
  card: {
    gap: space.m,
    [onScreen]: {
      padding: 'clamp(1rem, 3vw, 1.5rem)',
      borderTop: `4px solid ${token.colorBrandBackground}`,
    },
    [onPaper]: { fontSize: '9pt', '& table, & p': { fontSize: '8.5pt' } },
  },
  mark: { fontWeight: token.fontWeightSemibold },
  title: { fontSize: token.fontSizeBase500 },
  small: {
    maxWidth: '90ch',
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase300,
  },
  parts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.l,
    alignItems: 'start',
    [onScreen]: { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    // A grid is not broken well over pages.
    [onPaper]: { display: 'block', '& > * + *': { marginTop: space.s } },
  },
  column: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.l,
    minWidth: 0,
    [onPaper]: { display: 'block', '& > * + *': { marginTop: space.s } },
  },
});

/** The key facts of a loan, as far as they are stated or follow by arithmetic. Needs the words of `keyFacts`. */
export function KeyFactsCard({
  loan,
  heading: Heading,
  schedule,
  id,
  basis = [],
}: {
  readonly loan: QuotedLoan;
  readonly heading: 'h2' | 'h3';
  readonly schedule: 'none' | 'monthly';
  readonly id?: string;
  /** What the figures stand on, such as the lowest rate of a page. */
  readonly basis?: readonly string[];
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const facts = keyFactsOf(loan);
  const dollars = loan.currency === 'USD';
  const part = Heading === 'h2' ? 'h3' : 'h4';
  return (
    <article id={id} className={styles.article}>
      <Surface className={styles.card}>
        <p className={styles.mark}>{t('keyFacts.indicative')}</p>
        <Heading className={styles.title}>{t('keyFacts.title', { loan: loan.loanType })}</Heading>
        <p className={styles.small}>
          {[t('keyFacts.model'), ...basis, ...(dollars ? [t('keyFacts.dollars')] : [])].join(' ')}
        </p>
        <div className={styles.parts}>
          <KeyFactsPartOne loan={loan} facts={facts} heading={part} />
          <div className={styles.column}>
            <KeyFactsPartTwo heading={part} />
            <KeyFactsWorking loan={loan} facts={facts} heading={part} />
          </div>
        </div>
        {schedule === 'monthly' && facts.sanctioned > 0 && (
          <KeyFactsSchedule loan={loan} heading={part} />
        )}
        <p className={styles.small}>
          {t('keyFacts.aprRule')} {t('keyFacts.lendersOwn')}
        </p>
        <p className={styles.mark}>{t('keyFacts.indicative')}</p>
      </Surface>
    </article>
  );
}
