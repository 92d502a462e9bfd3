import { makeStyles } from '@griffel/react';
import { LinkItems } from '#renderer/app/layout/link-items.tsx';
import { useBrand } from '#renderer/i18n/edition/use-brand.ts';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { below } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Logo } from '#renderer/ui/pictures/logo.tsx';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';

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
  nav: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    '& > details[open] > summary::before': { content: '"✕"' },
    // The list is the sibling of the details element, so that a wide screen shows it without opening anything. On a
    // narrow screen the bar lays out both: the button next to the brand, the list below.
    [below.lg]: { display: 'contents', '& > details:not([open]) + ul': { display: 'none' } },
  },
  summary: {
    display: 'none',
    alignItems: 'center',
    gap: space.xs,
    minHeight: '44px',
    padding: `0 ${space.s}`,
    border: '1px solid currentColor',
    borderRadius: token.borderRadiusLarge,
    fontWeight: token.fontWeightSemibold,
    cursor: 'pointer',
    listStyle: 'none',
    '::before': { content: '"☰"' },
    '::-webkit-details-marker': { display: 'none' },
    [below.lg]: { display: 'inline-flex' },
  },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space.xs}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [below.lg]: { flexDirection: 'column', width: '100%', paddingTop: space.xs },
  },
});

/**
 * The main bar: the brand and the site's sections, behind a menu button below lg. On a phone the menu also has the
 * entries for applications and for partners. The button is a `details` element: it works before and without script.
 */
export function MainNavigation({ path }: { readonly path: string }) {
  const { labels, main, partners, here } = useContent('navigation');
  const { hasApplications } = usePlatform();
  const styles = useStyles();
  return (
    <div className={styles.bar}>
      <PortalLink to="/" className={styles.brand} aria-label={labels.brandLink}>
        <Logo size={36} />
        {useBrand().name}
      </PortalLink>
      <nav aria-label={labels.main} className={styles.nav}>
        <details data-menu>
          <summary className={styles.summary}>{labels.menu}</summary>
        </details>
        <ul className={styles.list}>
          <LinkItems links={main} path={path} />
          {hasApplications && <LinkItems links={here} path={path} shown="narrow" />}
          <LinkItems links={partners} path={path} shown="narrow" />
        </ul>
      </nav>
    </div>
  );
}
