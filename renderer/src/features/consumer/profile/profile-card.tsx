import { Avatar, Card } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { useCardStyles } from '#renderer/features/consumer/shared/card-styles.ts';
import { InfoBar } from '#renderer/features/consumer/shared/info-bar.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  name: { flexGrow: 1, minWidth: 0, fontSize: token.fontSizeBase500, overflowWrap: 'anywhere' },
  list: {
    display: 'grid',
    gap: `${space.m} ${space.l}`,
    margin: 0,
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  term: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  add: { marginTop: space.xs },
  value: { margin: 0, fontWeight: token.fontWeightSemibold, overflowWrap: 'anywhere' },
});

/** The profile, read-only. */
export function ProfileCard({
  userId,
  details,
  mobileNumber,
  note,
  action,
  onAddEmail,
}: {
  readonly userId: string;
  readonly details: {
    readonly firstName: string;
    readonly lastName: string;
    readonly userType: string;
    readonly emailId: string;
  };
  readonly mobileNumber: string;
  readonly note?: ReactNode;
  readonly action?: ReactNode;
  /** Offered where the account has no email. */
  readonly onAddEmail?: () => void;
}) {
  const styles = useStyles();
  const cards = useCardStyles();
  const { t } = useTranslation();
  const { firstName, lastName } = details;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('profile.userId'), userId],
    [t('profile.firstName'), firstName],
    [t('profile.lastName'), lastName],
    [
      t('profile.email'),
      details.emailId === '' && onAddEmail !== undefined ? (
        <div className={styles.add}>
          <Button onClick={onAddEmail}>{t('profile.addEmail')}</Button>
        </div>
      ) : (
        details.emailId
      ),
    ],
    [t('profile.mobileNumber'), mobileNumber],
    [t('profile.category'), details.userType],
  ];
  return (
    <Card role="region" className={cards.card} aria-label={t('profile.title')}>
      {note !== undefined && <InfoBar>{note}</InfoBar>}
      <div className={styles.head}>
        {/* Fluent's own initials separate a Hindi letter from its vowel sign. */}
        <Avatar
          aria-hidden
          size={56}
          color="brand"
          initials={initialOf(firstName) + initialOf(lastName)}
        />
        <h2 className={styles.name}>
          {firstName} {lastName}
        </h2>
        {action}
      </div>
      <dl className={styles.list}>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The first letter as people count letters: with its vowel signs. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toUpperCase() ?? '';
}
