import { makeStyles, mergeClasses } from '@griffel/react';
import type { ComponentProps, MouseEvent } from 'react';
import { token } from '#renderer/theme/token.ts';
import { type ButtonKind, useButtonClass } from '#renderer/ui/button-link.tsx';

const idle = {
  backgroundColor: token.colorNeutralBackgroundDisabled,
  border: `1px solid ${token.colorNeutralStrokeDisabled}`,
  color: token.colorNeutralForegroundDisabled,
  cursor: 'not-allowed',
};

const useStyles = makeStyles({ idle: { ...idle, ':hover': idle } });

/** A button that does something here. One that leads somewhere is a `ButtonLink`. */
export function Button({
  kind = 'secondary',
  type = 'button',
  busy = false,
  disabled = false,
  onClick,
  ...props
}: Omit<ComponentProps<'button'>, 'className'> & {
  readonly kind?: ButtonKind;
  readonly type?: 'button' | 'submit';
  /** At work: it does nothing more, but keeps the focus. */
  readonly busy?: boolean;
}) {
  const look = useButtonClass(kind);
  const styles = useStyles();
  const holdBack = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      {...props}
      type={type === 'submit' ? 'submit' : 'button'}
      disabled={disabled}
      aria-disabled={busy || undefined}
      onClick={busy ? holdBack : onClick}
      className={mergeClasses(look, (busy || disabled) && styles.idle)}
    />
  );
}
