import { Card } from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { type Job, useJobs } from '#renderer/features/kiosk/use-jobs.tsx';
import { landscape, lowScreen, upright } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';

const useStyles = makeStyles({
  // Grows with a tall screen, up to a limit.
  jobs: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    [lowScreen]: { gap: space.s },
    flexGrow: 1,
    maxHeight: '48rem',
  },
  item: { display: 'flex', minWidth: 0 },
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
  ways: { flexGrow: 3, [upright]: { gridTemplateColumns: '1fr' } },
  beside: { [landscape]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
  link: { display: 'flex', flexGrow: 1, minWidth: 0, color: 'inherit', textDecorationLine: 'none' },
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
  way: {
    backgroundColor: token.colorBrandBackground2,
    [lowScreen]: { alignContent: 'center' },
    [upright]: { flexDirection: 'row', alignItems: 'center', gap: space.l },
    '::after': { border: `2px solid ${token.colorBrandStroke1}` },
  },
  // Next to its name, as the ways in are what stands out.
  small: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignContent: 'center',
    alignItems: 'center',
    padding: `${space.s} ${space.m}`,
  },
  words: { display: 'flex', flexDirection: 'column', gap: space.xs, minWidth: 0 },
  badge: {
    flexShrink: 0,
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
  bigBadge: {
    width: 'clamp(3.5rem, 5vh, 7rem)',
    height: 'clamp(3.5rem, 5vh, 7rem)',
    [lowScreen]: { width: '3rem', height: '3rem' },
    marginBottom: 0,
    backgroundColor: token.colorBrandBackground,
    color: token.colorNeutralForegroundOnBrand,
    fontSize: 'clamp(2.25rem, 4vh, 4.5rem)',
  },
  smallBadge: { width: '2.5rem', height: '2.5rem', marginBottom: 0, fontSize: '1.6rem' },
  name: {
    fontSize: 'clamp(1.5rem, 2.9vh, 1.75rem)',
    [lowScreen]: { fontSize: token.fontSizeBase500 },
    fontWeight: token.fontWeightSemibold,
    lineHeight: '1.2',
  },
  bigName: { [lowScreen]: { fontSize: '1.25rem' }, [upright]: { fontSize: '1.875rem' } },
  // Four beside each other: the longest word fits in large letters too.
  smallName: {
    fontSize: token.fontSizeBase500,
    [landscape]: { fontSize: `min(${token.fontSizeBase500}, 2vw)` },
  },
  text: { color: token.colorNeutralForeground2 },
  // Where there is little height, the names have to do.
  smallText: { [lowScreen]: { display: 'none' } },
  bigText: { fontSize: token.fontSizeBase500, [lowScreen]: { fontSize: token.fontSizeBase300 } },
});

/** The main tasks as large touch targets: the ways in first, and larger. */
export function JobTiles() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { ways, others } = useJobs();
  const hasWays = ways.length > 0;
  return (
    <nav aria-label={t('kiosk.jobs')} className={styles.jobs}>
      {hasWays && (
        <ul className={mergeClasses(styles.list, styles.ways)}>
          {ways.map((job) => (
            <Tile key={job.to} job={job} size="big" />
          ))}
        </ul>
      )}
      <ul className={mergeClasses(styles.list, hasWays && styles.beside)}>
        {others.map((job) => (
          <Tile key={job.to} job={job} size={hasWays ? 'small' : 'usual'} />
        ))}
      </ul>
    </nav>
  );
}

function Tile({
  job: { to, icon, name, text },
  size,
}: {
  readonly job: Job;
  readonly size: 'big' | 'usual' | 'small';
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const big = size === 'big';
  const small = size === 'small';
  return (
    <li className={styles.item}>
      <PortalLink to={to} className={styles.link}>
        <Card
          role="none"
          className={mergeClasses(styles.tile, big && styles.way, small && styles.small)}
        >
          <span
            className={mergeClasses(
              styles.badge,
              big && styles.bigBadge,
              small && styles.smallBadge,
            )}
          >
            {icon}
          </span>
          <span className={styles.words}>
            <span
              className={mergeClasses(
                styles.name,
                big && styles.bigName,
                small && styles.smallName,
              )}
            >
              {t(name)}
            </span>
            <span
              className={mergeClasses(
                styles.text,
                big && styles.bigText,
                small && styles.smallText,
              )}
            >
              {t(text)}
            </span>
          </span>
        </Card>
      </PortalLink>
    </li>
  );
}
