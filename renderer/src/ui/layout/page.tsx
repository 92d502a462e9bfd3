import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { below, from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import type { PictureKey } from '#renderer/ui/basics/picture-files.ts';
import { Picture } from '#renderer/ui/basics/picture.tsx';

const useStyles = makeStyles({
  band: {
    backgroundColor: token.portalBandBackground,
    padding: `${space.l} ${space.gutter} ${space.xl}`,
  },
  head: {
    display: 'grid',
    gap: space.xl,
    alignItems: 'center',
    maxWidth: '76rem',
    margin: '0 auto',
  },
  beside: { [from.md]: { gridTemplateColumns: '1.5fr 1fr' } },
  words: { display: 'flex', flexDirection: 'column', gap: space.s },
  title: { fontSize: 'clamp(1.875rem, 5vw, 2.75rem)', letterSpacing: '-0.02em' },
  intro: { fontSize: token.fontSizeBase400, lineHeight: '1.5', maxWidth: '60ch' },
  actions: { paddingTop: space.xs },
  // On a phone the words come first, and a decorative picture is not fetched.
  picture: { borderRadius: token.borderRadius2XLarge, [below.md]: { display: 'none' } },
  trail: {
    display: 'flex',
    flexWrap: 'wrap',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase300,
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px', color: 'inherit' },
    '& li': { display: 'inline-flex', alignItems: 'center' },
    '& li + li::before': { content: '"/"', margin: `0 ${space.xs}` },
  },
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: 'clamp(2rem, 5vw, 3.5rem)',
    maxWidth: `calc(76rem + 2 * ${space.gutter})`,
    margin: '0 auto',
    padding: `clamp(2rem, 5vw, 3.5rem) ${space.gutter}`,
  },
  narrow: { maxWidth: '34rem', gap: space.xl, padding: `${space.xl} ${space.gutter}` },
});

/** A page's heading and content, at the site's width. `narrow` is for a single form. */
export function Page({
  title,
  shortName,
  intro,
  picture,
  actions,
  narrow = false,
  children,
}: {
  readonly title: string;
  /** Name of the page in the breadcrumbs, which are shown if this is given. */
  readonly shortName?: string;
  readonly intro?: ReactNode;
  readonly picture?: { readonly image: PictureKey; readonly alt: string };
  /** Buttons below the introduction. */
  readonly actions?: ReactNode;
  readonly narrow?: boolean;
  readonly children?: ReactNode;
}) {
  const styles = useStyles();
  const words = (
    <div className={styles.words}>
      {shortName !== undefined && <Trail to={shortName} />}
      <h1 className={styles.title}>{title}</h1>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
  if (narrow) {
    return (
      <div className={mergeClasses(styles.content, styles.narrow)}>
        {words}
        {children}
      </div>
    );
  }
  return (
    <>
      <div className={styles.band}>
        <div className={mergeClasses(styles.head, picture !== undefined && styles.beside)}>
          {words}
          {picture !== undefined && <Picture {...picture} className={styles.picture} />}
        </div>
      </div>
      <div className={styles.content}>{children}</div>
    </>
  );
}

/** Breadcrumbs: home and the page itself. */
function Trail({ to }: { readonly to: string }) {
  const navigation = useContent('navigation');
  const pages = useContent('pages');
  const styles = useStyles();
  return (
    <nav aria-label={navigation.labels.breadcrumb}>
      <ol className={styles.trail}>
        <li>
          <PortalLink to={pages['/'].canonical}>{pages['/'].shortName}</PortalLink>
        </li>
        <li aria-current="page">{to}</li>
      </ol>
    </nav>
  );
}
