import { makeStyles } from '@griffel/react';
import { type ReactNode, createContext, use, useCallback, useEffect, useState } from 'react';
import { from, onPaper } from '#renderer/theme/breakpoints.ts';
import { space } from '#renderer/theme/token.ts';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';
import type { ToastProps } from '#renderer/ui/feedback/toast.tsx';

/** How long a message without an action stays, in milliseconds. */
const TOAST_DURATION_MS = 7000;

/** A message about something done, perhaps with a way to undo it; then it stays until it is closed. */
type Message = Pick<ToastProps, 'text' | 'undo'> & {
  /** Called when the person closes it; the focus was inside. */
  readonly onClosed?: () => void;
};

/** Shows a message in place of the previous one. Returns a function that closes it. */
export type ShowToast = (message: Message) => () => void;

const ToastsContext = createContext<ShowToast>(() => () => undefined);

export function useToasts(): ShowToast {
  return use(ToastsContext);
}

const useStyles = makeStyles({
  region: {
    position: 'fixed',
    zIndex: 50,
    bottom: '5rem',
    insetInline: 0,
    display: 'grid',
    justifyItems: 'center',
    padding: space.s,
    pointerEvents: 'none',
    [from.lg]: { bottom: 0, insetInlineStart: 'auto', padding: space.l },
    [onPaper]: { display: 'none' },
  },
});

const loadToast = async () => (await import('#renderer/ui/feedback/toast.tsx')).PortalToast;

/** Provides `useToasts`, and shows its messages above the lower edge of the window. */
export function Toasts({
  closeLabel,
  children,
}: {
  readonly closeLabel: string;
  readonly children: ReactNode;
}) {
  const [shown, setShown] = useState<(Message & Pick<ToastProps, 'id' | 'focused'>) | null>(null);

  const close = useCallback((id: string) => {
    setShown((now) => (now?.id === id ? null : now));
  }, []);
  const showToast = useCallback(
    (message: Message) => {
      const id = crypto.randomUUID();
      setShown({ ...message, id, focused: document.activeElement });
      return () => close(id);
    },
    [close],
  );

  // Not Fluent's own timer: it is an animation, which reduced motion would end immediately.
  useEffect(() => {
    if (shown === null || shown.undo !== undefined) return undefined;
    const timer = setTimeout(() => setShown(null), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <ToastsContext value={showToast}>
      {children}
      <div role="status" data-toasts className={useStyles().region}>
        {shown !== null && (
          <LazyPart
            load={loadToast}
            props={{
              ...shown,
              closeLabel,
              onClosed: () => {
                close(shown.id);
                shown.onClosed?.();
              },
            }}
            quiet
          />
        )}
      </div>
    </ToastsContext>
  );
}
