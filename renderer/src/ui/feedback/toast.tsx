import {
  Button,
  Toast,
  ToastTitle,
  ToastTrigger,
  Toaster,
  useId,
  useToastController,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { makeStyles, mergeClasses } from '@griffel/react';
import { useEffect, useEffectEvent } from 'react';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  // `Toasts` decides where it is shown.
  toaster: { position: 'static', width: 'min(26rem, calc(100vw - 2rem))' },
  toast: {
    alignItems: 'center',
    padding: `${space.xs} ${space.xs} ${space.xs} ${space.m}`,
    // The shadow alone does not set it apart on a dark page.
    border: `1px solid ${token.colorNeutralStroke2}`,
  },
  title: { fontSize: token.fontSizeBase400, lineHeight: '1.4', overflowWrap: 'anywhere' },
  actions: { display: 'flex' },
  action: { minWidth: '44px', minHeight: '44px', fontSize: token.fontSizeBase400 },
  undo: { color: token.colorBrandForegroundLink },
});

export type ToastProps = {
  readonly id: string;
  readonly text: string;
  readonly undo?: { readonly label: string; readonly onUndo: () => void } | undefined;
  /** The element that had the focus when the toast was requested. */
  readonly focused: Element | null;
  readonly closeLabel: string;
  readonly onClosed: () => void;
};

/** Announces nothing itself: its region is a live region. */
const SILENT = () => undefined;

/** One message of `Toasts`. Its undo button takes the focus, since the element that had it is gone. */
export function PortalToast({ id, text, undo, focused, closeLabel, onClosed }: ToastProps) {
  const styles = useStyles();
  const toasterId = useId('toaster');
  const { dispatchToast, dismissToast } = useToastController(toasterId);

  // Focuses only if the person has not moved on: the toast appears a moment after the deletion.
  const takeFocus = (button: HTMLButtonElement | null) => {
    const now = document.activeElement;
    if (now === null || now === document.body || now === focused) button?.focus();
  };

  const show = useEffectEvent((toastId: string) => {
    dispatchToast(
      <Toast className={styles.toast}>
        <ToastTitle
          className={styles.title}
          action={{
            className: styles.actions,
            children: (
              <>
                {undo !== undefined && (
                  <Button
                    ref={takeFocus}
                    appearance="transparent"
                    className={mergeClasses(styles.action, styles.undo)}
                    onClick={undo.onUndo}
                  >
                    {undo.label}
                  </Button>
                )}
                <ToastTrigger>
                  <Button
                    appearance="transparent"
                    icon={<DismissRegular />}
                    aria-label={closeLabel}
                    className={styles.action}
                  />
                </ToastTrigger>
              </>
            ),
          }}
        >
          {text}
        </ToastTitle>
      </Toast>,
      {
        toastId,
        intent: 'success',
        timeout: -1,
        onStatusChange: (_, { status }) => {
          if (status === 'dismissed') onClosed();
        },
      },
    );
  });
  useEffect(() => {
    // Fluent never shows an ID again that it has dismissed, and StrictMode runs this twice.
    const toastId = `${id}/${crypto.randomUUID()}`;
    show(toastId);
    return () => dismissToast(toastId);
  }, [id, dismissToast]);

  return (
    <Toaster
      inline
      toasterId={toasterId}
      position="bottom-end"
      announce={SILENT}
      className={styles.toaster}
    />
  );
}
