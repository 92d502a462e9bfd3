import { PortalLink } from '#renderer/ui/portal-link.tsx';
import { useContent } from '#renderer/i18n/use-content.ts';
import { makeStyles } from '@griffel/react';
import { CollapsibleMenu } from '#renderer/app/layout/collapsible-menu.tsx';
import { brand } from '#renderer/content/brand/facts.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Logo } from '#renderer/ui/logo.tsx';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xs} ${space.l}`,
    justifyContent: 'space-between',
    padding: `${space.xs} max(${space.gutter}, calc((100% - 76rem) / 2))`,
    borderBottom: `1px solid ${token.colorNeutralStroke2}`,
    backgroundColor: token.colorNeutralBackground1,
    position: 'relative',
  },
  brand: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minHeight: '44px',
    color: token.colorNeutralForeground1,
    textDecorationLine: 'none',
    fontSize: token.fontSizeBase500,
    fontWeight: token.fontWeightSemibold,
  },
});

/** The main bar: brand and the sections of the site, collapsing below lg. */
export function MainNavigation({ path }: { readonly path: string }) {
  const navigation = useContent('navigation');
  const styles = useStyles();
  return (
    <div className={styles.bar}>
      <PortalLink to="/" className={styles.brand} aria-label={navigation.labels.brandLink}>
        <Logo size={36} />
        {brand.name}
      </PortalLink>
      <CollapsibleMenu
        label={navigation.labels.main}
        menuLabel={navigation.labels.menu}
        links={navigation.main}
        path={path}
        collapsesBelow="lg"
      />
    </div>
  );
}
