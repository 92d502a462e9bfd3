import { Button as FluentButton } from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import type { ComponentProps, MouseEventHandler, ReactElement, ReactNode, Ref } from 'react';
import { space, token } from '#renderer/theme/token.ts';
import type { ButtonKind } from '#renderer/ui/basics/button-link.tsx';

const idle = {
  backgroundColor: token.colorNeutralBackgroundDisabled,
  border: `1px solid ${token.colorNeutralStrokeDisabled}`,
  color: token.colorNeutralForegroundDisabled,
  cursor: 'not-allowed',
};

const useStyles = makeStyles({
  // A large enough touch target; Fluent's largest is 40 pixels high.
  button: {
    minHeight: '48px',
    padding: `${space.xs} ${space.l}`,
    fontSize: token.fontSizeBase400,
    lineHeight: '1.25',
    // Cut off otherwise with large letters.
    overflowWrap: 'anywhere',
  },
  iconAlone: { minWidth: '48px', padding: space.xs },
  accent: {
    backgroundColor: token.portalAccent,
    color: token.portalAccentForeground,
    ':hover': {
      backgroundColor: token.portalAccent,
      color: token.portalAccentForeground,
      textDecorationLine: 'underline',
    },
  },
  subtle: {
    color: token.colorBrandForegroundLink,
    ':hover': { color: token.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
  },
  busy: { ...idle, ':hover': idle, ':hover:active': idle },
});

const APPEARANCES = {
  primary: 'primary',
  secondary: 'secondary',
  subtle: 'transparent',
  accent: 'primary',
} as const satisfies Record<ButtonKind, ComponentProps<typeof FluentButton>['appearance']>;

type ButtonProps = Omit<
  ComponentProps<'button'>,
  'className' | 'type' | 'disabled' | 'onClick' | 'children' | 'ref'
> & {
  readonly kind?: ButtonKind;
  readonly type?: 'button' | 'submit';
  readonly icon?: ReactElement;
  /** While true it ignores presses but keeps the focus. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly onClick?: MouseEventHandler<HTMLElement>;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** A button that acts on the page. To navigate, use `ButtonLink`. */
export function Button({
  kind = 'secondary',
  type = 'button',
  busy = false,
  children,
  ...props
}: ButtonProps) {
  const styles = useStyles();
  return (
    <FluentButton
      {...props}
      size="large"
      appearance={APPEARANCES[kind]}
      type={type}
      // Not `disabledFocusable`: clicking such a button still submits its form.
      aria-disabled={busy || undefined}
      className={mergeClasses(
        styles.button,
        children === undefined && styles.iconAlone,
        kind === 'accent' && styles.accent,
        kind === 'subtle' && styles.subtle,
        busy && styles.busy,
      )}
    >
      {children}
    </FluentButton>
  );
}
