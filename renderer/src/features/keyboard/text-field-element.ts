import { type KeyboardKind, kindOfField } from '#renderer/features/keyboard/kind-of-field.ts';

export type TextFieldElement = HTMLInputElement | HTMLTextAreaElement;

/** The text field that an element is, with the keyboard for it; null when nothing is typed into it. */
export function textFieldOf(
  element: EventTarget | null,
): { readonly field: TextFieldElement; readonly kind: KeyboardKind } | null {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (!isField) return null;
  const kind = kindOfField(element);
  return kind === null ? null : { field: element, kind };
}

/** The text field after this one in the same form, or null. */
export function nextFieldOf(field: TextFieldElement): TextFieldElement | null {
  const fields = [...(field.form?.elements ?? [])].flatMap((element) => {
    const found = textFieldOf(element);
    return found === null ? [] : [found.field];
  });
  return fields[fields.indexOf(field) + 1] ?? null;
}

/**
 * Types into the field that has the focus as a real keyboard does: at the caret or over what is marked, within the
 * field's length, with the events that forms listen to. There is no other command that does all of it.
 */
export function typeText(text: string): void {
  document.execCommand('insertText', false, text);
}

/** Deletes what is marked, or the character before the caret. */
export function deleteBack(): void {
  document.execCommand('delete');
}
