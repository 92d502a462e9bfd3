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
  // Where it stands is up to `Toasts`.
  toaster: { position: 'static', width: 'min(26rem, calc(100vw - 2rem))' },
  toast: {
    alignItems: 'center',
    padding: `${space.xs} ${space.xs} ${space.xs} ${space.m}`,
    // Its shadow alone does not set it off from a dark page.
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
  readonly closeLabel: string;
  readonly onClosed: () => void;
};

/** Says nothing by itself: the region that it stands in is read out. */
const SILENT = () => undefined;

/** It comes a moment after the deletion: whoever is somewhere else by then stays there. */
function takeFocusIfNobodyHasIt(button: HTMLButtonElement | null): void {
  if (document.activeElement === null || document.activeElement === document.body) button?.focus();
}

/** One message of `Toasts`. The way to take something back has the focus, since what had it is gone. */
export function PortalToast({ id, text, undo, closeLabel, onClosed }: ToastProps) {
  const styles = useStyles();
  const toasterId = useId('toaster');
  const { dispatchToast, dismissToast } = useToastController(toasterId);

  const show = useEffectEvent(() => {
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
                    ref={takeFocusIfNobodyHasIt}
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
        toastId: id,
        intent: 'success',
        timeout: -1,
        onStatusChange: (_, { status }) => {
          if (status === 'dismissed') onClosed();
        },
      },
    );
  });
  useEffect(() => {
    show();
    return () => dismissToast(id);
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
