import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import type { SiteLink } from '#renderer/content/types.ts';
import { below, forcedColours, from } from '#renderer/theme/breakpoints.ts';
import { space } from '#renderer/theme/token.ts';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';

const useStyles = makeStyles({
  item: { display: 'flex' },
  wideOnly: { [below.sm]: { display: 'none' } },
  narrowOnly: { [from.sm]: { display: 'none' } },
  link: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    padding: `0 ${space.s}`,
    color: 'inherit',
    textDecorationLine: 'none',
    borderBottom: '3px solid transparent',
    ':hover': { textDecorationLine: 'underline' },
    // What is transparent is drawn there, so that every page would be marked.
    [forcedColours]: { '&:not([aria-current])': { borderBottomColor: 'Canvas' } },
    '&[aria-current="page"]': { borderBottomColor: 'currentColor', fontWeight: 600 },
  },
});

/** Navigation links as list items, with the current page marked. */
export function LinkItems({
  links,
  path,
  shown = 'always',
}: {
  readonly links: readonly SiteLink[];
  readonly path: string;
  /** Window widths at which they are shown, if not all: from sm upwards, or only below it. */
  readonly shown?: 'always' | 'wide' | 'narrow';
}) {
  const styles = useStyles();
  return links.map(({ label, to }) => (
    <li
      key={label}
      className={mergeClasses(
        styles.item,
        shown === 'wide' && styles.wideOnly,
        shown === 'narrow' && styles.narrowOnly,
      )}
    >
      <PortalLink
        to={to}
        className={styles.link}
        aria-current={isSamePage(to, path) ? 'page' : undefined}
      >
        {label}
      </PortalLink>
    </li>
  ));
}

/** A list item with its own link, in the same style. */
export function LinkItem({ children }: { readonly children: (className: string) => ReactNode }) {
  const styles = useStyles();
  return <li className={styles.item}>{children(styles.link)}</li>;
}

/** `/NBFC` is the same page as `/nbfc`. A link with a query that makes a choice never counts as the current page. */
export function isSamePage(to: string, path: string): boolean {
  return to.toLowerCase() === path.toLowerCase();
}
