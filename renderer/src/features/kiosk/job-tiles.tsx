import { PortalLink } from '#renderer/ui/portal-link.tsx';
import { makeStyles } from '@griffel/react';
import type { IconKey } from '#renderer/content/types.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { lying, short } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Icon } from '#renderer/ui/icon.tsx';

type Job = {
  readonly to: string;
  readonly icon: IconKey | 'place' | 'mail';
  readonly name: PlainKey;
  readonly text: PlainKey;
};

const JOBS: readonly Job[] = [
  { to: '/emi-calculator', icon: 'calculator', name: 'kiosk.emi', text: 'kiosk.emiText' },
  {
    to: '/loan-eligibility',
    icon: 'eligibility',
    name: 'kiosk.eligibility',
    text: 'kiosk.eligibilityText',
  },
  { to: '/products', icon: 'money', name: 'kiosk.products', text: 'kiosk.productsText' },
  { to: '/branches', icon: 'place', name: 'kiosk.branches', text: 'kiosk.branchesText' },
  { to: '/support', icon: 'mail', name: 'kiosk.contact', text: 'kiosk.contactText' },
  { to: '/login', icon: 'account', name: 'kiosk.signIn', text: 'kiosk.signInText' },
];

const useStyles = makeStyles({
  // Grows with a tall screen, to a limit.
  jobs: { display: 'flex', flexGrow: 1, maxHeight: '48rem' },
  item: { display: 'flex' },
  list: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gridAutoRows: '1fr',
    gap: space.m,
    [short]: { gap: space.s },
    flexGrow: 1,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [lying]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
  tile: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    flexGrow: 1,
    padding: space.l,
    // The icon beside the name, where there is no room above it.
    [short]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      alignContent: 'start',
      alignItems: 'center',
      padding: space.m,
    },
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadius4XLarge,
    backgroundColor: token.colorNeutralBackground1,
    color: token.colorNeutralForeground1,
    boxShadow: token.portalShadow,
    textDecorationLine: 'none',
    ':hover': { border: `1px solid ${token.colorBrandStroke1}` },
    ':active': { backgroundColor: token.colorBrandBackground2 },
  },
  badge: {
    display: 'grid',
    placeItems: 'center',
    width: 'clamp(3rem, 6.5vh, 4.5rem)',
    height: 'clamp(3rem, 6.5vh, 4.5rem)',
    [short]: { width: '3rem', height: '3rem', marginBottom: 0 },
    marginBottom: space.xs,
    borderRadius: token.borderRadius2XLarge,
    backgroundColor: token.colorBrandBackground2,
    color: token.colorBrandForeground2,
  },
  icon: { width: '55%', height: '55%', [short]: { width: '1.75rem', height: '1.75rem' } },
  name: {
    fontSize: token.fontSizeHero700,
    [short]: { fontSize: token.fontSizeBase500 },
    fontWeight: token.fontWeightSemibold,
    lineHeight: '1.2',
  },
  text: { color: token.colorNeutralForeground2, [short]: { gridColumn: '1 / -1' } },
});

/** The main jobs as targets for a whole hand. */
export function JobTiles() {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <nav aria-label={t('kiosk.jobs')} className={styles.jobs}>
      <ul className={styles.list}>
        {JOBS.map(({ to, icon, name, text }) => (
          <li key={to} className={styles.item}>
            <PortalLink to={to} className={styles.tile}>
              <span className={styles.badge}>
                <Icon icon={icon} className={styles.icon} />
              </span>
              <span className={styles.name}>{t(name)}</span>
              <span className={styles.text}>{t(text)}</span>
            </PortalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
