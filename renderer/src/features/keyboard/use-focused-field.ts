import { useEffect, useState } from 'react';
import { textFieldOf } from '#renderer/features/keyboard/text-field-element.ts';

type FocusedField = ReturnType<typeof textFieldOf>;

/** The focused text field with its keyboard kind. Suppresses the operating system's own keyboard. */
export function useFocusedField(): FocusedField {
  const [focused, setFocused] = useState<FocusedField>(null);

  useEffect(() => {
    let isPressed = false;
    const look = () => {
      const found = textFieldOf(document.activeElement);
      // Without the keys the page moves: what a finger is on must stay below it until it is let go.
      if (found === null && isPressed) return;
      found?.field.setAttribute('virtualkeyboardpolicy', 'manual');
      setFocused((before) => (before?.field === found?.field ? before : found));
    };
    const lookSoon = () => void setTimeout(look);
    const press = () => {
      isPressed = true;
    };
    const letGo = () => {
      isPressed = false;
      lookSoon();
    };
    look();
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', letGo, true);
    document.addEventListener('pointercancel', letGo, true);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', lookSoon);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', letGo, true);
      document.removeEventListener('pointercancel', letGo, true);
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
