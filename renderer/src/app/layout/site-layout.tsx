import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { MainNavigation } from '#renderer/app/layout/main-navigation.tsx';
import { QuickLinks } from '#renderer/app/layout/quick-links.tsx';
import { SiteFooter } from '#renderer/app/layout/site-footer.tsx';
import { TopHeader } from '#renderer/app/layout/top-header.tsx';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  skip: {
    position: 'absolute',
    right: '100%',
    padding: `${space.s} ${space.m}`,
    backgroundColor: token.colorNeutralBackground1,
    zIndex: 10,
    ':focus': { right: 'auto', left: space.xs, top: space.xs },
  },
  main: { minHeight: '50vh', ':focus': { outlineStyle: 'none' } },
});

/** The frame of every page except the consumer area: header bar, navigation, content, footer. */
export function SiteLayout({
  path,
  children,
}: {
  /** Path of the page, to mark its link in the navigation. */
  readonly path: string;
  readonly children: ReactNode;
}) {
  const navigation = useContent('navigation');
  const styles = useStyles();
  return (
    <>
      <a href="#content" className={styles.skip}>
        {navigation.labels.skipToContent}
      </a>
      <header>
        <TopHeader path={path} />
        <MainNavigation path={path} />
        <QuickLinks path={path} />
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
