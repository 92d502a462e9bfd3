import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { makeStyles, mergeClasses } from '@griffel/react';
import { space, token } from '#renderer/theme/token.ts';
import { visuallyHidden } from '#renderer/theme/visually-hidden.ts';

const useStyles = makeStyles({
  button: {
    // Keeps the visually hidden text inside a carousel that clips its slides.
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minHeight: '48px',
    padding: `${space.xs} ${space.l}`,
    border: '1px solid transparent',
    borderRadius: token.borderRadiusLarge,
    font: 'inherit',
    fontWeight: token.fontWeightSemibold,
    lineHeight: '1.25',
    // Wider than a phone otherwise with large letters.
    overflowWrap: 'anywhere',
    textAlign: 'center',
    textDecorationLine: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: '120ms',
  },
  primary: {
    backgroundColor: token.colorBrandBackground,
    color: token.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: token.colorBrandBackgroundHover },
  },
  secondary: {
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorNeutralStroke1}`,
    color: token.colorNeutralForeground1,
    ':hover': { border: `1px solid ${token.colorBrandStroke1}` },
  },
  unseen: visuallyHidden,
  subtle: {
    backgroundColor: 'transparent',
    color: token.colorBrandForegroundLink,
    ':hover': { textDecorationLine: 'underline' },
  },
  accent: {
    backgroundColor: token.portalAccent,
    color: token.portalAccentForeground,
    ':hover': { textDecorationLine: 'underline' },
  },
});

export type ButtonKind = 'primary' | 'secondary' | 'subtle' | 'accent';

/** Class for the few things that look like a button without being a link. */
export function useButtonClass(kind: ButtonKind): string {
  const styles = useStyles();
  return mergeClasses(styles.button, styles[kind]);
}

/** A link that looks like a button. It navigates, so it works without script. */
export function ButtonLink({
  to,
  kind = 'primary',
  about,
  children,
}: {
  readonly to: string;
  readonly kind?: ButtonKind;
  /** The subject, for screen readers and search engines that get the link alone. Visually hidden. */
  readonly about?: string;
  readonly children: string;
}) {
  const styles = useStyles();
  return (
    <PortalLink to={to} className={useButtonClass(kind)}>
      {children}
      {about !== undefined && <span className={styles.unseen}>: {about}</span>}
    </PortalLink>
  );
}
