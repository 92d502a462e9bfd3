import {
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Dialog as FluentDialog,
} from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import { type ReactNode, useId } from 'react';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  surface: {
    maxWidth: 'min(37.5rem, calc(100vw - 2rem))',
    borderRadius: token.borderRadius2XLarge,
  },
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    paddingBottom: space.xs,
    fontSize: token.fontSizeBase400,
    lineHeight: '1.5',
  },
  actions: { justifySelf: 'stretch', justifyContent: 'flex-end' },
  middle: { justifyContent: 'center' },
  opaque: { backgroundColor: token.colorNeutralBackground2 },
  centred: { alignItems: 'center', textAlign: 'center' },
});

/**
 * Modal dialog; Escape or a click on the backdrop closes it. Render it through `OpenedPart`, which fetches it and
 * restores the focus.
 */
export function Dialog({
  title,
  urgent = false,
  centred = false,
  opaque = false,
  onClose,
  actions,
  children,
}: {
  readonly title: string;
  /** Whether it needs an answer and is announced assertively. */
  readonly urgent?: boolean;
  readonly centred?: boolean;
  /** Whether nothing behind it can be seen. */
  readonly opaque?: boolean;
  readonly onClose: () => void;
  /** Its buttons, the safest first: that one gets the focus. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const id = useId();
  return (
    // Not Fluent's modal type 'alert', which a click on the backdrop does not close.
    <FluentDialog open onOpenChange={onClose}>
      <DialogSurface
        role={urgent ? 'alertdialog' : 'dialog'}
        aria-describedby={urgent ? id : undefined}
        className={styles.surface}
        {...(opaque && { backdrop: { className: styles.opaque } })}
      >
        <DialogBody>
          <DialogTitle className={mergeClasses(centred && styles.centred)}>{title}</DialogTitle>
          <DialogContent
            id={id}
            className={mergeClasses(styles.content, centred && styles.centred)}
          >
            {children}
          </DialogContent>
          <DialogActions fluid className={mergeClasses(styles.actions, centred && styles.middle)}>
            {actions}
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </FluentDialog>
  );
}
