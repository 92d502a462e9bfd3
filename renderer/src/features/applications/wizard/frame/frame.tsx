import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '#renderer/content/brand/facts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
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

/** The page around an application: brand, language, and the way out. Nothing else takes the eye off it. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { search, hash } = useLocation();
  return (
    <>
      <header className={styles.bar}>
        <span className={styles.brand}>
          <Logo size={28} />
          {brand.name}
        </span>
        <LanguageSwitch path={`/apply${search}${hash}`} className={styles.link} />
        <PortalLink to="/consumer-profile" className={styles.link}>
          {t('apply.leave')}
        </PortalLink>
      </header>
      <main className={styles.main}>{children}</main>
    </>
  );
}
