import { PortalLink } from '#renderer/ui/portal-link.tsx';
import { type GriffelStyle, makeStyles, mergeClasses } from '@griffel/react';
import type { SiteLink } from '#renderer/content/types.ts';
import { below, from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  nav: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
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
  },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space.xs}`,
    [from.xxl]: { gap: `0 ${space.m}` },
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    padding: `0 ${space.s}`,
    color: 'inherit',
    textDecorationLine: 'none',
    borderBottom: '3px solid transparent',
    ':hover': { textDecorationLine: 'underline' },
    '&[aria-current="page"]': { borderBottomColor: 'currentColor', fontWeight: 600 },
  },
});

const collapsed = (query: string): Record<'summary' | 'list' | 'nav', GriffelStyle> => ({
  summary: { [query]: { display: 'inline-flex' } },
  list: {
    [query]: {
      flexDirection: 'column',
      width: '100%',
      paddingTop: space.xs,
    },
  },
  nav: {
    '& > details[open] > summary::before': { content: '"✕"' },
    // The list follows the details element, so that a wide screen shows it without opening anything. On a narrow one
    // the bar itself lays out both: the button beside the brand, the list below.
    [query]: { display: 'contents', '& > details:not([open]) + ul': { display: 'none' } },
  },
});

const useBelowSm = makeStyles(collapsed(below.sm));
const useBelowLg = makeStyles(collapsed(below.lg));

/**
 * Links in a row, behind a menu button below a breakpoint. The button is a `details` element: it works before and
 * without any script.
 */
export function CollapsibleMenu({
  label,
  menuLabel,
  links,
  path,
  collapsesBelow,
  className,
}: {
  readonly label: string;
  readonly menuLabel: string;
  readonly links: readonly SiteLink[];
  readonly path: string;
  readonly collapsesBelow: 'sm' | 'lg';
  readonly className?: string;
}) {
  const styles = useStyles();
  const belowSm = useBelowSm();
  const belowLg = useBelowLg();
  const narrow = collapsesBelow === 'sm' ? belowSm : belowLg;
  return (
    <nav aria-label={label} className={mergeClasses(styles.nav, narrow.nav, className)}>
      <details data-menu>
        <summary className={mergeClasses(styles.summary, narrow.summary)}>{menuLabel}</summary>
      </details>
      <ul className={mergeClasses(styles.list, narrow.list)}>
        {links.map(({ label: text, to }) => (
          <li key={text}>
            <PortalLink
              to={to}
              className={styles.link}
              aria-current={isSamePage(to, path) ? 'page' : undefined}
            >
              {text}
            </PortalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** `/NBFC` is the same page as `/nbfc`. A link with a choice made in it is none to the page itself. */
function isSamePage(to: string, path: string): boolean {
  return to.toLowerCase() === path.toLowerCase();
}
