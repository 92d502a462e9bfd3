import { type KeyboardKind, kindOfField } from '#renderer/features/keyboard/kind-of-field.ts';

export type TextFieldElement = HTMLInputElement | HTMLTextAreaElement;

/** The element as a text field with its keyboard kind; null if nothing is typed into it. */
export function textFieldOf(
  element: EventTarget | null,
): { readonly field: TextFieldElement; readonly kind: KeyboardKind } | null {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (!isField) return null;
  const kind = kindOfField(element);
  return kind === null ? null : { field: element, kind };
}

/** The next text field in the same form, or else on the page; null if there is none. */
export function nextFieldOf(field: TextFieldElement): TextFieldElement | null {
  // A field that is saved while typing has no form.
  const around = field.form?.elements ?? field.closest('main')?.querySelectorAll('*') ?? [];
  const fields = [...around].flatMap((element) => {
    const found = textFieldOf(element);
    return found === null ? [] : [found.field];
  });
  return fields[fields.indexOf(field) + 1] ?? null;
}

/**
 * Types into the focused field as a real keyboard does: at the caret or over the selection, within the maximum length,
 * and with the events that forms listen to. No other command does all of that.
 */
export function typeText(text: string): void {
  document.execCommand('insertText', false, text);
}

/** Deletes the selection, or the character before the caret. */
export function deleteBack(): void {
  document.execCommand('delete');
}
