import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { useBrand } from '#renderer/i18n/edition/use-brand.ts';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { LanguageSwitch } from '#renderer/ui/navigation/language-switch.tsx';
import { Logo } from '#renderer/ui/pictures/logo.tsx';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.l,
    minHeight: '56px',
    padding: `0 ${space.gutter}`,
    backgroundColor: token.portalHeaderBackground,
    color: token.portalHeaderForeground,
    [onPaper]: { display: 'none' },
  },
  brand: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minHeight: '44px',
    marginInlineEnd: 'auto',
    color: 'inherit',
    fontWeight: token.fontWeightBold,
    textDecorationLine: 'none',
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontSize: token.fontSizeBase300,
    textDecorationLine: 'underline',
    cursor: 'pointer',
    ':hover': { color: 'inherit' },
  },
});

/** Class of what the bar shows next to the language. */
export const useBarLink = (): string => useStyles().link;

/** The bar at the top of a page without the site's menus: brand, language, and what the page adds. */
export function BrandBar({
  path,
  leadsHome,
  skip,
  className,
  children,
}: {
  /** The page's own address, for its other languages. */
  readonly path: string;
  /** Whether the brand is a link to the site. */
  readonly leadsHome: boolean;
  /** The skip link past the bar, which comes first. */
  readonly skip?: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
}) {
  const styles = useStyles();
  const brand = (
    <>
      <Logo size={28} />
      {useBrand().name}
    </>
  );
  return (
    <header className={mergeClasses(styles.bar, className)}>
      {skip}
      {leadsHome ? (
        <PortalLink to="/" className={styles.brand}>
          {brand}
        </PortalLink>
      ) : (
        <span className={styles.brand}>{brand}</span>
      )}
      <LanguageSwitch path={path} className={styles.link} />
      {children}
    </header>
  );
}
