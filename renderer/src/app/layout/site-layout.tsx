import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { MainNavigation } from '#renderer/app/layout/main-navigation.tsx';
import { SiteFooter } from '#renderer/app/layout/site-footer.tsx';
import { TopHeader } from '#renderer/app/layout/top-header.tsx';
import { space, token } from '#renderer/theme/token.ts';
import { LinkItems } from '#renderer/app/layout/link-items.tsx';
import { below } from '#renderer/theme/breakpoints.ts';

const useStyles = makeStyles({
  skip: {
    position: 'absolute',
    insetInlineEnd: '100%',
    padding: `${space.s} ${space.m}`,
    backgroundColor: token.colorNeutralBackground1,
    zIndex: 10,
    ':focus': { insetInlineEnd: 'auto', insetInlineStart: space.xs, top: space.xs },
  },
  main: { minHeight: '50vh', ':focus': { outlineStyle: 'none' } },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space.xs}`,
    margin: 0,
    padding: `0 calc(max(${space.gutter}, (100% - 76rem) / 2) - ${space.s})`,
    listStyle: 'none',
    backgroundColor: token.portalBandBackground,
    borderBottom: `1px solid ${token.colorNeutralStroke2}`,
    color: token.colorNeutralForeground1,
    fontSize: token.fontSizeBase300,
    [below.sm]: {
      justifyContent: 'space-between',
      columnGap: 0,
      padding: `0 ${space.xs}`,
      '& a': { padding: `0 ${space.xs}` },
    },
  },
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

/** The most used pages, one tap away everywhere. */
function QuickLinks({ path }: { readonly path: string }) {
  const { labels, quick } = useContent('navigation');
  const styles = useStyles();
  return (
    <nav aria-label={labels.quick}>
      <ul className={styles.list}>
        <LinkItems links={quick} path={path} />
      </ul>
    </nav>
  );
}
