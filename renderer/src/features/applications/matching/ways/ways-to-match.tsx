import { makeStyles } from '@griffel/react';
import { nameIn } from '#domain/languages.ts';
import type { MatchInput, UnmatchedProduct, WayToMatch } from '#domain/lending/matching/match.ts';
import { costOf } from '#domain/lending/offers/cost-breakdown.ts';
import {
  changesInWords,
  type Loan,
  obstaclesInWords,
} from '#renderer/features/applications/matching/ways/loan-changes.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';
import { AffordabilityBand } from '#renderer/ui/cost/affordability-band.tsx';
import { inRupees } from '#renderer/ui/text/rupees.ts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.m },
  title: { margin: 0, fontSize: token.fontSizeBase400 },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    gap: space.m,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  way: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    padding: space.m,
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorBrandStroke1}`,
    borderRadius: token.borderRadius2XLarge,
  },
  change: { fontWeight: token.fontWeightSemibold },
  cost: { flexGrow: 1, color: token.colorNeutralForeground2 },
  take: { alignSelf: 'start' },
  link: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
});

/** Where nothing matches: the other loans that would, each to be taken over by one press; or what is against any. */
export function WaysToMatch({
  loan,
  earnings,
  ways,
  unmatched,
  level: Heading = 'h4',
  onTake,
}: {
  readonly loan: Loan;
  /** null where they are not known. */
  readonly earnings: MatchInput['earnings'] | null;
  readonly ways: readonly WayToMatch[];
  readonly unmatched: readonly UnmatchedProduct[];
  readonly level?: 'h2' | 'h4';
  readonly onTake: (way: WayToMatch) => void;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  if (ways.length === 0) {
    return (
      <div className={styles.part}>
        <Heading className={styles.title}>{t('matchWay.noneHeading')}</Heading>
        <p>{t('matchWay.none')}</p>
        <PointList items={obstaclesInWords(unmatched, translator)} />
        <p>
          {t('matchWay.ask')}{' '}
          <PortalLink to="/support" className={styles.link}>
            {t('matchWay.support')}
          </PortalLink>
        </p>
      </div>
    );
  }
  return (
    <div className={styles.part}>
      <Heading className={styles.title}>{t('matchWay.heading')}</Heading>
      <p>{t('matchWay.intro')}</p>
      <ul className={styles.list}>
        {ways.map((way) => (
          <Way
            key={`${way.amount} ${way.months}`}
            way={way}
            loan={loan}
            earnings={earnings}
            onTake={onTake}
          />
        ))}
      </ul>
    </div>
  );
}

function Way({
  way,
  loan,
  earnings,
  onTake,
}: {
  readonly way: WayToMatch;
  readonly loan: Loan;
  readonly earnings: MatchInput['earnings'] | null;
  readonly onTake: (way: WayToMatch) => void;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t, language } = translator;
  const { lender, offer } = way.first;
  const { instalment, totalCost } = costOf(offer);
  const changes = changesInWords(loan, way, translator);
  return (
    <li className={styles.way}>
      {changes.map((change) => (
        <p key={change} className={styles.change}>
          {change}
        </p>
      ))}
      <p className={styles.cost}>
        {t('matchWay.found', { count: way.count })}{' '}
        {t('matchWay.cost', {
          lender: nameIn(lender.names, language),
          instalment: inRupees(instalment),
          months: way.months,
          totalCost: inRupees(totalCost),
        })}
      </p>
      {earnings !== null && <AffordabilityBand instalment={instalment} earnings={earnings} />}
      <div className={styles.take}>
        <Button
          aria-label={`${t('matchWay.take')}: ${changes.join(' ')}`}
          onClick={() => onTake(way)}
        >
          {t('matchWay.take')}
        </Button>
      </div>
    </li>
  );
}
