import { makeStyles } from '@griffel/react';
import { appsOf } from '#renderer/content/brand/brand.ts';
import { useBrand } from '#renderer/i18n/edition/use-brand.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Icon } from '#renderer/ui/pictures/icon.tsx';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  badge: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minHeight: '48px',
    padding: `${space.xs} ${space.m}`,
    backgroundColor: token.portalHeaderBackground,
    border: `1px solid ${token.portalHeaderForeground}`,
    borderRadius: token.borderRadiusLarge,
    color: token.portalHeaderForeground,
    fontWeight: token.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
});

/** Links to the mobile app in the app stores that have it. */
export function AppBadges() {
  const brand = useBrand();
  const styles = useStyles();
  const apps = appsOf(brand);
  if (apps.length === 0) return null;
  return (
    <ul className={styles.list}>
      {apps.map(({ label, url }) => (
        <li key={url}>
          <a href={url} rel="noopener noreferrer" className={styles.badge}>
            <Icon icon="phone" />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
