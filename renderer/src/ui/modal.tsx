import { makeStyles, mergeClasses } from '@griffel/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  modal: {
    boxSizing: 'border-box',
    width: 'min(30rem, calc(100vw - 2rem))',
    maxWidth: 'none',
    padding: space.l,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadius2XLarge,
    backgroundColor: token.colorNeutralBackground1,
    color: token.colorNeutralForeground1,
    boxShadow: token.shadow28,
    '&::backdrop': { backgroundColor: token.colorBackgroundOverlay },
  },
  // Where a thumb reaches it: across the lower edge of a small window.
  bottom: {
    width: '100vw',
    maxHeight: '85dvh',
    margin: 'auto 0 0',
    padding: `${space.s} ${space.m} calc(${space.m} + env(safe-area-inset-bottom))`,
    borderRadius: `${token.borderRadius4XLarge} ${token.borderRadius4XLarge} 0 0`,
    overflowY: 'auto',
    [from.md]: { width: '30rem', margin: 'auto auto 0' },
  },
});

/**
 * Asks for one thing before anything else, in the browser's own dialog: it holds the focus and gives it back, and Esc
 * or a press beside it closes it. Buttons of a `<form method="dialog">` close it with their value, anything else with ''.
 */
export function Modal({
  label,
  place = 'middle',
  onClose,
  children,
}: {
  readonly label: string;
  readonly place?: 'middle' | 'bottom';
  readonly onClose: (value: string) => void;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      closedby="any"
      className={mergeClasses(styles.modal, place === 'bottom' && styles.bottom)}
      onClose={(event) => onClose(event.currentTarget.returnValue)}
    >
      {children}
    </dialog>
  );
}
