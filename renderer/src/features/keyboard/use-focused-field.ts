import { useEffect, useState } from 'react';
import { textFieldOf } from '#renderer/features/keyboard/text-field-element.ts';

type FocusedField = ReturnType<typeof textFieldOf>;

/** The focused text field with its keyboard kind. Suppresses the operating system's own keyboard. */
export function useFocusedField(): FocusedField {
  const [focused, setFocused] = useState<FocusedField>(null);

  useEffect(() => {
    const look = () => {
      const found = textFieldOf(document.activeElement);
      found?.field.setAttribute('virtualkeyboardpolicy', 'manual');
      setFocused((before) => (before?.field === found?.field ? before : found));
    };
    const lookSoon = () => void setTimeout(look);
    look();
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', lookSoon);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', lookSoon);
    };
  }, []);

  // A focused field that is removed from the page fires no event.
  const field = focused?.field;
  useEffect(() => {
    if (field === undefined) return undefined;
    const watcher = new MutationObserver(() => {
      if (!field.isConnected) setFocused(null);
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [field]);

  return focused;
}
