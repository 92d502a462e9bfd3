import { useEffect, useState } from 'react';
import { areLettersOn, isForPage } from '#renderer/features/operator/keys/listening.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { useOfferedActions, usePageActions } from '#renderer/ui/staff/page-actions.tsx';

const load = async () =>
  (await import('#renderer/features/operator/keys/keys-dialog.tsx')).KeysDialog;

/** Runs what the open page offers by letters, and lists them by `?`, which the search box does as well. */
export function PageKeys() {
  const { t } = useTranslation();
  const offered = useOfferedActions();
  const [isOpen, setOpen] = useState(false);
  usePageActions([{ text: t('keys.title'), run: () => setOpen(true) }]);
  useEffect(() => {
    function actByKey(event: KeyboardEvent): void {
      const { ctrlKey, metaKey, altKey, shiftKey, key, code } = event;
      if (ctrlKey || metaKey || altKey || !isForPage(event) || !areLettersOn()) return;
      const run =
        key === '?'
          ? () => setOpen(true)
          : offered().find(({ letter }) => !shiftKey && code === `Key${letter}`)?.run;
      if (run === undefined) return;
      event.preventDefault();
      run();
    }
    document.addEventListener('keydown', actByKey);
    return () => document.removeEventListener('keydown', actByKey);
  }, [offered]);
  return isOpen && <OpenedPart load={load} props={{ onClose: () => setOpen(false) }} />;
}
