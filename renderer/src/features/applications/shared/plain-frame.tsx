import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { useBrand } from '#renderer/i18n/use-brand.ts';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { LanguageSwitch } from '#renderer/ui/navigation/language-switch.tsx';
import { Logo } from '#renderer/ui/pictures/logo.tsx';

const WIDTH = '46rem';
const EDGE = `max(${space.gutter}, calc((100% - ${WIDTH}) / 2))`;

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.m,
    minHeight: '56px',
    padding: `0 ${EDGE}`,
    backgroundColor: token.portalHeaderBackground,
    color: token.portalHeaderForeground,
    [onPaper]: { display: 'none' },
  },
  brand: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    marginRight: 'auto',
    fontWeight: token.fontWeightBold,
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontSize: token.fontSizeBase300,
    textDecorationLine: 'underline',
    cursor: 'pointer',
  },
  main: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.l,
    minWidth: 0,
    padding: `${space.l} ${EDGE} 5rem`,
  },
});

/** The page around something that needs full attention: brand, language, and at most one way out. */
export function PlainFrame({
  path,
  way,
  children,
}: {
  /** The page's own address, for its other languages. */
  readonly path: string;
  readonly way: { readonly to: string; readonly label: string } | null;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <>
      <header className={styles.bar}>
        <span className={styles.brand}>
          <Logo size={28} />
          {useBrand().name}
        </span>
        <LanguageSwitch path={path} className={styles.link} />
        {way !== null && (
          <PortalLink to={way.to} className={styles.link}>
            {way.label}
          </PortalLink>
        )}
      </header>
      <main className={styles.main}>{children}</main>
    </>
  );
}
