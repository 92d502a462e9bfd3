import { makeStyles } from '@griffel/react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Keys } from '#renderer/features/keyboard/keys.tsx';
import { useFocusedField } from '#renderer/features/keyboard/use-focused-field.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';

/** Fluent's dialogs stand at a million. */
const ABOVE_DIALOGS = 1_000_001;

const useStyles = makeStyles({
  keyboard: {
    position: 'fixed',
    insetInline: 0,
    bottom: '4.5rem',
    zIndex: ABOVE_DIALOGS,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '6px',
    padding: `${space.s} ${space.s}`,
    borderTop: `1px solid ${token.colorNeutralStroke2}`,
    backgroundColor: token.colorNeutralBackground4,
    touchAction: 'manipulation',
    userSelect: 'none',
  },
});

/**
 * Keys on the screen for whatever text field has the focus. They type into the field itself: nothing is kept here,
 * nothing is suggested, and the focus stays where it is. Whoever uses the Tab key has a keyboard and passes it by.
 */
export function OnScreenKeyboard() {
  const styles = useStyles();
  const { t } = useTranslation();
  const focused = useFocusedField();
  const field = focused?.field;

  useEffect(() => {
    if (field === undefined) return undefined;
    const { dataset } = document.documentElement;
    dataset['keyboard'] = '';
    field.scrollIntoView({ block: 'nearest' });
    return () => {
      delete dataset['keyboard'];
    };
  }, [field]);

  if (focused === null) return null;
  return createPortal(
    <div
      role="region"
      aria-label={t('keyboard.label')}
      // All beside an open dialog is hidden from assistive technology, but what types into it must not be.
      data-tabster-never-hide
      className={styles.keyboard}
      ref={keepFocus}
    >
      <Keys key={focused.kind} kind={focused.kind} field={focused.field} />
    </div>,
    document.body,
  );
}

/** A press on the keys, or between them, leaves the focus in the field. */
function keepFocus(keyboard: HTMLDivElement | null): () => void {
  const keep = (event: MouseEvent) => event.preventDefault();
  keyboard?.addEventListener('mousedown', keep);
  return () => keyboard?.removeEventListener('mousedown', keep);
}
