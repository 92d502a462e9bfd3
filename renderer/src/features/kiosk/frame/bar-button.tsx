import { Button } from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactElement, ReactNode } from 'react';
import { space, token } from '#renderer/theme/token.ts';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';

const useStyles = makeStyles({
  // A picture above few words, so that all of them are in one row.
  button: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.125rem',
    flex: '1 1 0',
    minWidth: '48px',
    maxWidth: '9rem',
    height: '100%',
    padding: `0 0.25rem`,
    border: '1px solid transparent',
    borderRadius: token.borderRadiusLarge,
    backgroundColor: 'transparent',
    color: token.colorNeutralForeground1,
    // Grows with the letters as far as the row has room for all.
    fontSize: 'min(0.8rem, 1.75vw)',
    fontWeight: token.fontWeightSemibold,
    lineHeight: '1.15',
    textAlign: 'center',
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '& svg': { flexShrink: 0, width: '1.75rem', height: '1.75rem' },
  },
  pressed: {
    border: `2px solid ${token.colorBrandForeground1}`,
    backgroundColor: token.colorBrandBackground2,
    color: token.colorBrandForeground2,
  },
  accent: {
    backgroundColor: token.portalAccent,
    color: token.portalAccentForeground,
    ':hover': { backgroundColor: token.portalAccent, color: token.portalAccentForeground },
    ':hover:active': { backgroundColor: token.portalAccent, color: token.portalAccentForeground },
    paddingInline: space.xs,
  },
});

/** A button of the terminal's bar: a picture with its name below. */
export function BarButton({
  icon,
  pressed,
  accent = false,
  lang,
  opens,
  onClick,
  children,
}: {
  readonly icon: ReactElement;
  /** Whether what it switches on is on; absent where it switches nothing. */
  readonly pressed?: boolean;
  readonly accent?: boolean;
  /** The language of its name, if not the page's. */
  readonly lang?: string;
  /** The id of a list that it opens. */
  readonly opens?: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <Button
      appearance="transparent"
      aria-pressed={pressed}
      lang={lang}
      popoverTarget={opens}
      className={mergeClasses(
        styles.button,
        pressed === true && styles.pressed,
        accent && styles.accent,
      )}
      onClick={onClick}
    >
      {icon}
      <span>{children}</span>
    </Button>
  );
}

/** A link in the same shape. */
export function BarLink({
  to,
  icon,
  current = false,
  children,
}: {
  readonly to: string;
  readonly icon: ReactElement;
  readonly current?: boolean;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <PortalLink
      to={to}
      aria-current={current ? 'page' : undefined}
      className={mergeClasses(styles.button, current && styles.pressed)}
    >
      {icon}
      <span>{children}</span>
    </PortalLink>
  );
}
