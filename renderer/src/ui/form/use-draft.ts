import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';

const draftSchema = z.record(z.string(), z.string().check(z.maxLength(10_000)));

/**
 * Keeps what is typed into a form of text fields across a reload of the same tab (session storage, gone with the tab).
 * Gives the function that forgets it.
 */
export function useDraft<Values extends Record<string, string>>(
  key: string,
  form: UseFormReturn<Values>,
): () => void {
  const { reset, control, getValues } = form;
  useEffect(() => {
    const draft = readDraft(key);
    const current = getValues();
    const restored = Object.entries(current).map(([name, value]) => [name, draft[name] ?? value]);
    reset(Object.fromEntries(restored), { keepDefaultValues: true });
  }, [key, reset, getValues]);

  const values = useWatch({ control });
  useEffect(() => {
    const empty = Object.values(values).every((value) => value === '');
    if (!empty) window.sessionStorage.setItem(key, JSON.stringify(values));
  }, [key, values]);

  return () => window.sessionStorage.removeItem(key);
}

/** What was kept, or nothing when it cannot be read. */
function readDraft(key: string): Readonly<Record<string, string>> {
  const text = window.sessionStorage.getItem(key);
  if (text === null) return {};
  try {
    return z.parse(draftSchema, JSON.parse(text));
  } catch {
    window.sessionStorage.removeItem(key);
    return {};
  }
}
