import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { readDraft } from '#renderer/ui/form/draft.ts';

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
    const draft = readDraft(window.sessionStorage.getItem(key));
    const current = getValues();
    const restored = Object.entries(current).map(([name, value]) => [
      name,
      draft.get(name) ?? value,
    ]);
    reset(Object.fromEntries(restored), { keepDefaultValues: true });
  }, [key, reset, getValues]);

  const values = useWatch({ control });
  useEffect(() => {
    const empty = Object.values(values).every((value) => value === '');
    if (!empty) window.sessionStorage.setItem(key, JSON.stringify(values));
  }, [key, values]);

  return () => window.sessionStorage.removeItem(key);
}
