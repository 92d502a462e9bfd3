import { makeStyles } from '@griffel/react';
import { type ComponentType, useEffect, useState } from 'react';
import { isBehindDialog } from '#renderer/ui/staff/behind-dialog.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { below } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { Icon } from '#renderer/ui/pictures/icon.tsx';

const useStyles = makeStyles({
  open: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minHeight: '36px',
    margin: '4px 0',
    padding: `0 ${space.s}`,
    border: '1px solid currentColor',
    borderRadius: token.borderRadiusLarge,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontSize: token.fontSizeBase300,
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline' },
    // As large as a finger needs.
    [below.lg]: { minHeight: '44px' },
  },
  keys: { font: 'inherit', fontSize: token.fontSizeBase200, [below.md]: { display: 'none' } },
});

/** The dialog that the button opens. */
type SearchDialog = ComponentType<{ readonly onClose: () => void }>;

/** As keyboards have it, in every language. */
const KEYS = 'Ctrl+K';

/** By its place on the keyboard, whatever the language. */
const isShortcut = ({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent) =>
  code === 'KeyK' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** The button of an area's search box, which Ctrl+K opens on every page. */
export function SearchBox({
  load,
  areas,
}: {
  readonly load: () => Promise<SearchDialog>;
  /** The words that the dialog needs. */
  readonly areas: readonly Area[];
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // What is typed right after Ctrl+K belongs to the box, which must be there by then.
    load().catch(() => undefined);
    function openByKey(event: KeyboardEvent): void {
      if (!isShortcut(event)) return;
      // The browser has a use of its own for it.
      event.preventDefault();
      if (!isBehindDialog()) setOpen(true);
    }
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, [load]);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        className={styles.open}
        onClick={() => setOpen(true)}
      >
        <Icon icon="search" />
        {t('find.open')}
        <kbd className={styles.keys}>{KEYS}</kbd>
      </button>
      {isOpen && <OpenedPart load={load} areas={areas} props={{ onClose: () => setOpen(false) }} />}
    </>
  );
}
