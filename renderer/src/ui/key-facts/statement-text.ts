import { useEffect, useState } from 'react';
import {
  type KeyFactsStatement,
  keyFactsStatement,
} from '#domain/lending/offers/key-facts-statement.ts';

/** The statement in a text; null if it holds none, or was removed. */
export function statementIn(text: string | null): KeyFactsStatement | null {
  if (text === null) return null;
  try {
    const { success, data } = keyFactsStatement.safeParse(JSON.parse(text));
    return success ? data : null;
  } catch {
    return null;
  }
}

/** SHA-256 of a text in UTF-8, in hexadecimal digits, as the gateway names a statement. */
export async function sha256Of(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a text is the one that a hash names. */
type TextCheck = 'checking' | 'right' | 'wrong';

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
