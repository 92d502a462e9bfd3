import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { Card, CardHeader } from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import { useId } from 'react';
import type { SampleAccount } from '#renderer/content/consumer-types.ts';
import { useCardStyles } from '#renderer/features/consumer/shared/card-styles.ts';
import { SampleMark } from '#renderer/features/consumer/shared/sample-mark.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Money } from '#renderer/ui/text/money.tsx';
import { ShownDay } from '#renderer/ui/text/shown-date.tsx';

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  heading: { fontSize: token.fontSizeBase500 },
  cards: {
    display: 'grid',
    gap: space.m,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  card: {
    height: '100%',
    boxShadow: `inset 0 4px 0 ${token.colorBrandBackground}, ${token.portalShadow}`,
    [from.md]: { padding: space.m },
    [from.xl]: { padding: space.l },
  },
  owed: { boxShadow: `inset 0 4px 0 ${token.portalAccent}, ${token.portalShadow}` },
  name: { fontSize: token.fontSizeBase400 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    margin: 0,
    containerType: 'inline-size',
  },
  // Labels next to values if there is room in every row, otherwise above them in all.
  row: {
    '@container (min-width: 16em)': {
      display: 'flex',
      justifyContent: 'space-between',
      columnGap: space.m,
    },
  },
  term: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  value: { margin: 0, fontVariantNumeric: 'tabular-nums' },
  balance: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingBottom: space.s,
    borderBottom: `1px solid ${token.colorNeutralStroke2}`,
  },
  amount: {
    margin: 0,
    fontSize: '1.75rem',
    lineHeight: '1.3',
    fontWeight: token.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** My Accounts: the three sample accounts of the spec. */
export function AccountsView() {
  const consumerSample = useContent('consumer-sample');
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('consumer.accountsHeading')}</h2>
        <SampleMark />
      </div>
      <ul className={styles.cards}>
        {consumerSample.accounts.map((account) => (
          <li key={account.id}>
            <Account {...account} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Account(account: SampleAccount) {
  const styles = useStyles();
  const cards = useCardStyles();
  const { t } = useTranslation();
  const id = useId();
  const owed = account.balanceRupees < 0;
  const rows = [
    [t('consumer.accountNumber'), account.accountNumber],
    [t('consumer.interestRate'), t('consumer.aYear', { percent: account.interestRatePercent })],
    [t('consumer.accountType'), account.accountType],
    [t('consumer.openDate'), <ShownDay key="open" iso={account.openDate} />],
  ] as const;
  return (
    <Card
      aria-labelledby={id}
      className={mergeClasses(cards.card, styles.card, owed && styles.owed)}
    >
      <CardHeader
        header={
          <h3 id={id} className={styles.name}>
            {account.name}
          </h3>
        }
      />
      <dl className={styles.list}>
        <div className={styles.balance}>
          <dt className={styles.term}>{t(owed ? 'consumer.owed' : 'consumer.balance')}</dt>
          <dd className={styles.amount}>
            <Money amount={Math.abs(account.balanceRupees)} />
          </dd>
        </div>
        {rows.map(([term, value]) => (
          <div key={term} className={styles.row}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
