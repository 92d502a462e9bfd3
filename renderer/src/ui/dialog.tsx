import { makeStyles, mergeClasses } from '@griffel/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  dialog: {
    width: 'min(38rem, 100vw - 2rem)',
    maxHeight: 'calc(100vh - 2rem)',
    padding: 'clamp(1.5rem, 4vw, 2.5rem)',
    border: 'none',
    borderRadius: token.borderRadius4XLarge,
    backgroundColor: token.colorNeutralBackground1,
    color: token.colorNeutralForeground1,
    boxShadow: token.shadow64,
    '::backdrop': { backgroundColor: token.colorBackgroundOverlay },
  },
  content: { display: 'flex', flexDirection: 'column', gap: space.l },
  centred: { alignItems: 'center', textAlign: 'center' },
  title: { fontSize: token.fontSizeHero700 },
});

/** A question or a note above the page, which waits until it is closed. Escape and a press beside it close it. */
export function Dialog({
  title,
  urgent = false,
  onClose,
  children,
}: {
  readonly title: string;
  /** Whether it is read out at once, whatever else is being said. */
  readonly urgent?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      role={urgent ? 'alertdialog' : undefined}
      aria-labelledby={id}
      aria-describedby={urgent ? `${id}-text` : undefined}
      closedby="any"
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div id={`${id}-text`} className={mergeClasses(styles.content, styles.centred)}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
