import { useEffect, useState } from 'react';
import { sha256Of } from '#renderer/ui/key-facts/statement-text.ts';

/** Whether a text is the one that a hash names. */
export type TextCheck = 'checking' | 'right' | 'wrong';

/** Computes the hash of a text in this browser, and compares it. */
export function useTextCheck(text: string, expected: string): TextCheck {
  const [checked, setChecked] = useState<{ readonly text: string; readonly hash: string } | null>(
    null,
  );
  useEffect(() => {
    let gone = false;
    // If the browser cannot compute it, the text counts as a different one.
    const found = sha256Of(text).catch(() => '');
    void found.then((hash) => {
      if (!gone) setChecked({ text, hash });
    });
    return () => {
      gone = true;
    };
  }, [text]);
  if (checked?.text !== text) return 'checking';
  return checked.hash === expected ? 'right' : 'wrong';
}
