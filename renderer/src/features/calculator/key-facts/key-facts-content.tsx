import { makeStyles } from '@griffel/react';
import { KeyFactsPartOne } from '#renderer/features/calculator/key-facts/key-facts-part-one.tsx';
import { KeyFactsPartTwo } from '#renderer/features/calculator/key-facts/key-facts-part-two.tsx';
import { KeyFactsSchedule } from '#renderer/features/calculator/key-facts/key-facts-schedule.tsx';
import { KeyFactsWorking } from '#renderer/features/calculator/key-facts/key-facts-working.tsx';
import {
  keyFactsOf,
  type QuotedLoan,
} from '#renderer/features/calculator/key-facts/quoted-loan.ts';
import { CostBreakdown } from '#renderer/ui/cost/cost-breakdown.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from, onPaper, onScreen } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    minWidth: 0,
    // Flex containers break badly across pages.
    [onPaper]: {
      display: 'block',
      fontSize: '9pt',
      '& table, & p': { fontSize: '8.5pt' },
      '& > * + *': { marginTop: space.s },
    },
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
    // Grids break badly across pages.
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

/** The content of a key facts card. Needs the words of `keyFacts`. */
export function KeyFactsContent({
  loan,
  heading,
  schedule = 'none',
  basis = [],
  shownElsewhere,
}: {
  readonly loan: QuotedLoan;
  /** The card's title and its level; omit if the title is above. */
  readonly heading: 'h2' | 'h3' | { readonly above: 'h3' };
  readonly schedule?: 'none' | 'monthly';
  /** What the figures are based on, such as the lowest rate on a page. */
  readonly basis?: readonly string[];
  /** Labels of rows of part 1 that are shown once for several cards; part 2 is then omitted as well. */
  readonly shownElsewhere?: readonly string[];
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const facts = keyFactsOf(loan);
  const priced = loan.drawn?.priced ?? null;
  const dollars = loan.currency === 'USD';
  const part = heading === 'h2' ? 'h3' : 'h4';
  const Heading = typeof heading === 'string' ? heading : null;
  const alone = shownElsewhere === undefined;
  return (
    <div className={styles.content}>
      <p className={styles.mark}>{t('keyFacts.indicative')}</p>
      {Heading !== null && (
        <Heading className={styles.title}>{t('keyFacts.title', { loan: loan.loanType })}</Heading>
      )}
      <p className={styles.small}>
        {[t('keyFacts.model'), ...basis, ...(dollars ? [t('keyFacts.dollars')] : [])].join(' ')}
      </p>
      {priced !== null && <CostBreakdown loan={priced} label={t('cost.title')} />}
      <div className={styles.parts}>
        <KeyFactsPartOne loan={loan} facts={facts} heading={part} omitted={shownElsewhere} />
        <div className={styles.column}>
          {alone && <KeyFactsPartTwo heading={part} />}
          <KeyFactsWorking loan={loan} facts={facts} heading={part} onlyStated={!alone} />
        </div>
      </div>
      {schedule === 'monthly' && facts.sanctioned > 0 && (
        <KeyFactsSchedule loan={loan} heading={part} />
      )}
      <p className={styles.small}>
        {t(priced === null ? 'keyFacts.aprRule' : 'keyFacts.aprRuleDrawn')}{' '}
        {t('keyFacts.lendersOwn')}
      </p>
      <p className={styles.mark}>{t('keyFacts.indicative')}</p>
    </div>
  );
}
