import { useEffect, useState } from 'react';
import { textFieldOf } from '#renderer/features/keyboard/text-field-element.ts';

type FocusedField = ReturnType<typeof textFieldOf>;

/** The text field that has the focus and the keyboard for it. The operating system's own keyboard is kept away. */
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

  // A field that leaves the page with the focus in it does not say so.
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
