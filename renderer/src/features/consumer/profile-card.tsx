import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  card: {
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusXLarge,
    padding: space.l,
    boxShadow: token.portalShadow,
  },
  note: {
    marginBottom: space.m,
    padding: `${space.xs} ${space.s}`,
    backgroundColor: token.portalBandBackground,
    borderRadius: token.borderRadiusMedium,
  },
  list: {
    margin: 0,
    display: 'grid',
    gap: space.m,
    [from.md]: { gridTemplateColumns: '1fr 1fr' },
  },
  term: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  value: { margin: 0, fontWeight: token.fontWeightSemibold, overflowWrap: 'anywhere' },
});

/** The profile as it is read. */
export function ProfileCard({
  userId,
  details,
  mobileNumber,
  note,
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
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const rows = [
    [t('profile.userId'), userId],
    [t('profile.firstName'), details.firstName],
    [t('profile.lastName'), details.lastName],
    [t('profile.email'), details.emailId],
    [t('profile.mobileNumber'), mobileNumber],
    [t('profile.category'), details.userType],
  ];
  return (
    <section className={styles.card} aria-label={t('profile.title')}>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <dl className={styles.list}>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
