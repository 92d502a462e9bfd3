import { useEffect, useRef } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { useWhenSignedOut } from '#renderer/platform/context/use-when-signed-out.ts';
import { tabStorage } from '#renderer/platform/tab-storage.ts';
import { type DraftKey, draftOf, readDraft } from '#renderer/ui/form/draft.ts';

/**
 * Keeps a form's texts across a reload of the same tab (session storage, gone with the tab): those of the fields named
 * in `kept`, or of all fields. Signing out clears form and draft. Returns a function that forgets the draft.
 */
export function useDraft<Values extends FieldValues>(
  key: DraftKey,
  form: UseFormReturn<Values>,
  kept?: readonly (keyof Values & string)[],
): () => void {
  const { reset, control, getValues } = form;
  const filledLate = useRef<{ readonly field: HTMLInputElement; readonly text: string }>(null);
  useEffect(() => {
    const draft = readDraft(tabStorage.getItem(key));
    const current = getValues();
    // A field that is only shown later has no value yet.
    const names = new Set([...Object.keys(current), ...(kept ?? [])]);
    const restored = [...names].map((name) => [
      name,
      isKept(name, kept) ? (draft.get(name) ?? current[name]) : current[name],
    ]);
    filledLate.current = focusedFieldOf(draft);
    reset(Object.fromEntries(restored), { keepDefaultValues: true });
  }, [key, kept, reset, getValues]);

  const values = useWatch({ control });
  const { defaultValues } = form.formState;
  useEffect(() => {
    const draft = draftOf(values, defaultValues ?? {}, (name) => isKept(name, kept));
    if (draft !== null) tabStorage.setItem(key, draft);
    // As in a field that one tabs into: what is typed next replaces what was filled in under the caret.
    const { field, text } = filledLate.current ?? {};
    if (field === undefined || field.value !== text) return;
    filledLate.current = null;
    if (field === document.activeElement) field.select();
  }, [key, kept, values, defaultValues]);

  const forget = () => tabStorage.removeItem(key);
  useWhenSignedOut(() => {
    reset();
    forget();
  });
  return forget;
}

/** The field that has the focus, if the draft is about to change it. */
function focusedFieldOf(draft: ReadonlyMap<string, string>) {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return null;
  const text = draft.get(field.name);
  return text === undefined || text === field.value ? null : { field, text };
}

function isKept(name: string, kept: readonly string[] | undefined): boolean {
  return kept === undefined || kept.includes(name);
}
