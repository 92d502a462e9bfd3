import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.l,
    padding: `${space.l} clamp(1rem, 3vw, 1.5rem)`,
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadius2XLarge,
    boxShadow: token.portalShadow,
  },
  note: {
    padding: `${space.s} ${space.m}`,
    backgroundColor: token.portalBandBackground,
    borderLeft: `4px solid ${token.portalAccent}`,
    borderRadius: token.borderRadiusMedium,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  initials: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '56px',
    height: '56px',
    borderRadius: token.borderRadiusCircular,
    backgroundColor: token.colorBrandBackground2,
    color: token.colorBrandForeground2,
    fontSize: token.fontSizeBase500,
    fontWeight: token.fontWeightSemibold,
  },
  name: { flexGrow: 1, minWidth: 0, fontSize: token.fontSizeBase500, overflowWrap: 'anywhere' },
  list: {
    display: 'grid',
    gap: `${space.m} ${space.l}`,
    margin: 0,
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
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
  action,
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
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { firstName, lastName } = details;
  const rows = [
    [t('profile.userId'), userId],
    [t('profile.firstName'), firstName],
    [t('profile.lastName'), lastName],
    [t('profile.email'), details.emailId],
    [t('profile.mobileNumber'), mobileNumber],
    [t('profile.category'), details.userType],
  ];
  return (
    <section className={styles.card} aria-label={t('profile.title')}>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <div className={styles.head}>
        <span aria-hidden className={styles.initials}>
          {initialOf(firstName)}
          {initialOf(lastName)}
        </span>
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
    </section>
  );
}

/** The first letter as people count letters: with its vowel signs. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toUpperCase() ?? '';
}
