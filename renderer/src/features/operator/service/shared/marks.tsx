import { Badge } from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { from } from '#renderer/theme/breakpoints.ts';
import { startEdge } from '#renderer/theme/edge.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  badge: {
    height: 'auto',
    minHeight: '1.75rem',
    fontSize: token.fontSizeBase300,
    whiteSpace: 'normal',
  },
  late: {
    paddingInlineStart: space.xs,
    ...startEdge('4px', token.portalAccent),
    fontWeight: token.fontWeightSemibold,
  },
  quiet: {
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase300,
    fontWeight: token.fontWeightRegular,
  },
  line: { display: 'block', '::first-letter': { textTransform: 'uppercase' } },
  // The text is in line with what is next to it, and can still be hit with a finger.
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    marginTop: '-0.625rem',
    marginBottom: '-0.625rem',
    fontWeight: token.fontWeightSemibold,
  },
  acts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xs,
    [from.lg]: { flexDirection: 'column', alignItems: 'stretch', whiteSpace: 'nowrap' },
  },
});

/** The status of something. */
export function StateBadge({
  tone,
  children,
}: {
  readonly tone: 'waits' | 'urgent' | 'quiet';
  readonly children: string;
}) {
  const colours = { waits: 'brand', urgent: 'danger', quiet: 'subtle' } as const;
  return (
    <Badge appearance="tint" color={colours[tone]} size="large" className={useStyles().badge}>
      {children}
    </Badge>
  );
}

/** What is overdue: marked by more than a colour. */
export function Late({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  return <span className={mergeClasses(styles.line, styles.late)}>{children}</span>;
}

export function Quiet({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  return <span className={mergeClasses(styles.line, styles.quiet)}>{children}</span>;
}

/** A separate line in a cell: words that are part of a sentence elsewhere begin with a capital here. */
export function Line({ children }: { readonly children: ReactNode }) {
  return <span className={useStyles().line}>{children}</span>;
}

/** Below the first line of a cell. */
export function SecondLine({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  return <span className={mergeClasses(styles.quiet, styles.line)}>{children}</span>;
}

/** Buttons of a row: below each other where the row is one of a table. */
export function RowActs({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().acts}>{children}</div>;
}

/** A link to a place of the console, or to a program outside, as large as a finger. */
export function PlaceLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a href={to} className={useStyles().link}>
      {children}
    </a>
  );
}
