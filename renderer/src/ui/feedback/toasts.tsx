import { makeStyles } from '@griffel/react';
import { type ReactNode, createContext, use, useCallback, useEffect, useState } from 'react';
import { from, onPaper } from '#renderer/theme/breakpoints.ts';
import { space } from '#renderer/theme/token.ts';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';
import type { ToastProps } from '#renderer/ui/feedback/toast.tsx';

/** How long a message that asks for nothing stays, in milliseconds. */
const STAYS_MS = 7000;

/** Something that was done, in words, and perhaps the way to take it back: then it stays until it is closed. */
type Done = Pick<ToastProps, 'text' | 'undo'> & {
  /** Called when the person closes it: the focus was in it. */
  readonly onClosed?: () => void;
};

/** Shows a message in place of the one before. The answer takes it away again. */
export type SayDone = (done: Done) => () => void;

const ToastsContext = createContext<SayDone>(() => () => undefined);

export function useToasts(): SayDone {
  return use(ToastsContext);
}

const useStyles = makeStyles({
  region: {
    position: 'fixed',
    zIndex: 50,
    inset: 'auto 0 5rem',
    display: 'grid',
    justifyItems: 'center',
    padding: space.s,
    pointerEvents: 'none',
    [from.lg]: { inset: 'auto 0 0 auto', padding: space.l },
    [onPaper]: { display: 'none' },
  },
});

const loadToast = async () => (await import('#renderer/ui/feedback/toast.tsx')).PortalToast;

/** Gives what it surrounds a way to say that something was done, and shows that above the lower edge of the window. */
export function Toasts({
  closeLabel,
  children,
}: {
  readonly closeLabel: string;
  readonly children: ReactNode;
}) {
  const [shown, setShown] = useState<(Done & Pick<ToastProps, 'id' | 'focused'>) | null>(null);

  const close = useCallback((id: string) => {
    setShown((now) => (now?.id === id ? null : now));
  }, []);
  const say = useCallback(
    (done: Done) => {
      const id = crypto.randomUUID();
      setShown({ ...done, id, focused: document.activeElement });
      return () => close(id);
    },
    [close],
  );

  // Not Fluent's own timer: that is an animation, which less motion would end at once.
  useEffect(() => {
    if (shown === null || shown.undo !== undefined) return undefined;
    const timer = setTimeout(() => setShown(null), STAYS_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <ToastsContext value={say}>
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
