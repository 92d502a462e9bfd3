import { makeStyles } from '@griffel/react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Keys } from '#renderer/features/keyboard/keys.tsx';
import { useFocusedField } from '#renderer/features/keyboard/use-focused-field.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';

/** Fluent's dialogs have a z-index of a million. */
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
 * On-screen keys for the focused text field. They type into the field itself: nothing is stored or suggested, and the
 * focus stays in the field. They are our own because the usual library (simple-keyboard) keeps what is typed, passwords too,
 * and writes markup that the desktop's content security policy refuses (decision 14). The keys are not in the tab order,
 * since people who use the Tab key have a keyboard.
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
    const show = () => field.scrollIntoView({ block: 'nearest' });
    show();
    // What is around it changes its height meanwhile: an error, a text area that grows, the window.
    field.addEventListener('input', show);
    window.addEventListener('resize', show);
    return () => {
      delete dataset['keyboard'];
      field.removeEventListener('input', show);
      window.removeEventListener('resize', show);
    };
  }, [field]);

  if (focused === null) return null;
  return createPortal(
    <div
      role="region"
      aria-label={t('keyboard.label')}
      // An open dialog hides everything else from assistive technology; the keyboard that types into it must stay
      // visible.
      data-tabster-never-hide
      className={styles.keyboard}
      ref={keepFocus}
    >
      <Keys key={focused.kind} kind={focused.kind} field={focused.field} />
    </div>,
    document.body,
  );
}

/** Keeps the focus in the field when keys, or the gaps between them, are pressed. */
function keepFocus(keyboard: HTMLDivElement | null): () => void {
  const keep = (event: MouseEvent) => event.preventDefault();
  keyboard?.addEventListener('mousedown', keep);
  return () => keyboard?.removeEventListener('mousedown', keep);
}
