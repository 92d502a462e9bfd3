import { Badge } from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  badge: {
    height: 'auto',
    minHeight: '1.75rem',
    fontSize: token.fontSizeBase300,
    whiteSpace: 'normal',
  },
  late: {
    paddingLeft: space.xs,
    borderLeft: `4px solid ${token.portalAccent}`,
    fontWeight: token.fontWeightSemibold,
  },
  quiet: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  second: { display: 'block' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    fontWeight: token.fontWeightSemibold,
  },
});

/** How something stands. */
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
  return <span className={useStyles().late}>{children}</span>;
}

export function Quiet({ children }: { readonly children: ReactNode }) {
  return <span className={useStyles().quiet}>{children}</span>;
}

/** Below the first line of a cell. */
export function SecondLine({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  return <span className={mergeClasses(styles.quiet, styles.second)}>{children}</span>;
}

/** A link to a place of the console, as large as a finger. */
export function PlaceLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a href={to} className={useStyles().link}>
      {children}
    </a>
  );
}
