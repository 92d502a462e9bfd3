import { Card } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';
import { SIGN_IN, useJobs } from '#renderer/features/kiosk/use-jobs.tsx';
import { landscape, lowScreen } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';

const useStyles = makeStyles({
  // Grows with a tall screen, up to a limit.
  jobs: { display: 'flex', flexGrow: 1, maxHeight: '48rem' },
  item: { display: 'flex' },
  list: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gridAutoRows: 'auto',
    gap: space.m,
    [lowScreen]: { gap: space.s },
    flexGrow: 1,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [landscape]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
  link: { display: 'flex', flexGrow: 1, color: 'inherit', textDecorationLine: 'none' },
  tile: {
    gap: space.s,
    flexGrow: 1,
    padding: 'clamp(1rem, 1.6vh, 1.5rem)',
    // The icon is next to the name where there is no room above it.
    [lowScreen]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      alignContent: 'start',
      alignItems: 'center',
      padding: `${space.s} ${space.m}`,
    },
    borderRadius: token.borderRadius4XLarge,
    boxShadow: token.portalShadow,
    fontSize: token.fontSizeBase400,
    '::after': {
      border: `1px solid ${token.colorNeutralStroke2}`,
      borderRadius: token.borderRadius4XLarge,
    },
    ':hover::after': { border: `1px solid ${token.colorBrandStroke1}` },
    ':active': { backgroundColor: token.colorBrandBackground2 },
  },
  badge: {
    display: 'grid',
    placeItems: 'center',
    width: 'clamp(3rem, 6.5vh, 4.5rem)',
    height: 'clamp(3rem, 6.5vh, 4.5rem)',
    [lowScreen]: { width: '2.25rem', height: '2.25rem', marginBottom: 0 },
    marginBottom: space.xs,
    borderRadius: token.borderRadius2XLarge,
    backgroundColor: token.colorBrandBackground2,
    color: token.colorBrandForeground2,
    fontSize: 'clamp(1.75rem, 3.5vh, 2.5rem)',
  },
  name: {
    fontSize: 'clamp(1.5rem, 2.9vh, 1.75rem)',
    [lowScreen]: { fontSize: token.fontSizeBase500 },
    fontWeight: token.fontWeightSemibold,
    lineHeight: '1.2',
  },
  text: { color: token.colorNeutralForeground2, [lowScreen]: { gridColumn: '1 / -1' } },
});

/** The main tasks as large touch targets. */
export function JobTiles() {
  const styles = useStyles();
  const { t } = useTranslation();
  const jobs = useJobs();
  const { userId } = useSession();
  const addressOf = (to: string) => (to === SIGN_IN && userId !== null ? '/consumer-profile' : to);
  return (
    <nav aria-label={t('kiosk.jobs')} className={styles.jobs}>
      <ul className={styles.list}>
        {jobs.map(({ to, icon, name, text }) => (
          <li key={to} className={styles.item}>
            <PortalLink to={addressOf(to)} className={styles.link}>
              <Card role="none" className={styles.tile}>
                <span className={styles.badge}>{icon}</span>
                <span className={styles.name}>{t(name)}</span>
                <span className={styles.text}>{t(text)}</span>
              </Card>
            </PortalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
